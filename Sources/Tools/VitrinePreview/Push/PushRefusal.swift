/// The reasons for which Apple's push notification service refuses a request.
///
/// Source: Apple's documentation, "Handling notification responses from APNs".
package enum PushRefusal: String, CaseIterable, Sendable {
  case badCollapseId = "BadCollapseId"
  case badDeviceToken = "BadDeviceToken"
  case badExpirationDate = "BadExpirationDate"
  case badMessageId = "BadMessageId"
  case badPriority = "BadPriority"
  case badTopic = "BadTopic"
  case duplicateHeaders = "DuplicateHeaders"
  case invalidPushType = "InvalidPushType"
  case missingDeviceToken = "MissingDeviceToken"
  case missingTopic = "MissingTopic"
  case payloadEmpty = "PayloadEmpty"
  case badPath = "BadPath"
  case methodNotAllowed = "MethodNotAllowed"
  case payloadTooLarge = "PayloadTooLarge"
  case tooManyRequests = "TooManyRequests"

  /// The HTTP status of the response.
  package var status: Int {
    switch self {
    case .badCollapseId, .badDeviceToken, .badExpirationDate, .badMessageId, .badPriority,
      .badTopic, .duplicateHeaders, .invalidPushType, .missingDeviceToken, .missingTopic,
      .payloadEmpty:
      400
    case .badPath: 404
    case .methodNotAllowed: 405
    case .payloadTooLarge: 413
    case .tooManyRequests: 429
    }
  }
}
