import SwiftUI
internal import enum VitrineModel.Modifier
internal import struct VitrineCoding.Flag
internal import struct VitrineModel.ViewNode

extension View {
  /// Sets the URL that a tap on the widget opens.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    archived { _ in url.map { [.widgetURL($0.absoluteString)] } ?? [] }
  }

  /// Adds the view to the accented group of tinted surfaces.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    archived(.widgetAccentable(Flag(accentable)))
  }

  /// Sets the label of an accessory widget, which some watch faces show around it.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View {
    LabelledView(content: self, label: label())
  }
  /// Sets the label of an accessory widget.
  @StringForm @ResourceForm
  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    widgetLabel { Text(labelKey) }
  }

  /// Sets whether content curves along a watch face's corner.
  nonisolated public func widgetCurvesContent(_ curves: Bool = true) -> some View {
    archived(.widgetCurvesContent(Flag(curves)))
  }

  /// Sets the background colour of a Live Activity on the Lock Screen.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    archived { _ in color.map { [.activityBackgroundTint($0.archived)] } ?? [] }
  }

  /// Sets the colour of the system's buttons next to a Live Activity.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    archived { _ in color.map { [.activitySystemActionForegroundColor($0.archived)] } ?? [] }
  }

  /// Sets the placement of a region of the Dynamic Island that is too wide.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { noted(.placement(verticalPlacement)) }

  /// Sets the hint that describes what holding the Action button does.
  @StringForm @ResourceForm
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View {
    noted(.actionHint(Text(hint)))
  }
  /// Sets the hint that describes what holding the Action button does.
  nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View {
    noted(.actionHint(hint))
  }

  /// Sets the text that Control Center shows for a moment after a press.
  @StringForm @ResourceForm
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View {
    noted(.status(Text(status)))
  }
  /// Sets the text that Control Center shows for a moment after a press.
  nonisolated public func controlWidgetStatus(_ status: Text) -> some View {
    noted(.status(status))
  }
}

/// A view with a label that some watch faces show next to it.
nonisolated private struct LabelledView<Content: View, Label: View>: View, PrimitiveView,
  LocatedView
{
  package var location = KeptLocation()
  package let content: Content
  let label: Label

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    content.lowered(context).modified(by: [.widgetLabel(ViewNode(label.lowered(context)))])
  }
}
