import Vitrine

/// A report on a run, or on several runs that share the cases.
public struct RunReport: Hashable, Sendable, Codable {
  /// The number of cases with each outcome.
  public private(set) var counts: [String: Int] = [:]
  /// All results except the identical ones, in alphabetical order.
  public var results: [GoldenResult] = []
  /// The names of the cases with identical pictures.
  public var identical: [String] = []
  /// The times of identical cases in seconds, by name; `nil` in old reports.
  public var times: [String: Double]?
  /// Pictures and frames that belong to no case, relative to the golden folder.
  public var orphans: [String] = []
  /// The numbers of identical goldens that another engine or other fonts drew, by fingerprint.
  public var foreign: [String: Int] = [:]
  /// The fingerprint of the engine that drew the pictures of this run.
  public var engine = Engine.fingerprint
  /// The fingerprints of the engines of merged runs, if they differ; `nil` otherwise.
  public var engines: [String]?
  /// The part of the goldens that was verified, `K/N`; `nil` for all of them, and in old reports.
  public var shard: String?
  /// The path of the golden folder.
  public var goldens: String
  /// The folder for failed pictures.
  public var pending: String
  /// The warnings of the program of widgets; `nil` for archives, and in old reports.
  public var warnings: [String]?
  /// Whether they fail the run; `nil` if not.
  public var isStrict: Bool?
  /// The kinds of the program's widgets without a picture in the matrix; `nil` for archives.
  public var omitted: [String]?
  /// Why no picture was compared; `nil` if one was.
  public var emptiness: String?
  /// Whether a run without pictures passes anyway; `nil` in old reports.
  public var allowsEmptiness: Bool?
  /// The duration of the run, in seconds.
  public var seconds = 0.0
  /// The number of cases processed at a time.
  public var jobs = 1

  /// Creates an empty report.
  public init(goldens: String, pending: String) {
    self.goldens = ProjectPath.relative(goldens)
    self.pending = ProjectPath.relative(pending)
  }

  /// The report with paths that are valid on another machine.
  var portable: RunReport {
    var report = self
    report.goldens = ProjectPath.portable(goldens)
    report.pending = ProjectPath.portable(pending)
    report.results = results.map(\.portable)
    return report
  }

  /// Adds a result.
  public mutating func note(_ result: GoldenResult) {
    counts[result.outcome.rawValue, default: 0] += 1
    if result.outcome == .identical {
      identical.append(result.name)
      if let seconds = result.seconds {
        times = (times ?? [:]).merging([result.name: seconds]) { $1 }
      }
      if let fingerprint = result.fingerprint { foreign[fingerprint, default: 0] += 1 }
    } else {
      results.append(result)
    }
  }

  /// Returns the number of cases with an outcome.
  public func count(_ outcome: GoldenResult.Outcome) -> Int { counts[outcome.rawValue] ?? 0 }

  /// The number of cases with each outcome, as the lists contain them.
  var listed: [String: Int] {
    let outcomes = results.map(\.outcome) + identical.map { _ in .identical }
    return Dictionary(outcomes.map { ($0.rawValue, 1) }, uniquingKeysWith: +)
  }

  /// The number of cases.
  public var total: Int { counts.values.reduce(0, +) }

  /// The sentence about a run that compared nothing; `nil` if a picture was compared.
  package var emptinessText: String? {
    guard total == 0 else { return nil }
    return "nothing was verified" + (emptiness.map { ": \($0)" } ?? "")
  }

  /// The results that fail the run.
  public var failures: [GoldenResult] { results.filter(\.isFailure) }

  /// A note for each group of identical goldens that another engine drew, and one for merged runs of
  /// several engines.
  public var notes: [String] {
    let mixed = engines.map { "the merged runs were drawn by \($0.joined(separator: " and "))" }
    return foreign.sorted { $0.key < $1.key }.map { fingerprint, count in
      "\(count.counted("identical golden was", "identical goldens were")) drawn by \(fingerprint); "
        + "this is \(engine)"
    } + [mixed].compactMap { $0 } + (omitted ?? []).map { "the matrix has no picture of '\($0)'" }
  }

  /// Returns the report on the cases of this run and another.
  ///
  /// Runs that share the cases of one folder have the same orphans; those of other folders are
  /// added.
  public func merged(with other: RunReport) -> RunReport {
    var report = self
    report.shard = nil
    report.results = (results + other.results).sorted { $0.name < $1.name }
    report.identical = (identical + other.identical).sorted()
    report.counts = report.listed
    let engines = Set((engines ?? [engine]) + (other.engines ?? [other.engine])).sorted()
    report.engines = engines.count > 1 ? engines : nil
    if let others = other.times { report.times = (times ?? [:]).merging(others) { $1 } }
    report.warnings = ((warnings ?? []) + (other.warnings ?? [])).withoutRepeats
    report.omitted = ((omitted ?? []) + (other.omitted ?? [])).withoutRepeats
    report.isStrict = isStrict ?? other.isStrict
    report.orphans = Set(orphans + other.orphans).sorted()
    report.emptiness = report.total == 0 ? emptiness ?? other.emptiness : nil
    report.foreign.merge(other.foreign, uniquingKeysWith: +)
    report.seconds = max(seconds, other.seconds)
    report.jobs = jobs + other.jobs
    return report
  }
}
