import VitrineCoding
import VitrineDisplayList
import VitrineGeometry

/// A view or modifier of a placed tree, for checks of the picture; boxes are in points of the
/// picture.
package struct PlacedView: Sendable {
  /// The kind of view as it appears in the picture.
  package enum Kind: Sendable {
    /// Lines of text.
    case text(Letters)
    /// A symbol, and whether leading is on the right.
    case symbol(isMirroredWithText: Bool, name: String?)
    /// A bitmap or a vector of the archive.
    case image(isTemplate: Bool, WidgetAccentedRenderingMode?)
    /// A part of a control that draws itself.
    case control
    /// A region that takes taps.
    case touch(HitRegion.Role, isEnabled: Bool)
    /// A box whose width or height the author sets.
    case frame(width: Bool, height: Bool)
    /// A shape, a colour or a gradient.
    case shape
    /// A chart, which places its labels itself.
    case chart
    /// Anything else.
    case other
  }

  /// The letters of a text.
  package struct Letters: Sendable {
    /// The legible part of the text.
    package var reading: TextReading
    /// The boxes of the letters' ink, one for each line.
    package var lines: [Rect]
    /// Size of the largest letters, in points of the picture.
    package var size: Double
    /// Weight of the lightest letters, from 1 to 1000.
    package var weight: Double
    /// Whether bars replace the letters.
    package var isRedacted: Bool
    /// Whether the system updates them as time passes.
    package var isLive: Bool
  }

  /// The view's place in the archive.
  package var path: NodePath
  /// The name in dumps, for example `VStack` or `.padding`.
  package var name: String
  /// The stable id of the archive's view, or its path.
  package var id: String
  /// The kind of view.
  package var kind: Kind
  /// Its box.
  package var frame: Rect
  /// The box that clips around it leave of the picture; `nil` if they leave nothing.
  package var visible: Rect?
  /// Index of the innermost view that clips it.
  package var clip: Int?
  /// Index of the view or modifier around it.
  package var parent: Int?
  /// Its opacity, from 0 to 1.
  package var opacity: Double
  /// Whether its lines run as those of the picture, without rotation or projection.
  package var isUpright: Bool
  /// Whether it is part of the container background.
  package var isBackground: Bool
  /// Whether it is drawn as in a mirror.
  package var isMirrored: Bool
  /// The axes along which people can move it into sight.
  package var scrolledAxes: Set<Axis>
  /// What of the picture the innermost view around that scrolls can show; `nil` outside any.
  package var window: Rect?
  /// The box that clips in that view leave, which moves with its content; `nil` for everything.
  package var content: Rect?
  /// Whether the system draws it in its own colours, as the prompt of a field.
  package var isOfSystem: Bool
  /// Whether it is in a bar for which there is room at an edge of the content.
  package var isInBar: Bool
  /// Where its right edge is in the picture, seen from its centre; of any length.
  package var rightwards: Point
}

extension PlacedView.Kind {
  /// Whether it is a text.
  package var letters: PlacedView.Letters? {
    if case .text(let letters) = self { letters } else { nil }
  }
}

extension Rect {
  /// The box in a picture that is larger than the layout.
  package func scaled(by scale: Size) -> Rect {
    Rect(
      x: minX * scale.width, y: minY * scale.height, width: width * scale.width,
      height: height * scale.height)
  }
}

extension PlacedView {
  /// The view in a picture that is larger than the layout.
  package func scaled(by scale: Size) -> PlacedView {
    var view = self
    view.frame = frame.scaled(by: scale)
    view.visible = visible?.scaled(by: scale)
    view.window = window?.scaled(by: scale)
    view.content = content?.scaled(by: scale)
    if case .text(var letters) = kind {
      letters.lines = letters.lines.map { $0.scaled(by: scale) }
      letters.size *= min(scale.width, scale.height)
      view.kind = .text(letters)
    }
    return view
  }

  /// The views of a picture, each after those around it.
  package static func all(in composition: Composition) -> [PlacedView] {
    var walk = PlacedViewWalk(picture: Rect(origin: .zero, size: composition.size))
    for part in composition.parts {
      guard case .layout(let layout, _, let effect) = part else { continue }
      var map = AffineTransform.identity
      if case .transform(let own) = effect { map = own }
      if let background = layout.background { walk.add(background, map, isBackground: true) }
      if let content = layout.content { walk.add(content, map, isBackground: false) }
    }
    return walk.views
  }
}
