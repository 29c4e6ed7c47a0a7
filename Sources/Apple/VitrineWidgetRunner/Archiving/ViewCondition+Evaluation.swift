import SwiftUI
internal import VitrineArchive
import WidgetKit

/// The conditions for which views are evaluated; the first one changes fastest.
extension [ViewCondition] {
  /// The conditions that can vary when WidgetKit shows a timeline entry.
  static let entry: [ViewCondition] = [
    .colorScheme, .renderingMode, .luminance, .containerBackground, .state,
  ]

  /// The conditions that can vary for a placeholder or an entry in the gallery.
  ///
  /// StandBy and CarPlay show both without their container background.
  static let still: [ViewCondition] = [
    .colorScheme, .renderingMode, .luminance, .containerBackground,
  ]

  /// The conditions that can vary for a Live Activity.
  static let activity: [ViewCondition] = [.colorScheme, .luminance, .staleness, .state]

  /// The conditions that can vary for a Live Activity's Lock Screen view, which StandBy shows too.
  static let lockScreenActivity: [ViewCondition] = activity + [.fullscreen]

  /// Conditions that few views depend on, and that are evaluated only for views that read them.
  static let occasional: [ViewCondition] = [
    .islandWidth, .levelOfDetail, .dynamicTypeSize, .contrast,
  ]

  /// The conditions that a view depends on, from the keys of the environment that its evaluation
  /// has read.
  func read(_ keys: Set<ObjectIdentifier>) -> Set<ViewCondition> {
    Set(filter { $0.environmentKeys.map { !$0.isDisjoint(with: keys) } ?? true })
  }
}

extension ViewCondition {
  /// The keys of the environment that contain the condition; `nil` if a view may depend on it
  /// without reading any.
  var environmentKeys: Set<ObjectIdentifier>? { ViewCondition.keys[self] ?? nil }

  private static let keys: [ViewCondition: Set<ObjectIdentifier>?] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.readKeys) })

  private var readKeys: Set<ObjectIdentifier>? {
    switch self {
    case .colorScheme: EnvironmentReads.keys(of: \.colorScheme)
    case .state: EnvironmentReads.keys(of: \.redactionReasons)
    case .renderingMode: EnvironmentReads.keys(of: \.widgetRenderingMode)
    case .luminance: EnvironmentReads.keys(of: \.isLuminanceReduced)
    case .containerBackground: EnvironmentReads.keys(of: \.showsWidgetContainerBackground)
    // Staleness is part of the context from which an activity's views are created, not of the
    // environment.
    case .staleness: nil
    case .fullscreen: EnvironmentReads.keys(of: \.isActivityFullscreen)
    case .islandWidth: EnvironmentReads.keys(of: \.isDynamicIslandLimitedInWidth)
    case .levelOfDetail: EnvironmentReads.keys(of: \.levelOfDetail)
    case .dynamicTypeSize: EnvironmentReads.keys(of: \.dynamicTypeSize)
    case .contrast: EnvironmentReads.keys(of: \.colorSchemeContrast)
    }
  }
}
