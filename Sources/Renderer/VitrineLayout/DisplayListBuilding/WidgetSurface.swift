import VitrineGeometry

/// The box of a widget in WidgetKit.
package struct WidgetSurface: Hashable, Sendable {
  /// The outline that clips the widget.
  package enum Mask: Hashable, Sendable {
    /// The whole box.
    case none
    /// The ellipse in the box.
    case ellipse
    /// The box with round corners of the platform's curve, radius in points.
    case rounded(Double)
  }

  /// Where light falls.
  package enum Light: Hashable, Sendable {
    /// On nothing.
    case none
    /// On the widget's own background, if it is drawn.
    case background(SurfaceLight)
    /// On the surface's drawing behind the widget.
    case backdrop(SurfaceLight)
  }

  /// Size of the picture, in points.
  package var size: Size
  /// Room between the picture's edges and the box, which nothing of the widget fills.
  package var inset = EdgeInsets.zero
  /// Room between the box and the widget's content.
  package var margins: EdgeInsets
  /// The outline that clips the widget.
  package var mask: Mask
  /// The content behind the widget's own background; `nil` is nothing.
  package var background: Color?
  /// Whether the mask clips the widget; a surface without any background shows no edge.
  package var isClipped = true
  /// Whether the widget's own background is drawn.
  package var showsContainerBackground = true
  /// The colours that the surface draws instead of the widget's background, back to front.
  package var backdrop: [Color] = []
  /// The radius with which the surface blurs what is below those colours, in points; `nil` for none.
  package var backdropBlur: Double?
  /// The light on the widget's background, or on the surface's replacement of it.
  package var light = Light.none
  /// The colour around and behind the widget; `nil` for none.
  package var wallpaper: Color?
  /// The treatment of the widget's colours.
  package var treatment = ColorTreatment.none
  /// The brightness of colours: 1 is unchanged, 0 is black.
  package var brightness = 1.0

  /// Creates a widget surface.
  package init(size: Size, margins: EdgeInsets, mask: Mask, background: Color?) {
    (self.size, self.margins, self.mask, self.background) = (size, margins, mask, background)
  }

  /// The box that the widget's background can fill.
  package var box: Rect { Rect(origin: .zero, size: size).inset(by: inset) }

  /// The part of the box that is left for the content.
  package var room: Rect { box.inset(by: margins) }

  /// The surface without anything that it draws itself.
  var withoutFill: WidgetSurface {
    var surface = self
    (surface.background, surface.backdrop, surface.wallpaper) = (nil, [], nil)
    (surface.light, surface.backdropBlur) = (.none, nil)
    return surface
  }

  /// The surface with its far edges at the end of the picture's last pixels.
  func onPixels(scale: Double) -> WidgetSurface {
    guard inset == .zero else { return self }
    var surface = self
    surface.size = size.whole(scale: scale)
    return surface
  }

  /// The outline that the mask leaves; `nil` for the whole box.
  package var maskPath: Path? {
    guard isClipped else { return nil }
    switch mask {
    case .none: return nil
    case .ellipse: return .ellipse(in: box)
    case .rounded(let radius):
      return radius > 0 ? .roundedRect(box, radius: radius, style: .continuous) : nil
    }
  }
}
