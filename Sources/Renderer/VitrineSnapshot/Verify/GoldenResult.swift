import Vitrine

/// The result of comparing one golden.
public struct GoldenResult: Hashable, Sendable, Codable {
  /// How the picture compares with its golden.
  public enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// Pixels and frames are the same.
    case identical
    /// Only differences that the comparison allows.
    case equivalent
    /// The content changed, or a view has another position.
    case changed
    /// There is no golden.
    case missing
    /// The golden was written.
    case recorded
    /// The golden exists but cannot be read.
    case unreadable
    /// The picture could not be rendered or written.
    case broken
  }

  /// A cluster of pixels, with the views under it.
  public struct Cluster: Hashable, Sendable, Codable {
    /// The box in points.
    public var box: Rect
    /// The number of differing pixels.
    public var pixels: Int
    /// The innermost views under the cluster.
    public var nodes: [String]
  }

  /// A line of a file.
  public struct Place: Hashable, Sendable, Codable {
    /// The path of the file.
    public var file: String
    /// The line, counted from 1.
    public var line: Int

    /// Creates a place.
    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

    /// Creates the place of a finding; `nil` without a line.
    package init?(_ place: FindingPlace) {
      guard let line = place.line else { return nil }
      self.init(file: place.file, line: line)
    }

    /// The file and the line, in the format of compilers.
    var text: String { "\(ProjectPath.relative(file)):\(line)" }
  }

  /// The name of the case: the archive and the parameters.
  public var name: String
  /// The outcome of the comparison.
  public var outcome: Outcome
  /// A one-line summary of the difference or error; empty for none.
  public var summary = ""
  /// How to fix it.
  public var hint: String?
  /// The path of the golden's picture.
  public var golden: String
  /// The path of the archive.
  public var archive: String
  /// The hashes of the archive and of the files of a pending picture, as they were verified; `nil` in
  /// old reports and unless the picture is pending.
  public var hashes: [String: String]?
  /// The number of differing pixels.
  public var pixels = 0
  /// The largest perceptual distance of two pixels.
  public var maximumDistance = 0.0
  /// The patterns of `ignore` that match none of its views; `nil` for none.
  package var unusedPatterns: [String]?
  /// The clusters of differing pixels, the largest first.
  public var clusters: [Cluster] = []
  /// The views that changed.
  public var nodes: [NodeChange] = []
  /// The findings of rules in the new picture; `nil` if it was not checked, and in old reports.
  public var findings: [Finding]?
  /// The name of the group of similar changes; `nil` if nothing changed.
  public var group: String?
  /// The location of the change or error; `nil` if it is unknown.
  ///
  /// It is the archive's line of the first view that changed, or, for a package, the line of the
  /// source that declares the widget or traps.
  public var place: Place?
  /// The number of pixels per point.
  public var scale = 1.0
  /// The fingerprint of the engine that drew the golden, if it is not the current one.
  public var fingerprint: String?
  /// The duration in seconds; `nil` if it was not measured.
  public var seconds: Double?
  /// The parameters by axis, without those at their default; `nil` in old reports.
  public var parameters: [String: String]?
  /// The name of the archive's golden without its parameters; `nil` in old reports.
  public var subject: String?

  /// Creates the result of a case.
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

  /// The result with paths that are valid on another machine.
  var portable: GoldenResult {
    var result = self
    result.golden = ProjectPath.portable(golden)
    result.archive = ProjectPath.portable(archive)
    result.place = place.map { Place(file: ProjectPath.portable($0.file), line: $0.line) }
    result.findings = findings?.map { finding in
      var finding = finding
      finding.file = ProjectPath.portable(finding.file)
      return finding
    }
    return result
  }

  /// Whether the test fails.
  public var isFailure: Bool {
    switch outcome {
    case .identical, .equivalent, .recorded: false
    case .changed, .missing, .unreadable, .broken: true
    }
  }

  /// Whether the picture is pending, to be accepted or rejected.
  public var isPending: Bool { outcome == .changed || outcome == .missing }

  /// Returns lines about the changes: views, and clusters of pixels that no view explains.
  public func details(limit: Int = 6) -> [String] {
    let lines = changes
    let found = (findings ?? []).prefix(Self.mostFindings).map(\.brief)
    guard lines.count > limit else { return lines + found }
    return lines.prefix(limit) + ["… \(lines.count - limit) more"] + found
  }

  /// The views that changed, the likely cause first, and the areas that differ outside them, in one line
  /// each.
  package var changes: [String] { nodes.map(\.text) + clusters.filter(isUnexplained).map(line) }

  /// Whether no view that changed is or was in an area, so that its colours changed alone.
  private func isUnexplained(_ cluster: Cluster) -> Bool {
    !nodes.contains { node in
      [node.frame, node.oldFrame ?? node.frame].contains {
        $0.intersection(cluster.box) != nil
      }
    }
  }

  /// The maximum number of findings listed for one picture.
  private static let mostFindings = 3

  private func line(_ cluster: Cluster) -> String {
    let nodes = cluster.nodes.isEmpty ? "nothing" : cluster.nodes.joined(separator: ", ")
    return "\(nodes)  (\(cluster.box.dumpText) pt)"
  }
}
