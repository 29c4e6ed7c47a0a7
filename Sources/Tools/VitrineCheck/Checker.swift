import Vitrine

/// Checks the pictures of widgets by rules.
public struct Checker: Sendable {
  /// The applied rules and their severities.
  public var configuration: CheckConfiguration
  /// Whether all combinations of axes are checked instead of a selection.
  public var isThorough = false
  /// The families and presentations to check; `nil` for all of a widget.
  public var targets: [RenderTarget]?
  /// The devices to check; `nil` for the standard and the smallest one of each family.
  public var devices: [Device]?
  /// The configurations to check; `nil` for those that a widget recommends.
  package var edited: [EditedConfiguration]?
  /// Returns the archive of a widget that was made for a request; `nil` if there is only one.
  package var archived: Archived?
  private let renderer: Renderer

  /// Returns the archive of the same widget that was made under the conditions of a request.
  package typealias Archived =
    @Sendable (WidgetDocument, RenderRequest) throws(ArchiveError) -> WidgetDocument

  /// Creates a checker with a configuration.
  public init(
    renderer: Renderer, configuration: CheckConfiguration = CheckConfiguration()
  ) {
    self.configuration = configuration
    self.renderer = renderer
  }

  /// The findings in a widget.
  public struct Result: Hashable, Sendable {
    /// The findings, the most severe first.
    public var findings: [Finding] = []
    /// The number of accepted findings.
    public var accepted = 0
    /// Which of the configuration's acceptances accepted one, as indices.
    package var used: Set<Int> = []
    /// The number of checked pictures.
    public var pictures = 0
    /// The reasons why pictures could not be laid out, without duplicates.
    public var failures: [ArchiveError] = []
    /// The reasons why pictures are not checked, because the archive was not made for their
    /// conditions, without duplicates.
    public var omissions: [ArchiveError] = []
  }

  /// Checks a widget.
  ///
  /// - Parameter progress: called after each picture, on any thread.
  public func check(
    _ document: WidgetDocument, progress: @Sendable (_ picture: String) -> Void = { _ in }
  ) -> Result {
    let targets = targets(of: document)
    let checks = Parallel.map(targets.count) { index in
      TargetCheck(document, targets[index], self, renderer).result(progress)
    }
    return finished(
      document, checks,
      DocumentCheck(document, self).findings(checks.compactMap(\.privacy)))
  }

  /// Checks one picture of a widget, without the rules for the whole widget, such as its timeline.
  public func check(_ document: WidgetDocument, showing request: RenderRequest) -> Result {
    let check = TargetCheck(document, request.target, self, renderer)
    return finished(document, [check.result(of: request)], [])
  }

  /// Returns the number of pictures that a check of a widget lays out.
  public func pictureCount(of document: WidgetDocument) -> Int {
    targets(of: document).map { CasePlan(document, $0, self).cases.count }
      .reduce(0, +)
  }

  /// Returns the requests of the pictures that a check of a widget lays out.
  package func requests(of document: WidgetDocument) -> [RenderRequest] {
    targets(of: document).flatMap {
      CasePlan(document, $0, self).cases.map(\.request)
    }
  }

  /// The families and presentations of a widget that are checked.
  func targets(of document: WidgetDocument) -> [RenderTarget] {
    let own = document.targets.isEmpty ? [.family(.systemSmall)] : document.targets
    return own.filter { target in
      (targets?.contains(target) ?? true)
        && (devices?.contains { $0.size(of: target, on: .current) != nil } ?? true)
    }
  }

  private func finished(
    _ document: WidgetDocument, _ checks: [TargetCheck.Outcome], _ whole: [Finding]
  ) -> Result {
    var result = Result()
    for finding in whole + checks.flatMap(\.findings) {
      if let index = configuration.acceptance(of: finding) {
        result.accepted += 1
        result.used.insert(index)
      } else {
        result.findings.append(finding)
      }
    }
    result.findings.sort { ($0.severity.rank, $0.file) < ($1.severity.rank, $1.file) }
    result.pictures = checks.map(\.pictures).reduce(0, +)
    for failure in checks.flatMap(\.failures) where !result.failures.contains(failure) {
      result.failures.append(failure)
    }
    for omission in checks.flatMap(\.omissions) where !result.omissions.contains(omission) {
      result.omissions.append(omission)
    }
    return result
  }
}
