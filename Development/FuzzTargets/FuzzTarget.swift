/// Code that reads untrusted input, as a function of bytes.
///
/// It must return for all bytes, without a trap and within the budgets. Its result does not matter.
package struct FuzzTarget: Sendable {
  /// The name on the command line, and of the folder for inputs that were found.
  package let name: String
  /// The files to start with, relative to the repository's root.
  package let seeds: Seeds
  /// The maximum number of bytes of an input.
  package let size: Int
  /// Reads the bytes.
  package let read: @Sendable ([UInt8]) -> Void

  /// Files in a folder and its subfolders whose names have one of several endings.
  package struct Seeds: Sendable {
    let folder: String
    let endings: [String]
    /// Inputs that are not in files.
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

  /// All targets.
  package static let all: [FuzzTarget] = archives + images + texts + messages

  /// The target with a name.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
