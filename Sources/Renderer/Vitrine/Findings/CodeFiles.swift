import Synchronization
import VitrineFiles

/// The Swift sources of a project, in which statements have the line that archives name.
public final class CodeFiles: Sendable {
  /// The folder of the sources; `nil` if there are none.
  private let folder: String?
  private let name: @Sendable (String) -> String
  /// The paths below the folder, by the names of files; `nil` before they are needed.
  private let listed = Mutex<[String: [String]]?>(nil)
  /// The paths of string tables; `nil` before they are needed.
  private let tables = Mutex<[String]?>(nil)
  /// The files of statements: many findings have the same, and a file may have to be read for it.
  private let found = Mutex<[CodeLocation: String?]>([:])

  /// Creates a project without sources.
  public init() { (folder, name) = (nil, { $0 }) }

  /// Creates the project of the Swift sources in a folder and its subfolders.
  ///
  /// They are listed when the first statement is looked for; a folder that cannot be read has none.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - name: returns the name of a file in findings for its path below the folder.
  public init(folder: String, name: @escaping @Sendable (String) -> String = { $0 }) {
    (self.folder, self.name) = (folder, name)
  }

  private var paths: [String: [String]] {
    listed.withLock { listed in
      if let listed { return listed }
      let all = folder.flatMap { try? SourceFiles.paths($0) } ?? []
      let paths = Dictionary(grouping: all) { PathName.last(of: $0) ?? $0 }
      listed = paths
      return paths
    }
  }

  /// Returns the place of the first statement that is in one of the sources; `nil` if none is.
  ///
  /// - Parameter statements: a view's statement and those around it, the innermost first.
  public func place(of statements: [CodeLocation]) -> FindingPlace? {
    statements.lazy.compactMap(place).first
  }

  /// Returns the place of a line in the only source of a name; `nil` if there are several or none.
  package func place(ofFile name: String, line: Int) -> FindingPlace? {
    let named = paths[name] ?? []
    return named.count == 1
      ? named.first.map { FindingPlace(file: self.name($0), line: line) } : nil
  }

  /// Returns the place of a key in a string table of the project; of the table, if its text does not
  /// have the key as it is, and `nil` without a table.
  ///
  /// A catalogue holds all languages.
  package func place(ofKey key: String?, table: String, language: String) -> FindingPlace? {
    let all = tables.withLock { tables in
      let known =
        tables ?? folder.flatMap { try? SourceFiles.paths($0, of: SourceFiles.tables) } ?? []
      tables = known
      return known
    }
    let own = "\(language).lproj/\(table)"
    let places = ["\(table).xcstrings", own + ".strings", own + ".stringsdict"]
    let paths = all.filter { places.contains(where: $0.isBelow) }
    guard let folder, let path = paths.first, paths.count == 1 else { return nil }
    let line = key.flatMap { key in
      (try? SourceFiles.bytes(path, in: folder)).flatMap { CodeFiles.line(of: key, in: $0) }
    }
    return FindingPlace(file: name(path), line: line)
  }

  /// The line of a table that begins with a key in quotes, as Xcode writes catalogues and tables.
  private static func line(of key: String, in bytes: [UInt8]) -> Int? {
    let quoted = JSONValue.string(key).dumpText
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix(quoted) else { return false }
      return text.dropFirst(quoted.count).first { $0 != " " }.map { ":=".contains($0) } ?? false
    }.map { $0 + 1 }
  }

  /// Returns a finding with the place of its view, if it is in one of the sources.
  package func located(_ finding: Finding) -> Finding {
    var finding = finding
    finding.source = place(of: finding.statements) ?? finding.source
    return finding
  }

  package func place(of statement: CodeLocation) -> FindingPlace? {
    let known = found.withLock { $0[statement] }
    let path = known ?? path(of: statement)
    if known == nil { found.withLock { $0[statement] = .some(path) } }
    return path.map {
      FindingPlace(file: name($0), line: statement.line, column: statement.column)
    }
  }

  /// The only file of this name below a folder that is named like the module; without such a
  /// folder, the only file of this name in which a statement begins at the place.
  private func path(of statement: CodeLocation) -> String? {
    let named = paths[statement.file.name] ?? []
    let inModule = named.filter { path in
      path.split(separator: "/").dropLast().contains {
        CodeFiles.moduleName(of: $0) == statement.file.module
      }
    }
    if inModule.count == 1 { return inModule.first }
    let others = (inModule.isEmpty ? named : inModule).filter { begins(statement, in: $0) }
    return others.count == 1 ? others.first : nil
  }

  /// The name of the module of a target: characters other than letters and digits are underscores.
  private static func moduleName(of target: Substring) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Whether a word of a file begins at a place.
  private func begins(_ statement: CodeLocation, in path: String) -> Bool {
    guard let folder, let bytes = try? SourceFiles.bytes(path, in: folder) else { return false }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(statement.line - 1) else { return false }
    let line = lines[statement.line - 1]
    guard let first = line.dropFirst(statement.column - 1).first, first > UInt8(ascii: " ") else {
      return false
    }
    let before = line.prefix(statement.column - 1).last
    return before.map { " \t{;".utf8.contains($0) } ?? true
  }
}

extension String {
  /// Whether a path ends in another one, at the beginning of a name.
  fileprivate func isBelow(_ path: String) -> Bool { self == path || hasSuffix("/" + path) }
}
