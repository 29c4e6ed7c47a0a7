/// Code that reads what strangers send, as a function of bytes.
///
/// Whatever the bytes are, it returns: it does not trap, and it takes no longer than the budgets
/// allow. What it answers does not matter.
package struct FuzzTarget: Sendable {
  /// The name on the command line, and of the folder with what was found.
  package let name: String
  /// Files that it starts with, below the repository's root.
  package let seeds: Seeds
  /// Most bytes of one input.
  package let size: Int
  /// Reads the bytes.
  package let read: @Sendable ([UInt8]) -> Void

  /// Files of a folder, and of those in it, whose names end in one of several ways.
  package struct Seeds: Sendable {
    let folder: String
    let endings: [String]
    /// Inputs that no file has.
    var texts: [String] = []
  }

  init(
    _ name: String, _ seeds: Seeds, size: Int = 1 << 16,
    read: @escaping @Sendable ([UInt8]) -> Void
  ) {
    (self.name, self.seeds, self.size, self.read) = (name, seeds, size, read)
  }

  /// A reader of text; bytes that are not UTF-8 are replaced.
  init(
    _ name: String, texts: [String], size: Int = 1 << 12,
    read: @escaping @Sendable (String) -> Void
  ) {
    self.init(name, Seeds(folder: "", endings: [], texts: texts), size: size) { bytes in
      read(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// All of them.
  package static let all: [FuzzTarget] = archives + images + texts + messages

  /// The target with a name.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
