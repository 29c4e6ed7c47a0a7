import VitrinePayloads

/// Answers notifications of Live Activities as Apple's push notification service does.
///
/// It does not check tokens of devices or senders: any client that reaches it may send.
///
/// Source: Apple's documentation, "Sending notification requests to APNs".
package enum PushService {
  /// The headers that the service reads.
  package static let headers = [
    ":method", ":path", "apns-id", "apns-push-type", "apns-topic", "apns-priority",
    "apns-expiration", "apns-collapse-id",
  ]

  /// The end of the topic of a Live Activity.
  private static let topicEnding = ".push-type.liveactivity"
  /// The start of the path of a request.
  private static let path = "/3/device/"
  /// The maximum size of `apns-collapse-id`, in bytes.
  private static let mostCollapseBytes = 64

  /// Accepts or refuses a request.
  ///
  /// - Parameter accept: receives the notification, and returns whether there is room for it.
  package static func answer(
    _ request: HTTP2Request, _ accept: ([UInt8]) -> Bool
  ) -> HTTP2Response {
    let given = request.headers["apns-id"]
    let id = given.flatMap { isUUID($0) ? $0.uppercased() : nil } ?? makeID()
    var refusal = refusal(of: request)
    if refusal == nil, !accept(request.body) { refusal = .tooManyRequests }
    var response = HTTP2Response(status: refusal?.status ?? 200, headers: [("apns-id", id)])
    if let refusal { response.body = Array("{\"reason\":\"\(refusal.rawValue)\"}".utf8) }
    return response
  }

  private static func refusal(of request: HTTP2Request) -> PushRefusal? {
    let headers = request.headers
    guard headers[":method"] == "POST" else { return .methodNotAllowed }
    guard let path = headers[":path"], path.hasPrefix(self.path) else { return .badPath }
    let token = path.dropFirst(self.path.count)
    if token.isEmpty { return .missingDeviceToken }
    guard token.utf8.count.isMultiple(of: 2), token.utf8.allSatisfy(isHexadecimal) else {
      return .badDeviceToken
    }
    return refusal(ofHeaders: headers, repeated: request.repeated)
      ?? refusal(ofBytes: request.sentBytes)
  }

  private static func refusal(
    ofHeaders headers: [String: String], repeated: [String]
  ) -> PushRefusal? {
    if !repeated.isEmpty { return .duplicateHeaders }
    guard headers["apns-push-type"] == "liveactivity" else { return .invalidPushType }
    guard let topic = headers["apns-topic"], !topic.isEmpty else { return .missingTopic }
    guard topic.hasSuffix(topicEnding), topic.utf8.count > topicEnding.utf8.count else {
      return .badTopic
    }
    if let id = headers["apns-id"], !isUUID(id) { return .badMessageId }
    if let priority = headers["apns-priority"], !["1", "5", "10"].contains(priority) {
      return .badPriority
    }
    if let date = headers["apns-expiration"], Int64(date).map({ $0 < 0 }) ?? true {
      return .badExpirationDate
    }
    guard (headers["apns-collapse-id"]?.utf8.count ?? 0) <= mostCollapseBytes else {
      return .badCollapseId
    }
    return nil
  }

  private static func refusal(ofBytes count: Int) -> PushRefusal? {
    if count == 0 { return .payloadEmpty }
    return count > PushPayload.mostBytes ? .payloadTooLarge : nil
  }

  // MARK: Identifiers

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    case _: false
    }
  }

  /// The lengths of the groups of a UUID, in letters.
  private static let groups = [8, 4, 4, 4, 12]

  private static func isUUID(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == groups && parts.allSatisfy { $0.allSatisfy(isHexadecimal) }
  }

  private static func makeID() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789ABCDEF")
    return groups.map { count in
      String((0..<count).map { _ in digits[Int(generator.next() % 16)] })
    }.joined(separator: "-")
  }
}
