import Vitrine
import VitrineCommandLine

extension OutputFiles {
  /// Checks that a folder of failed pictures or of a report is not among the goldens, where its files
  /// would be goldens, and does not contain them.
  ///
  /// - Throws: `CommandError` when it is or does; a hidden folder among goldens is none of them.
  static func checkIsApart(
    _ folder: String, _ option: String, from goldens: String
  ) throws(CommandError) {
    let (one, other) = (names(of: folder), names(of: goldens))
    let shared = zip(one, other).prefix { $0 == $1 }.count
    let next = (one + other.dropFirst(shared)).dropFirst(shared).first
    guard shared == min(one.count, other.count), next?.hasPrefix(".") != true else { return }
    throw .usage(
      "the folder of \(option), '\(folder.singleLine)', and that of the goldens, "
        + "'\(goldens.singleLine)', must not contain each other, so that no golden is overwritten",
      hint: "name another folder")
  }

  /// The names of a path without links; what does not exist yet has none.
  private static func names(of path: String) -> [String] {
    if let path = FileReader.resolved(path) { return path.split(separator: "/").map(String.init) }
    guard let last = PathName.last(of: path) else { return [] }
    return names(of: FileWriter.folder(of: GoldenOptions.withoutSlashes(path))) + [last]
  }

  /// Checks that a folder can take a report, and replaces none that somebody else wrote.
  ///
  /// - Throws: `CommandError` when it cannot.
  static func checkTakesReport(_ folder: String) throws(CommandError) {
    try checkTakesPage(folder)
    let path = "\(GoldenOptions.withoutSlashes(folder))/\(report)"
    guard FileReader.resolved(path) != nil, (try? read(path)) == nil else { return }
    throw .usage(
      "'\(path.singleLine)' was not written by Vitrine, and is not replaced",
      hint: "name another folder, or move the file")
  }
}
