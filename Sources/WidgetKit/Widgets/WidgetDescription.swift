import SwiftUI
package import VitrineModel

/// The description of a widget, collected from its configuration and modifiers.
package struct WidgetDescription {
  /// Where the content comes from.
  package enum Source {
    /// Entries of a timeline.
    case timeline(any TimelineSource)
    /// The states of a Live Activity.
    case activity(any ActivitySource)
    /// The value of a control.
    case control(any ControlSource)
    /// Nothing: the widget is not offered.
    case none
  }

  /// The type that declares the widget.
  package let typeName: String
  /// The widget's identifier.
  package var kind = ""
  /// The place of the configuration in the source; `nil` for previews of views.
  var place: SourcePlace?
  /// Name in the widget gallery.
  package var displayName: String?
  /// Description in the widget gallery.
  package var description: String?
  /// The recommended configuration that is shown.
  package var configuration: String?
  /// Families; `nil` means all.
  package var families: [WidgetFamily]?
  /// Whether content reaches the widget's edges.
  package var contentMarginsDisabled = false
  /// Whether the background may be left out.
  package var containerBackgroundRemovable = true
  /// Places that the widget is not offered for.
  package var disfavoredLocations: [DisfavoredLocation] = []
  /// The sizes that a Live Activity supports in addition to those of iPhone.
  package var supplementalActivityFamilies: [VitrineModel.ActivityFamily] = []
  /// Whether a control asks for values when it is added.
  package var promptsForUserConfiguration = false
  /// APIs that the configuration used without an effect.
  package var records: [IgnoredAPI] = []
  /// Where the content comes from.
  package var source = Source.none

  init(typeName: String) { self.typeName = typeName }

  mutating func record(_ name: String, _ effect: IgnoredAPI.Effect = .none) {
    records.append(IgnoredAPI(name: name, effect: effect))
  }
}
