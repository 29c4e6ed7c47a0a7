import Vitrine

/// The report on a run, or on several runs that share the cases.
public struct RunReport: Hashable, Sendable, Codable {
  /// How many cases ended in each way.
  public var counts: [String: Int] = [:]
  /// All results but the identical ones, in alphabetical order.
  public var results: [GoldenResult] = []
  /// Names of the cases whose pictures are identical.
  public var identical: [String] = []
  /// How many seconds the identical ones took, by name; `nil` in old reports.
  public var times: [String: Double]?
  /// Pictures and frames that belong to no case, as seen from the golden folder.
  public var orphans: [String] = []
  /// Identical goldens that another engine or other faces drew, by what drew them.
  public var foreign: [String: Int] = [:]
  /// The fingerprint of the engine that drew the pictures of this run.
  public var engine = Engine.fingerprint
  /// The golden folder.
  public var goldens: String
  /// The folder in which failed pictures wait.
  public var pending: String
  /// How long it took, in seconds.
  public var seconds = 0.0
  /// How many cases were worked on at a time.
  public var jobs = 1

  /// Creates a run report.
  public init(goldens: String, pending: String) {
    self.goldens = ProjectPath.relative(goldens)
    self.pending = ProjectPath.relative(pending)
  }

  /// The report with paths that mean the same on another machine.
  var portable: RunReport {
    var report = self
    report.goldens = ProjectPath.portable(goldens)
    report.pending = ProjectPath.portable(pending)
    report.results = results.map(\.portable)
    return report
  }

  /// Notes a result.
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

  /// How many cases ended in a way.
  public func count(_ outcome: GoldenResult.Outcome) -> Int { counts[outcome.rawValue] ?? 0 }

  /// How many cases there were.
  public var total: Int { counts.values.reduce(0, +) }

  /// The results that fail the run.
  public var failures: [GoldenResult] { results.filter(\.isFailure) }

  /// One note for each group of identical goldens that another engine drew.
  public var notes: [String] {
    foreign.sorted { $0.key < $1.key }.map { fingerprint, count in
      "\(count) identical \(count == 1 ? "golden was" : "goldens were") drawn by \(fingerprint); "
        + "this is \(engine)"
    }
  }

  /// The report on the cases of this run and another.
  ///
  /// Runs that share the cases of one folder find the same orphans; of others all are kept.
  public func merged(with other: RunReport) -> RunReport {
    var report = self
    report.counts.merge(other.counts, uniquingKeysWith: +)
    report.results = (results + other.results).sorted { $0.name < $1.name }
    report.identical = (identical + other.identical).sorted()
    if let others = other.times { report.times = (times ?? [:]).merging(others) { $1 } }
    report.orphans = Set(orphans + other.orphans).sorted()
    report.foreign.merge(other.foreign, uniquingKeysWith: +)
    report.seconds = max(seconds, other.seconds)
    report.jobs = jobs + other.jobs
    return report
  }
}
