#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a job and its outcome travel: a length, as many bytes of JSON, and after them the bytes that the
/// JSON announces.
enum HelperMessage {
  /// A job, before the bytes of its file.
  struct Request: Codable {
    var kind: Kind
    var format: ImageFormat
    var natural = PictureSize(width: 0, height: 0)
    var width = 0
    var height = 0
    /// How many bytes the file has.
    var count: Int

    enum Kind: String, Codable { case size, pixels }
  }

  /// An outcome, before its pixels.
  struct Answer: Codable {
    var size: PictureSize?
    var error: ImageError?
    /// How many bytes of pixels follow.
    var count = 0
  }

  /// Most bytes of the JSON.
  static let mostBytes = 64 << 10

  /// The message of a value.
  static func bytes(_ value: some Encodable) -> [UInt8] {
    let json = (try? JSONEncoder().encode(value)).map(Array.init) ?? []
    return withUnsafeBytes(of: UInt32(clamping: json.count).littleEndian) { Array($0) } + json
  }

  /// Reads a message; `nil` where the other end is gone or says something else.
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
    var request = HelperMessage.Request(kind: .size, format: format, count: count)
    switch self {
    case .vectorSize, .webPSize: break
    case .vectorPixels(_, let natural, let width, let height):
      (request.kind, request.natural) = (.pixels, natural)
      (request.width, request.height) = (width, height)
    case .webPPixels(let width, let height):
      (request.kind, request.width, request.height) = (.pixels, width, height)
    }
    return request
  }

  /// The job that travelled.
  init(_ request: HelperMessage.Request) {
    switch (request.kind, request.format) {
    case (.size, .webP): self = .webPSize
    case (.size, let format): self = .vectorSize(format)
    case (.pixels, .webP): self = .webPPixels(width: request.width, height: request.height)
    case (.pixels, let format):
      self = .vectorPixels(
        format, natural: request.natural, width: request.width, height: request.height)
    }
  }
}
