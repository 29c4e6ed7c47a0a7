import FoundationEssentials
import VitrinePlatform

/// Messages between the compiler and a plugin: the length of JSON in eight bytes, little-endian,
/// followed by the JSON.
///
/// Source: `PluginMessages` of the Swift compiler's sources.
package enum PluginTransport {
  private static let headerLength = 8
  /// The maximum length of a message, more than any source with macros.
  private static let longestMessage = 1 << 30

  /// Reads the next message; `nil` if there are no more, or for invalid data.
  package static func read() -> PluginRequest? {
    guard let header = bytes(headerLength) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard 1...UInt64(longestMessage) ~= length, let body = bytes(Int(length)) else { return nil }
    return (try? JSONDecoder().decode(PluginRequest.self, from: Data(body))) ?? .unknown
  }

  /// Writes a reply; a broken pipe is noticed by the next read.
  package static func write(_ reply: PluginReply) {
    guard let body = try? JSONEncoder().encode(reply) else { return }
    let length = UInt64(body.count)
    var rest = (0..<headerLength).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + body
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { SystemCalls.write(1, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest.removeFirst(count)
    }
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var result = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = result.withUnsafeMutableBytes { buffer in
        SystemCalls.read(0, buffer.baseAddress?.advanced(by: filled), count - filled)
      }
      guard got > 0 else { return nil }
      filled += got
    }
    return result
  }
}
