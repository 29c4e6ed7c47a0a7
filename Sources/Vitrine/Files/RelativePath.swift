/// A path below a folder, as archives, reports and matrices may name it.
///
/// Whoever wrote it, it leads nowhere but into the folder: it has names without separators and
/// control characters, never `..`, and each fits into a file system.
package struct RelativePath: Hashable, Sendable, CustomStringConvertible {
  /// Why a text is not such a path.
  package enum Fault: Error, Hashable, Sendable {
    /// There is no name in it.
    case empty
    /// It starts at the root, or steps up.
    case leadsOut(String)
    /// A name has a character that steers terminals or ends lines.
    case controlCharacter(String)
    /// A name has more bytes than file systems take, or the path more names than are followed.
    case tooLong(String)
    /// It leads into the folder of a version control system, whose files are commands.
    case guarded(String)

    /// The fault in a few words, in lower case.
    package var text: String {
      switch self {
      case .empty: "the name is empty"
      case .leadsOut(let path): "'\(path)' leads out of the folder"
      case .controlCharacter(let name): "'\(name)' has a control character"
      case .tooLong(let name):
        "'\(name.prefix(40))…' is longer than the \(RelativePath.nameBytes) bytes of a file name"
      case .guarded(let path): "'\(path)' is in the folder of a version control system"
      }
    }

    /// A suggestion to resolve the error.
    package var hint: String? {
      switch self {
      case .empty: nil
      case .leadsOut: "a path in a file must be below that file's folder, without '..'"
      case .controlCharacter: "rename it"
      case .tooLong: "give it a shorter name"
      case .guarded: "nothing is ever written there"
      }
    }
  }

  /// Most bytes of a name in UTF-8.
  package static let nameBytes = 255
  /// Most names of a path.
  package static let mostNames = 64
  /// Folders into which nothing is written, in lower case.
  private static let guardedNames: Set<String> = [".git", ".github"]

  /// The names, the innermost last.
  package let names: [String]

  /// Reads a path; empty names and `.` are left out.
  ///
  /// - Throws: `FileError.path`.
  package init(_ text: String) throws(FileError) {
    guard !text.utf8.starts(with: [0x2f]) else { throw .path(.leadsOut(text)) }
    var names: [String] = []
    for name in text.utf8.split(separator: 0x2f).map({ String(Substring($0)) }) where name != "." {
      try RelativePath.check(name, of: text)
      names.append(name)
    }
    guard !names.isEmpty else { throw .path(.empty) }
    guard names.count <= RelativePath.mostNames else { throw .path(.tooLong(text)) }
    self.names = names
  }

  /// Reads a path that must be written in the one way in which its names are joined, as names of
  /// goldens are.
  ///
  /// - Throws: `FileError.path`.
  package init(canonical text: String) throws(FileError) {
    try self.init(text)
    guard description.utf8.elementsEqual(text.utf8) else { throw .path(.leadsOut(text)) }
  }

  /// A path of constant components.
  package init(fixed names: StaticString...) { self.names = names.map(\.description) }

  private init(names: [String]) { self.names = names }

  private static func check(_ name: String, of path: String) throws(FileError) {
    guard name != ".." else { throw .path(.leadsOut(path)) }
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    guard isPlain else { throw .path(.controlCharacter(name)) }
    guard name.utf8.count <= nameBytes else { throw .path(.tooLong(name)) }
  }

  /// The names with slashes between them.
  package var description: String { names.joined(separator: "/") }
  /// The innermost name.
  package var name: String { names.last ?? "" }
  /// The path of the folder that it is in; `nil` when that is where the path begins.
  package var parent: RelativePath? {
    names.count > 1 ? RelativePath(names: names.dropLast()) : nil
  }

  /// The path of something below this one.
  package func appending(_ other: RelativePath) -> RelativePath {
    RelativePath(names: names + other.names)
  }

  /// The path of a file beside this one's end, whose name has `suffix` too.
  ///
  /// - Throws: `FileError.path` when that is too long.
  package func appending(suffix: String) throws(FileError) -> RelativePath {
    try RelativePath(description + suffix)
  }

  /// Makes sure that something may be written there.
  ///
  /// - Throws: `FileError.path`.
  func checkWritable() throws(FileError) {
    guard !names.contains(where: { RelativePath.guardedNames.contains($0.lowercased()) }) else {
      throw .path(.guarded(description))
    }
  }
}
