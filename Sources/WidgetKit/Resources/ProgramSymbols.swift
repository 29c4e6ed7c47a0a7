import Foundation

/// The names in a program's file.
struct ProgramSymbols {
  private let bytes: Data?

  /// Maps a program's file into memory; without one nothing is known.
  init(_ program: URL) { bytes = try? Data(contentsOf: program, options: .alwaysMapped) }

  /// Whether the program has the module whose resources a bundle `Package_Module` holds; yes, where
  /// that cannot be told.
  func hasModule(ofBundle name: String) -> Bool {
    guard let bytes, let mark = name.firstIndex(of: "_") else { return true }
    // A package's name may have underscores too; every ending may be the module.
    var rest = name[name.index(after: mark)...]
    while true {
      if contains("$s\(rest.utf8.count)\(rest)", bytes) { return true }
      guard let next = rest.firstIndex(of: "_") else { return false }
      rest = rest[rest.index(after: next)...]
    }
  }

  private func contains(_ text: String, _ bytes: Data) -> Bool {
    bytes.range(of: Data(text.utf8)) != nil
  }
}
