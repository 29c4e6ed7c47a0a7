import SwiftUI

extension View {
  /// Says which URL a tap on the widget opens.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    archived { _ in url.map { [.widgetURL($0.absoluteString)] } ?? [] }
  }

  /// Puts the view into the group that tinted surfaces draw in their accent.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    recorded("widgetAccentable")
  }

  /// Gives an accessory a label, which some watch faces show around it.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { recorded("widgetLabel") }
  /// Gives an accessory a label.
  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    recorded("widgetLabel")
  }
  /// Gives an accessory a label.
  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    recorded("widgetLabel")
  }
  /// Gives an accessory a label.
  @_disfavoredOverload
  nonisolated public func widgetLabel(_ label: LocalizedStringResource) -> some View {
    recorded("widgetLabel")
  }

  /// Bends content along a watch face's corner.
  nonisolated public func widgetCurvesContent(_ curves: Bool = true) -> some View {
    recorded("widgetCurvesContent")
  }

  /// Colours what lies behind a Live Activity on the Lock Screen.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    recorded("activityBackgroundTint")
  }

  /// Colours the system's buttons beside a Live Activity.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    recorded("activitySystemActionForegroundColor", .none)
  }

  /// Says what becomes of a region of the Dynamic Island that is too wide.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { noted(.placement(verticalPlacement)) }

  /// The words that tell what holding the Action button does.
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View {
    noted(.actionHint(Text(hint)))
  }
  /// The words that tell what holding the Action button does.
  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    noted(.actionHint(Text(hint)))
  }
  /// The words that tell what holding the Action button does.
  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    noted(.actionHint(Text(hint)))
  }
  /// The words that tell what holding the Action button does.
  nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View {
    noted(.actionHint(hint))
  }

  /// The text that Control Center shows for a moment after a press.
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View {
    noted(.status(Text(status)))
  }
  /// The text that Control Center shows for a moment after a press.
  @_disfavoredOverload
  nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
    noted(.status(Text(status)))
  }
  /// The text that Control Center shows for a moment after a press.
  @_disfavoredOverload
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    noted(.status(Text(status)))
  }
  /// The text that Control Center shows for a moment after a press.
  nonisolated public func controlWidgetStatus(_ status: Text) -> some View {
    noted(.status(status))
  }
}

extension Image {
  /// Says how a tinted surface colours the image.
  nonisolated public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { recorded("widgetAccentedRenderingMode") }
}

/// How a tinted surface colours an image.
public enum WidgetAccentedRenderingMode: Sendable, Hashable {
  /// In the accent's group, grey, grey in the accent's group, or as it is.
  case accented, desaturated, accentedDesaturated, fullColor
}
