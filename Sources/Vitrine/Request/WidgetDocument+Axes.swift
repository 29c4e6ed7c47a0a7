import VitrineCoding
import VitrineDevices

/// A combination of the values of axes, and the surface that it means.
package struct AxisCombination: Sendable {
  /// The request of the combination.
  package let request: RenderRequest
  /// The device and the place, or the error if there are none.
  package let surface: Result<ResolvedSurface, ArchiveError>

  init(_ request: RenderRequest) {
    self.request = request
    surface = Result { () throws(ArchiveError) in try ResolvedSurface(request) }
  }

  /// Whether a device and a place show it.
  var isShown: Bool { if case .success = surface { true } else { false } }
}

extension RequestAxes {
  /// The combinations for a widget that has given targets; without targets the families of the
  /// axes, or the small one.
  ///
  /// With several places and appearances, each shows the targets that it supports; with a single
  /// one, an error explains why it cannot.
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
    // A device or a place does not show all families, so 'all' leaves out the others.
    if includesAllTargets, !shown.isEmpty { return shown }
    return AxisCombination.first(of: all)
  }

  /// The axes with those of the targets that a member of a bundle has: of a bundle each widget is
  /// drawn in what is its own; of one widget all is tried.
  fileprivate func limited(to document: WidgetDocument) -> RequestAxes {
    guard document.isMember, let targets = self.target else { return self }
    var axes = self
    axes.target = targets.filter(document.targets.contains)
    return axes
  }
}

extension AxisCombination {
  /// Of combinations that differ in their targets alone the first that is shown, or else the first.
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
  /// The combinations of the axes' values for this widget: its first family, unless they say
  /// otherwise.
  package func combinations(_ axes: RequestAxes) -> [AxisCombination] {
    axes.limited(to: self).combinations(of: targets.isEmpty ? [.family(.systemSmall)] : targets)
  }

  /// Returns the resolved requests of every combination of the axes' values, or the error of a
  /// combination that cannot be drawn.
  public func resolve(_ axes: RequestAxes) -> [Result<ResolvedRequest, ArchiveError>] {
    combinations(axes).map { combination in
      Result { () throws(ArchiveError) in
        try resolve(try inDocument { () throws(ArchiveError) in try combination.surface.get() })
      }
    }
  }
}
