import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineSnapshot

/// The reports that are merged or commented on, which must be of whole runs.
struct ReportParts {
  private var parts: [(path: String, report: RunReport)] = []

  /// Adds the report at a path.
  mutating func add(_ report: RunReport, _ path: String) { parts.append((path, report)) }

  /// Checks that each part of a run is there once, and no golden is in two reports.
  ///
  /// - Throws: `CommandError` that names the part or the golden.
  func check() throws(CommandError) {
    for goldens in parts.map(\.report.goldens).withoutRepeats {
      let same = parts.filter { $0.report.goldens == goldens }
      try ReportParts.checkShards(same)
      var owners: [String: String] = [:]
      for (path, report) in same {
        for name in report.identical + report.results.map(\.name) {
          guard let other = owners.updateValue(path, forKey: name) else { continue }
          throw ReportParts.failure(
            "has '\(name.singleLine)', as '\(other.singleLine)' has",
            hint: "merge each report once, and those of one run", path)
        }
      }
    }
  }

  private static func checkShards(
    _ parts: [(path: String, report: RunReport)]
  ) throws(CommandError) {
    guard let first = parts.first(where: { $0.report.shard != nil }) else { return }
    var known: [Int: String] = [:]
    var count: Int?
    for (path, report) in parts {
      guard let shard = report.shard.flatMap(Shard.init), shard.count == count ?? shard.count else {
        throw failure(
          "is \(report.shard.map { "part \($0.singleLine)" } ?? "not a part"), "
            + "but '\(first.path.singleLine)' is part \((first.report.shard ?? "").singleLine)",
          hint: "merge the parts of one run", path)
      }
      count = shard.count
      guard let other = known.updateValue(path, forKey: shard.index) else { continue }
      throw failure(
        "is part \(shard.text), as '\(other.singleLine)' is", hint: "merge each part once", path)
    }
    let missing = (1...(count ?? 1)).filter { known[$0] == nil }.map { "\($0)/\(count ?? 1)" }
    guard !missing.isEmpty else { return }
    throw failure(
      "is a part of a run, and \(missing.joined(separator: ", ")) "
        + "\(missing.count == 1 ? "is" : "are") missing",
      hint: "merge all parts: vitrine report merge PART… -o DIR", first.path)
  }

  private static func failure(_ message: String, hint: String, _ path: String) -> CommandError {
    .failed(ReportedDiagnostic(.error, message, hint: hint, file: path), .unusable)
  }
}
