/// How the code of a widget can see a property of requests, which decides what an archive has to be
/// made for.
package enum AxisVisibility: String, CaseIterable, Sendable {
  /// Code cannot see it: only drawing depends on it.
  case drawing
  /// An archive has what code shows for each value: a family, an entry, or a variant of a view.
  case archived
  /// Code sees it through the surface of its views, and the archive records whether it looked.
  case surface
  /// Code can read it anywhere and at any time, so that it runs once for each value.
  case process

  /// Whether another value needs another evaluation of the code.
  package var needsEvaluation: Bool { self == .surface || self == .process }
}

extension RequestAxis {
  /// The axes for whose values code is evaluated; archives hold what it shows for those of the
  /// others.
  package static let evaluated = all.filter(\.visibility.needsEvaluation)
}
