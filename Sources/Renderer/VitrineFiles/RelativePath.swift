/// A path below a folder, as archives, reports and matrices contain it.
///
/// It never leads out of the folder, even from an untrusted source: its components have no
/// separators and control characters, are never `..`, and fit in a file system.
package struct RelativePath: Hashable, Sendable, CustomStringConvertible {
  /// An error in the text of a path.
  package enum Fault: Error, Hashable, Sendable {
    /// The path has no component.
    case empty
    /// The path is absolute or contains `..`.
    case leadsOut(String)
    /// A component contains a control character, such as a line break.
    case controlCharacter(String)
    /// A component is longer, or the path has more components, than allowed.
    case tooLong(String)
    /// The path leads into the folder of a version control system, whose files may be executed.
    case guarded(String)

    /// The description of the error, in lowercase.
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

  /// The maximum size of a component in bytes of UTF-8.
  package static let nameBytes = 255
  /// The maximum number of components.
  package static let mostNames = 64
  /// Folders to which nothing is written, in lowercase.
  private static let guardedNames: Set<String> = [".git", ".github"]

  /// The components, the innermost last.
  package let names: [String]

  /// Parses a path; empty components and `.` are omitted.
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

  /// Parses a path that must be in its canonical form, as names of goldens are.
  ///
  /// - Throws: `FileError.path`.
  package init(canonical text: String) throws(FileError) {
    try self.init(text)
    guard description.utf8.elementsEqual(text.utf8) else { throw .path(.leadsOut(text)) }
  }

  /// Creates a path of constant components.
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

  /// The components, separated by slashes.
  package var description: String { names.joined(separator: "/") }
  /// The innermost component.
  package var name: String { names.last ?? "" }
  /// The path of the containing folder; `nil` for a single component.
  package var parent: RelativePath? {
    names.count > 1 ? RelativePath(names: names.dropLast()) : nil
  }

  /// The path of an item below this one.
  package func appending(_ other: RelativePath) -> RelativePath {
    RelativePath(names: names + other.names)
  }

  /// Checks that files may be written to the path.
  ///
  /// - Throws: `FileError.path`.
  func checkWritable() throws(FileError) {
    guard !names.contains(where: { RelativePath.guardedNames.contains($0.lowercased()) }) else {
      throw .path(.guarded(description))
    }
  }
}
