import Vitrine

/// The symbols that the Swift source of a project names.
struct ProjectSymbols: Sendable {
  /// A symbol that is not drawn as Apple's set has it.
  struct Missing: Encodable, Sendable {
    /// The name that code and archives give the symbol.
    let name: String
    /// Whether Apple's set has it.
    let isKnown: Bool
    /// The nearest name of Apple's set, for one that it does not have.
    let suggestion: String?
    /// Where it is used: files with lines, in order.
    let places: [String]
  }

  /// How many different symbols are named.
  let count: Int
  /// Those that are not drawn, the most used first.
  let missing: [Missing]

  /// Deepest folder that is looked into.
  private static let mostLevels = 32
  /// Largest source that is read, in bytes.
  private static let mostBytes = 4 << 20
  /// Most files that are read.
  private static let mostFiles = 50_000
  /// Folders of other people's source and of what tools make.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "checkouts",
  ]

  /// Reads the source below a folder, or beside an Xcode project.
  ///
  /// - Throws: `CommandError` for a folder that cannot be read, or that has no Swift source.
  init(_ path: String) throws(CommandError) {
    var places: [String: [String]] = [:]
    var files = 0
    do throws(FileError) {
      let isBundle = [".xcodeproj", ".xcworkspace"].contains { path.hasSuffix($0) }
      let folder = isBundle ? FileWriter.folder(of: path) : path
      try ProjectSymbols.walk(OpenFolder(folder), "", 0) { name, text in
        files += 1
        for use in SymbolUse.all(in: text) {
          places[use.name, default: []].append("\(name):\(use.line)")
        }
        return files < ProjectSymbols.mostFiles
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

  private static func walk(
    _ folder: borrowing OpenFolder, _ prefix: String, _ level: Int,
    _ body: (String, String) -> Bool
  ) throws(FileError) {
    guard level < mostLevels else { return }
    for name in try folder.names() where !name.hasPrefix(".") {
      guard let path = try? RelativePath(name) else { continue }
      switch try folder.entry(at: path) {
      case .folder? where !skipped.contains(name):
        try walk(folder.folder(path), prefix + name + "/", level + 1, body)
      case .file? where name.hasSuffix(".swift"):
        guard let bytes = try? folder.read(path, limit: mostBytes) else { continue }
        guard body(prefix + name, String(decoding: bytes, as: UTF8.self)) else { return }
      default: continue
      }
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
