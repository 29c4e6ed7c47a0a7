#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The encoding of a job and its outcome: a length, as many bytes of JSON, and then the bytes that
/// the JSON announces.
enum HelperMessage {
  /// A job, before the bytes of its file.
  struct Request: Codable {
    var kind: Kind
    var service: HelperService
    var natural = PictureSize(width: 0, height: 0)
    var width = 0
    var height = 0
    /// The maximum number of bytes of the answer.
    var limit = 0
    /// The number of bytes of the file.
    var count: Int

    enum Kind: String, Codable { case size, pixels, faces }
  }

  /// An outcome, before its bytes.
  struct Answer: Codable {
    var size: PictureSize?
    var error: ImageError?
    /// The number of bytes that follow.
    var count = 0
  }

  /// The maximum number of bytes of the JSON.
  static let mostBytes = 64 << 10

  /// The message of a value.
  static func bytes(_ value: some Encodable) -> [UInt8] {
    let json = (try? JSONEncoder().encode(value)).map(Array.init) ?? []
    return withUnsafeBytes(of: UInt32(clamping: json.count).littleEndian) { Array($0) } + json
  }

  /// Reads a message; `nil` if the other end is closed or sends something else.
  static func read<Value: Decodable>(_ type: Value.Type, from channel: HelperChannel) -> Value? {
    guard let head = channel.read(4) else { return nil }
    let count = head.enumerated().reduce(0) { $0 | Int($1.element) << ($1.offset * 8) }
    guard (1...mostBytes).contains(count), let json = channel.read(count) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(json))
  }
}

extension PictureJob {
  /// The job as it travels.
  func request(count: Int) -> HelperMessage.Request {
    var request = HelperMessage.Request(kind: .size, service: service, count: count)
    switch self {
    case .vectorSize, .webPSize: break
    case .vectorPixels(_, let natural, let width, let height):
      (request.kind, request.natural) = (.pixels, natural)
      (request.width, request.height) = (width, height)
    case .webPPixels(let width, let height):
      (request.kind, request.width, request.height) = (.pixels, width, height)
    case .fontFaces(let limit): (request.kind, request.limit) = (.faces, limit)
    }
    return request
  }

  /// The received job; `nil` for one that its service does not perform.
  init?(_ request: HelperMessage.Request) {
    switch (request.kind, request.service) {
    case (.faces, .font): self = .fontFaces(limit: request.limit)
    case (.size, .webP): self = .webPSize
    case (.pixels, .webP): self = .webPPixels(width: request.width, height: request.height)
    case (.size, let service):
      guard let format = service.vectorFormat else { return nil }
      self = .vectorSize(format)
    case (.pixels, let service):
      guard let format = service.vectorFormat else { return nil }
      self = .vectorPixels(
        format, natural: request.natural, width: request.width, height: request.height)
    case (.faces, _): return nil
    }
  }
}
