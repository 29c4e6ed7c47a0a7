import VitrineDevices
import VitrineGeometry

/// The environment in which WidgetKit shows a widget's views.
///
/// The names are those of SwiftUI's environment values.
public struct WidgetEnvironment: Hashable, Sendable, Encodable {
  /// The family; `nil` for a Live Activity or a control.
  public let widgetFamily: WidgetFamily?
  /// How the surface treats colours.
  public let widgetRenderingMode: WidgetRenderingMode
  /// The colour scheme: light or dark.
  public let colorScheme: ColorScheme
  /// Whether the display is dimmed.
  public let isLuminanceReduced: Bool
  /// Whether the container background is drawn.
  public let showsWidgetContainerBackground: Bool
  /// The margins around the content, in points, even if the widget disables them.
  ///
  /// Source: Apple's documentation of `widgetContentMargins`.
  public let widgetContentMargins: EdgeInsets
  /// The reasons for which content is hidden.
  public let redactionReasons: [RedactionReason]
  /// Whether buttons and toggles work.
  public let allowsInteraction: Bool

  init(_ resolved: ResolvedRequest) {
    widgetFamily = resolved.request.family
    widgetRenderingMode = resolved.surface.renderingMode
    colorScheme = resolved.surface.colorScheme
    isLuminanceReduced = resolved.request.isLuminanceReduced
    showsWidgetContainerBackground = resolved.showsContainerBackground
    widgetContentMargins =
      resolved.request.family.map { SurfaceMetrics.contentMargins(resolved.surface, $0) } ?? .zero
    redactionReasons = RedactionReason.allCases.filter {
      resolved.visibility.redactionReasons.contains($0.reasons)
    }
    allowsInteraction = resolved.allowsInteraction
  }

  /// One line for each value.
  package var text: String {
    let margins = widgetContentMargins
    let edges = [margins.top, margins.leading, margins.bottom, margins.trailing].map(\.dumpText)
    let reasons = redactionReasons.map(\.rawValue).joined(separator: " ")
    let lines = [
      "widgetFamily \(widgetFamily?.rawValue ?? "–")",
      "widgetRenderingMode \(widgetRenderingMode.rawValue)",
      "colorScheme \(colorScheme.rawValue)",
      "isLuminanceReduced \(isLuminanceReduced)",
      "showsWidgetContainerBackground \(showsWidgetContainerBackground)",
      "widgetContentMargins \(edges.joined(separator: " "))",
      "redactionReasons \(reasons.isEmpty ? "–" : reasons)",
      "allowsInteraction \(allowsInteraction)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
