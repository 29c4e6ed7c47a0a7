import Foundation
import WidgetKit

/// The output of a worker, which may be endless.
struct WorkerTalk {
  /// The file that the output goes to.
  let file: URL

  /// The maximum number of bytes to read: only the last message counts.
  private static let mostBytesRead: UInt64 = 1 << 18
  /// The maximum number of bytes that a worker may print.
  static let mostBytes: UInt64 = 1 << 26

  /// The end of the text.
  var text: String {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
    defer { try? handle.close() }
    let size = (try? handle.seekToEnd()) ?? 0
    try? handle.seek(toOffset: size - min(size, WorkerTalk.mostBytesRead))
    return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
  }

  /// The last line of an output with an error; `nil` if there is none.
  ///
  /// What the code has printed before it on the same line is left out if it is longer than a path.
  static func lastError(in talk: String) -> String? {
    guard let line = talk.split(separator: "\n").last(where: { $0.contains("rror: ") }) else {
      return nil
    }
    let error = line.ranges(of: "Fatal error").last?.lowerBound ?? line.startIndex
    let isFar = line[..<error].utf8.count > mostBeforeError
    return String(line[(isFar ? error : line.startIndex)...].prefix(mostOfError))
  }

  private static let mostBeforeError = 1000
  private static let mostOfError = 4000

  /// Whether a worker printed more than it may.
  var isEndless: Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
    return (size?.uint64Value ?? 0) > WorkerTalk.mostBytes
  }
}
