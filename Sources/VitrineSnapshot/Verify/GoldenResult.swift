import Vitrine

/// The result of comparing one golden.
public struct GoldenResult: Hashable, Sendable, Codable {
  /// How the picture compares with its golden.
  public enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// Pixels and frames are the same.
    case identical
    /// Nothing differs but what the comparison allows.
    case equivalent
    /// Something else is shown, or a view has another place.
    case changed
    /// There is no golden.
    case missing
    /// The golden was written.
    case recorded
    /// The golden is there but cannot be read.
    case unreadable
    /// The picture could not be rendered or written.
    case broken
  }

  /// Views under a cluster of pixels.
  public struct Cluster: Hashable, Sendable, Codable {
    /// Its box in points.
    public var box: Rect
    /// How many pixels differ.
    public var pixels: Int
    /// The innermost views under it.
    public var nodes: [String]
  }

  /// A line of a file.
  public struct Place: Hashable, Sendable, Codable {
    /// Path of the file.
    public var file: String
    /// The line, counted from 1.
    public var line: Int

    /// Creates a place.
    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

    /// File and line, as compilers write them.
    var text: String { "\(ProjectPath.relative(file)):\(line)" }
  }

  /// What a rule finds in a picture.
  public struct Fault: Hashable, Sendable, Codable {
    /// Id of the rule, such as `text.cut`.
    public var rule: String
    /// How bad it is, such as `error`.
    public var severity: String
    /// What is wrong, in one line.
    public var message: String
    /// Place of the view in the archive.
    public var path: String

    /// Creates a fault.
    package init(rule: String, severity: String, message: String, path: String) {
      (self.rule, self.severity, self.message, self.path) = (rule, severity, message, path)
    }

    /// Severity, rule and what is wrong.
    var text: String { "\(severity): \(message) [\(rule)]" }
  }

  /// Name of the case: the archive and the parameters.
  public var name: String
  /// The outcome of the comparison.
  public var outcome: Outcome
  /// A one-line summary of the difference or error; empty for none.
  public var summary = ""
  /// A suggestion to resolve the problem.
  public var hint: String?
  /// Path of the golden's picture.
  public var golden: String
  /// Path of the archive.
  public var archive: String
  /// How many pixels differ.
  public var pixels = 0
  /// The largest perceptual distance of two pixels.
  public var maximumDistance = 0.0
  /// Where pixels differ, the largest place first.
  public var clusters: [Cluster] = []
  /// Views that changed.
  public var nodes: [NodeChange] = []
  /// The findings of rules in the new picture; `nil` if it was not checked, and in old reports.
  public var faults: [Fault]?
  /// The name of the group of similar changes; `nil` if nothing changed.
  public var group: String?
  /// The location of the change or error; `nil` if it is not known.
  ///
  /// That is the archive's line of the first view that changed, or, of a package, the line of the
  /// source that declares the widget or traps.
  public var place: Place?
  /// Pixels a point of the picture has.
  public var scale = 1.0
  /// The fingerprint of the engine that drew the golden, if it is not the current one.
  public var fingerprint: String?
  /// How long it took, in seconds; `nil` where nobody measured.
  public var seconds: Double?
  /// The parameters by their axes, those that are as usual left out; `nil` in old reports.
  public var parameters: [String: String]?
  /// Name of the archive's golden without its parameters; `nil` in old reports.
  public var subject: String?

  /// Creates a golden result.
  init(_ golden: GoldenCase, _ outcome: Outcome) {
    name = golden.description
    self.outcome = outcome
    self.golden = golden.picture
    archive = golden.archive
    scale = golden.scale
    subject = golden.subject
    parameters = golden.parameters
    place = golden.declaration
  }

  /// The result with paths that mean the same on another machine.
  var portable: GoldenResult {
    var result = self
    result.golden = ProjectPath.portable(golden)
    result.archive = ProjectPath.portable(archive)
    result.place = place.map { Place(file: ProjectPath.portable($0.file), line: $0.line) }
    return result
  }

  /// Whether the test fails.
  public var isFailure: Bool {
    switch outcome {
    case .identical, .equivalent, .recorded: false
    case .changed, .missing, .unreadable, .broken: true
    }
  }

  /// Whether the picture waits for somebody to accept or reject it.
  public var isPending: Bool { outcome == .changed || outcome == .missing }

  /// The lines that tell what changed: views, and places that no view explains.
  public func details(limit: Int = 6) -> [String] {
    let lines = nodes.map(\.text) + (nodes.isEmpty ? clusters.map(line) : [])
    let found = (faults ?? []).prefix(Self.mostFaults).map(\.text)
    guard lines.count > limit else { return lines + found }
    return lines.prefix(limit) + ["… \(lines.count - limit) more"] + found
  }

  /// Most faults that are told of one picture.
  private static let mostFaults = 3

  private func line(_ cluster: Cluster) -> String {
    let nodes = cluster.nodes.isEmpty ? "nothing" : cluster.nodes.joined(separator: ", ")
    return "\(nodes)  (\(cluster.box.dumpText) pt)"
  }
}
