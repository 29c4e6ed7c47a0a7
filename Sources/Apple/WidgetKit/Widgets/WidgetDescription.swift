import SwiftUI
package import VitrineArchive

/// The description of a widget, collected from its configuration and modifiers.
package struct WidgetDescription {
  /// The source of the content.
  package enum Source {
    /// Entries of a timeline.
    case timeline(any TimelineSource)
    /// The states of a Live Activity.
    case activity(any ActivitySource)
    /// The value of a control.
    case control(any ControlSource)
    /// A view of an app, as its preview shows it.
    case screen(AnyView, PreviewSettings)
    /// No content: the widget is not offered.
    case none
  }

  /// The type that declares the widget.
  package let typeName: String
  /// The types that declare further configurations of a Live Activity.
  package var otherTypeNames: [String] = []
  /// The widget's identifier.
  package var kind = ""
  /// The place of the configuration in the source; `nil` for previews of views.
  package var place: SourcePlace?
  /// Name in the widget gallery.
  package var displayName: String?
  /// Description in the widget gallery.
  package var description: String?
  /// The recommended configuration that is shown.
  package var configuration: String?
  /// The configurations and parameters that people choose from.
  package var offered = ConfigurationNames()
  /// What was chosen of them.
  package var chosen = ConfigurationChoice()
  /// The families; `nil` for all.
  package var families: [WidgetFamily]?
  /// Whether content reaches the widget's edges.
  package var contentMarginsDisabled = false
  /// Whether the background may be removed.
  package var containerBackgroundRemovable = true
  /// Places where the widget is not offered.
  package var disfavoredLocations: [DisfavoredLocation] = []
  /// The sizes that a Live Activity supports in addition to those of iPhone.
  package var supplementalActivityFamilies: [VitrineArchive.ActivityFamily] = []
  /// Whether people are asked to configure a control when they add it.
  package var promptsForUserConfiguration = false
  /// APIs in the configuration whose calls have no effect.
  package var records: [IgnoredAPI] = []
  /// Messages for the author, one line each.
  package var warnings: [String] = []
  /// The source of the content.
  package var source = Source.none
  /// Why the widget has no content; `nil` if its code ran.
  package var fault: WidgetFault?

  package init(typeName: String) { self.typeName = typeName }

  package mutating func record(_ name: String, _ effect: IgnoredAPI.Effect = .none) {
    records.append(IgnoredAPI(name: name, effect: effect))
  }
}

extension WidgetDescription {
  /// Runs the code that describes a widget, or records why it cannot run.
  ///
  /// A worker replaces it, so that code that traps does not affect other widgets.
  @MainActor package static var describe:
    (_ widget: inout WidgetDescription, _ code: (inout WidgetDescription) -> Void) -> Void = {
      $1(&$0)
    }

  /// Returns the description of a widget or control by its code.
  @MainActor package static func of(_ part: WidgetPart) -> WidgetDescription {
    switch part {
    case .widget(let widget): of(type(of: widget)) { widget.body.describe(&$0) }
    case .control(let control): of(type(of: control)) { control.body.describe(&$0) }
    }
  }

  @MainActor private static func of(
    _ type: Any.Type, by code: (inout WidgetDescription) -> Void
  ) -> WidgetDescription {
    var widget = WidgetDescription(typeName: String(describing: type))
    describe(&widget, code)
    return widget
  }
}

extension Widget {
  /// The descriptions of the widgets inside this one, or of the widget itself.
  package var members: [WidgetDescription] { parts.map { WidgetDescription.of($0) } }
}
