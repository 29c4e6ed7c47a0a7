import Synchronization
import VitrineFiles

/// The Swift sources of a project, in which statements have the line that archives name.
public final class CodeFiles: Sendable {
  /// The folder of the sources; `nil` if there are none.
  private let folder: String?
  private let name: @Sendable (String) -> String
  /// The paths below the folder, by the names of files; `nil` before they are needed.
  private let listed = Mutex<[String: [String]]?>(nil)
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

  /// Returns a finding with the place of its view, if it is in one of the sources.
  package func located(_ finding: Finding) -> Finding {
    var finding = finding
    finding.source = place(of: finding.statements) ?? finding.source
    return finding
  }

  private func place(of statement: CodeLocation) -> FindingPlace? {
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
