import SwiftUI
internal import VitrineModel

/// Which values of the environment say what a view is evaluated under.
enum ConditionKeys {
  private static let keys: [(condition: ViewCondition, keys: Set<ObjectIdentifier>)] = [
    (.colorScheme, EnvironmentReads.keys(of: \.colorScheme)),
    (.state, EnvironmentReads.keys(of: \.redactionReasons)),
    (.renderingMode, EnvironmentReads.keys(of: \.widgetRenderingMode)),
    (.luminance, EnvironmentReads.keys(of: \.isLuminanceReduced)),
    (.background, EnvironmentReads.keys(of: \.showsWidgetContainerBackground)),
  ]

  /// The conditions that a view depends on when it has read keys.
  ///
  /// Whether content is stale is no value of the environment: a view may always depend on it.
  static func read(_ read: Set<ObjectIdentifier>, _ axes: VariantAxes) -> Set<ViewCondition> {
    var conditions = Set(keys.filter { !$0.keys.isDisjoint(with: read) }.map(\.condition))
    if axes.staleness.count > 1 { conditions.insert(.staleness) }
    return conditions
  }
}
