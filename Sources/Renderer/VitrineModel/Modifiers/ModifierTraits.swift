import VitrineDisplayList
import VitrineGeometry

/// The properties of a modifier that do not depend on the order in which it is written.
///
/// The row of each modifier defines it; layout, measuring and the runs of texts follow from it.
package struct ModifierTraits: Sendable {
  /// How a modifier acts.
  package enum Kind: Sendable {
    /// It changes values of the environment for the view and everything in it.
    case environment(@Sendable (inout EnvironmentValues) -> Void)
    /// It is a node around the view that takes part in layout.
    case layout(LayoutModifier)
    /// It is a node around the view that changes what is drawn or tapped.
    case drawing(DrawingModifier)
    /// It is a node around the view that changes its colours; `nil` changes nothing.
    case colors(@Sendable (EnvironmentValues) -> ColorMatrix?)
    /// It adds another view: behind, in front, at an edge, or as a mask.
    case layer(Layer)
    /// It sets accessibility properties.
    case accessibility(AccessibilityModifier)
    /// It sets the background of the whole widget.
    case containerBackground(Layer)
    /// It sets the widget's URL.
    case widgetURL(String)
    /// It sets the background colour of a Live Activity.
    case activityBackgroundTint(Color)
    /// It sets how changes of the view are animated, which a still picture does not show.
    case motion(MotionModifier)
    /// It has no effect on a picture.
    case none
  }

  /// How the modifier acts.
  package let kind: Kind
  /// Whether SwiftUI declares the modifier for `Text` with the result `Text`, so that it can differ
  /// from run to run.
  package let stylesRuns: Bool

  init(_ kind: Kind, stylesRuns: Bool = false) {
    self.kind = kind
    self.stylesRuns = stylesRuns
  }

  /// Whether the modifier adds a view.
  package var addsView: Bool {
    switch kind {
    case .layer, .containerBackground: true
    case .environment, .layout, .drawing, .colors, .accessibility, .widgetURL,
      .activityBackgroundTint, .motion, .none:
      false
    }
  }

  /// Whether the modifier affects views inside it wherever they are placed.
  package var isInherited: Bool {
    if case .environment = kind { true } else { false }
  }
}
