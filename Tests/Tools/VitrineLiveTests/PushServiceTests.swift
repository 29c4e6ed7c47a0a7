import Foundation
import Testing
import VitrineLive
import VitrinePreview

/// Notifications, received as by Apple's server.
@Suite struct PushServiceTests {
  private static let token = String(repeating: "a1", count: 32)
  private static let id = "123E4567-E89B-12D3-A456-4266554400A0"

  private static func request(
    _ changes: [String: String?] = [:], body: String = "{}"
  ) -> HTTP2Request {
    var headers: [String: String] = [
      ":method": "POST", ":path": "/3/device/\(token)", "apns-push-type": "liveactivity",
      "apns-topic": "com.example.app.push-type.liveactivity", "apns-id": id,
    ]
    for (name, value) in changes { headers[name] = value }
    var request = HTTP2Request(headers: headers)
    request.body = Array(body.utf8)
    request.sentBytes = request.body.count
    return request
  }

  private func answer(_ request: HTTP2Request) -> (status: Int, id: String?, body: String) {
    let response = PushService.answer(request) { _ in true }
    return (
      response.status, response.headers.first { $0.name == "apns-id" }?.value,
      String(decoding: response.body, as: UTF8.self)
    )
  }

  @Test func `a notification is accepted with its own identifier and an empty body`() {
    #expect(answer(PushServiceTests.request()) == (200, PushServiceTests.id, ""))
    let made = answer(PushServiceTests.request(["apns-id": nil])).id ?? ""
    #expect(UUID(uuidString: made) != nil)
  }

  @Test(arguments: PushServiceTests.refused)
  func `what Apple's server rejects is rejected with its reason`(
    refusal: PushRefusal, header: String, value: String?
  ) {
    let (status, _, body) = answer(PushServiceTests.request([header: value]))
    #expect(status == refusal.status)
    #expect(body == "{\"reason\":\"\(refusal.rawValue)\"}")
  }

  private static let refused: [(PushRefusal, String, String?)] = [
    (PushRefusal.methodNotAllowed, ":method", "GET"), (.badPath, ":path", "/3/devices/aa"),
    (.missingDeviceToken, ":path", "/3/device/"), (.badDeviceToken, ":path", "/3/device/xyz"),
    (.invalidPushType, "apns-push-type", "alert"), (.invalidPushType, "apns-push-type", nil),
    (.missingTopic, "apns-topic", nil), (.badTopic, "apns-topic", "com.example.app"),
    (.badMessageId, "apns-id", "1"), (.badPriority, "apns-priority", "7"),
    (.badExpirationDate, "apns-expiration", "soon"),
    (.badCollapseId, "apns-collapse-id", String(repeating: "x", count: 65)),
  ]

  @Test func `bodies are neither empty nor larger than 4,096 bytes, and headers are unique`() {
    #expect(answer(PushServiceTests.request(body: "")).body.contains("PayloadEmpty"))
    let most = String(repeating: "x", count: 4096)
    #expect(answer(PushServiceTests.request(body: most)).status == 200)
    #expect(answer(PushServiceTests.request(body: most + "x")).status == 413)
    var twice = PushServiceTests.request()
    twice.repeated = ["apns-topic"]
    #expect(answer(twice).body.contains("DuplicateHeaders"))
    let full = PushService.answer(PushServiceTests.request()) { _ in false }
    #expect(full.status == 429)
  }
}

/// The server, with clients of third parties.
@Suite struct HTTP2ServerTests {
  /// The received messages.
  private let arrived = Monitor<[[UInt8]]>([])

  private func serve(_ work: (String) throws -> Void) throws {
    let arrived = arrived
    let server = try HTTP2Server(port: 0, headers: PushService.headers) { request in
      PushService.answer(request) { body in
        arrived.withLock { $0.append(body) }
        return true
      }
    }
    defer { server.stop() }
    try work("http://127.0.0.1:\(server.port)")
  }

  /// The output of `nghttp` for sending a file.
  private func send(_ body: String, to address: String, _ options: [String]) throws -> String {
    let folder = try TestFolder()
    try folder.write(body, to: "payload.json")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/nghttp")
    process.arguments =
      ["--verbose", "--data=\(folder.path)/payload.json"]
      + options.map { "--header=\($0)" } + [address]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  private let headers = [
    "apns-push-type: liveactivity", "apns-topic: com.example.app.push-type.liveactivity",
  ]

  @Test func `an HTTP/2 client sends a notification and gets a response`() throws {
    try serve { address in
      let body = #"{"aps": {"event": "end"}}"#
      let text = try send(body, to: "\(address)/3/device/a1b2", headers)
      #expect(text.contains(":status: 200"))
      #expect(text.contains("apns-id: "))
      #expect(arrived.withLock { $0 } == [Array(body.utf8)])
    }
  }

  @Test func `a rejection has a status and a reason`() throws {
    try serve { address in
      let text = try send("{}", to: "\(address)/3/device/a1b2", [headers[0]])
      #expect(text.contains(":status: 400"))
      #expect(text.contains(#"{"reason":"MissingTopic"}"#))
      let large = String(repeating: "x", count: 200_000)
      #expect(
        try send(large, to: "\(address)/3/device/a1b2", headers).contains("PayloadTooLarge"))
      #expect(arrived.withLock { $0 }.isEmpty)
    }
  }

  @Test func `too many headers end the request, but not the server`() throws {
    try serve { address in
      let many = (0..<100).map { "x-\($0): y" }
      let refused = try send("{}", to: "\(address)/3/device/a1b2", headers + many)
      #expect(!refused.contains(":status: 200"))
      #expect(
        try send("{}", to: "\(address)/3/device/a1b2", headers).contains(":status: 200"))
    }
  }

  @Test func `an HTTP/1 client gets an error that names the protocol`() throws {
    try serve { address in
      let url = try #require(URL(string: address))
      let text = try RawConnection.exchange(
        "POST /3/device/a1 HTTP/1.1\r\nHost: \(url.host() ?? "")\r\n\r\n",
        port: UInt16(url.port ?? 0))
      #expect(text.hasPrefix("HTTP/1.1 505 "))
      #expect(text.contains("HTTP/2"))
    }
  }
}

/// Sends bytes that no client library would send.
enum RawConnection {
  static func exchange(_ text: String, port: UInt16) throws -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, size) == 0
      }
    }
    try #require(isOpen)
    let bytes = Array(text.utf8)
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
    var (answer, part) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while true {
      let count = read(descriptor, &part, part.count)
      guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
      answer += part[..<count]
    }
  }
}
