import Vitrine
import VitrineCommandLine

/// The symbols that the Swift source of a project names.
struct ProjectSymbols: Sendable {
  /// A symbol that is not drawn like Apple's.
  struct Missing: Encodable, Sendable {
    /// The name of the symbol in code and archives.
    let name: String
    /// Whether SF Symbols has it.
    let isKnown: Bool
    /// The nearest name in SF Symbols, for an unknown symbol.
    let suggestion: String?
    /// The locations that use it: files with lines, in order.
    let places: [String]
  }

  /// The number of different symbols.
  let count: Int
  /// The symbols that are not drawn, the most used first.
  let missing: [Missing]

  /// Reads the source below a folder, or next to an Xcode project.
  ///
  /// - Throws: `CommandError` for a folder that cannot be read, or has no Swift source.
  init(_ path: String) throws(CommandError) {
    var places: [String: [String]] = [:]
    let files: Int
    do throws(FileError) {
      let isBundle = [".xcodeproj", ".xcworkspace"].contains { path.hasSuffix($0) }
      let folder = isBundle ? FileWriter.folder(of: path) : path
      files = try SourceFiles.read(folder) { name, text in
        for use in SymbolUse.all(in: text) {
          places[use.name, default: []].append("\(name):\(use.line)")
        }
        return true
      }
    } catch {
      throw .failed(ReportedDiagnostic(.error, error.text, file: path), .unusable)
    }
    guard files > 0 else {
      throw .failed(
        ReportedDiagnostic(
          .error, "there is no Swift source", hint: "name the project's folder", file: path),
        .unusable)
    }
    count = places.count
    missing = places.compactMap { Missing($0.key, $0.value) }.sorted {
      ($1.places.count, $0.name) < ($0.places.count, $1.name)
    }
  }
}

extension ProjectSymbols.Missing {
  init?(_ name: String, _ places: [String]) {
    switch SymbolDescription.status(of: name) {
    case .drawn: return nil
    case .undrawn: (isKnown, suggestion) = (true, nil)
    case .unknown(let nearest): (isKnown, suggestion) = (false, nearest)
    }
    self.name = name
    self.places = places
  }
}
