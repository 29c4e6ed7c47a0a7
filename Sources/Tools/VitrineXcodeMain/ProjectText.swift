import VitrineArguments
import VitrineXcode

/// What is said of a target before anything is compiled.
enum ProjectText {
  static func table(_ report: TargetReport) -> String {
    var text = "\(report.target) (\(report.platform.rawValue), \(report.files.counted("file")))\n"
    let (what, shown) =
      report.isOfPreviews ? ("previews", report.previews) : ("widgets", report.widgets)
    text += section(
      what, shown.map { [$0.name, "\($0.file):\($0.line)"] },
      none: "the sources declare no \(what)")
    text += section("imports", report.imports.map(line), none: nil)
    text += section("packages", report.packages.map { [$0] }, none: nil)
    text += section("left out", report.leftOut.map { [$0.file, $0.reason] }, none: nil)
    text += section("notes", report.notes.map { [$0] }, none: nil)
    return text
  }

  private static func line(_ module: TargetReport.Import) -> [String] {
    guard let effect = module.effect else { return [module.module, "has no stand-in"] }
    return [module.module, effect.rawValue, module.summary ?? ""]
  }

  private static func section(_ title: String, _ rows: [[String]], none: String?) -> String {
    guard !rows.isEmpty else { return none.map { "  \(title): \($0)\n" } ?? "" }
    return "  \(title):\n" + TextTable.text(rows.map { ["   "] + $0 })
  }
}
