import Foundation
import VitrineProcess

/// The files that are left out so that the rest compiles.
enum Exclusions {
  /// The files to leave out next, with reasons; empty if that cannot help.
  ///
  /// Files with widgets stay. Files that use missing names are left out first, because other errors
  /// can result from these.
  static func next(
    _ diagnostics: [SourceDiagnostic], plan: StagingPlan, known: [String: String]
  ) -> [String: String] {
    let files = Set(plan.modules.flatMap { $0.files.values }.compactMap { $0.source?.path })
    let candidates = diagnostics.filter { diagnostic in
      files.contains(diagnostic.file) && known[diagnostic.file] == nil
        && !hasWidgets(diagnostic.file)
    }
    // If a file with widgets uses a name that isn't declared anywhere, omitting other files doesn't
    // help.
    let missing = candidates.filter { $0.missing != nil }
    let chosen = missing.isEmpty ? candidates : missing
    return chosen.reduce(into: [:]) { reasons, diagnostic in
      reasons[diagnostic.file] =
        reasons[diagnostic.file] ?? "line \(diagnostic.line): \(diagnostic.message)"
    }
  }

  private static func hasWidgets(_ file: String) -> Bool {
    guard let text = try? ProjectFiles.text(URL(filePath: file)) else { return false }
    return SourceOutline.of(text).declaresWidgets
  }
}
