import VitrineCoding
import VitrineDevices

/// A combination of the values of axes, and its surface.
package struct AxisCombination: Sendable {
  /// The request of the combination.
  package let request: RenderRequest
  /// The device and the place, or the error if no device or place shows it.
  package let surface: Result<ResolvedSurface, ArchiveError>

  init(_ request: RenderRequest) {
    self.request = request
    surface = Result { () throws(ArchiveError) in try ResolvedSurface(request) }
  }

  /// Whether a device and a place show it.
  package var isShown: Bool { if case .success = surface { true } else { false } }
}

extension RequestAxes {
  /// Returns the combinations for a widget with the targets; without targets, for the families of
  /// the axes, or for the small family.
  ///
  /// With several places and appearances, each one shows the targets that it supports; with a
  /// single one, an unsupported target is an error.
  package func combinations(of targets: [RenderTarget] = []) -> [AxisCombination] {
    let combinations = combinationsOfTargets(targets)
    let count = (self.location?.count ?? 1) * (self.appearance?.count ?? 1)
    return count > 1 ? combinations.filter(\.isShown) : combinations
  }

  private func combinationsOfTargets(_ targets: [RenderTarget]) -> [AxisCombination] {
    guard self.target == nil, !targets.isEmpty else { return requests.map(AxisCombination.init) }
    var axes = self
    axes.target = targets
    let all = axes.requests.map(AxisCombination.init)
    let shown = all.filter(\.isShown)
    // No device or place shows all families, so `all` omits those that aren't shown.
    return includesAllTargets && !shown.isEmpty ? shown : AxisCombination.first(of: all)
  }

  /// The axes, limited to the targets of a bundle's member: of a bundle, each widget is drawn in
  /// its own targets; of a single widget, all are tried.
  ///
  /// Configurations are limited to what the widget offers.
  fileprivate func limited(to document: WidgetDocument) -> RequestAxes {
    var axes = self
    axes.configuration = self.configuration?.map(document.archive.applicable).withoutRepeats
    guard document.isMember, let targets = self.target else { return axes }
    axes.target = targets.filter(document.targets.contains)
    return axes
  }
}

extension AxisCombination {
  /// Of combinations that differ only in their targets, the first one that is shown, or otherwise
  /// the first one.
  fileprivate static func first(of all: [AxisCombination]) -> [AxisCombination] {
    var chosen: [RenderRequest: AxisCombination] = [:]
    var order: [RenderRequest] = []
    for combination in all {
      var key = combination.request
      key.target = .family(.systemSmall)
      if chosen[key] == nil { order.append(key) }
      guard let known = chosen[key], known.isShown || !combination.isShown else {
        chosen[key] = combination
        continue
      }
    }
    return order.compactMap { chosen[$0] }
  }
}

extension WidgetDocument {
  /// Returns the combinations of the axes' values for this widget; by default, for its first
  /// family.
  package func combinations(_ axes: RequestAxes) -> [AxisCombination] {
    axes.limited(to: self).combinations(of: targets.isEmpty ? [.family(.systemSmall)] : targets)
  }

  /// Returns the resolved requests of every combination of the axes' values, or the error of a
  /// combination that cannot be drawn.
  public func resolve(_ axes: RequestAxes) -> [Result<ResolvedRequest, ArchiveError>] {
    combinations(axes).map { combination in
      Result { () throws(ArchiveError) in try resolve(combination) }
    }
  }

  /// Resolves the request of a combination.
  ///
  /// - Throws: `ArchiveError` if no device or place shows it, or the archive does not match it.
  package func resolve(_ combination: AxisCombination) throws(ArchiveError) -> ResolvedRequest {
    try resolve(try inDocument { () throws(ArchiveError) in try combination.surface.get() })
  }
}
