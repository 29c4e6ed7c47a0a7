import Foundation

/// What a worker printed, which may be without end.
struct WorkerTalk {
  let file: URL

  /// Most bytes that are read: the last complaint is the one that counts.
  private static let mostBytesRead: UInt64 = 1 << 18
  /// Most bytes that a worker prints.
  static let mostBytes: UInt64 = 1 << 26

  /// The end of the text.
  var text: String {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
    defer { try? handle.close() }
    let size = (try? handle.seekToEnd()) ?? 0
    try? handle.seek(toOffset: size - min(size, WorkerTalk.mostBytesRead))
    return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
  }

  /// Whether it is more than a program that works prints.
  var isEndless: Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
    return (size?.uint64Value ?? 0) > WorkerTalk.mostBytes
  }
}
