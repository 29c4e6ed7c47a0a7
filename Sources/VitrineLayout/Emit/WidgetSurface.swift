import VitrineModel

/// The box that WidgetKit gives a widget.
package struct WidgetSurface: Hashable, Sendable {
  /// What the widget is cut to.
  package enum Mask: Hashable, Sendable {
    /// The whole box.
    case none
    /// The ellipse in the box.
    case ellipse
    /// The box with round corners of the platform's curve, radius in points.
    case rounded(Double)
  }

  /// Size of the box, in points.
  package var size: Size
  /// Room between the box and the widget's content.
  package var margins: EdgeInsets
  /// What the widget is cut to.
  package var mask: Mask
  /// What lies behind the widget's own background; `nil` is nothing.
  package var background: Color?

  /// Makes a surface.
  package init(size: Size, margins: EdgeInsets, mask: Mask, background: Color?) {
    self.size = size
    self.margins = margins
    self.mask = mask
    self.background = background
  }

  /// The outline that the mask leaves; `nil` for the whole box.
  var maskPath: Path? {
    let box = Rect(origin: .zero, size: size)
    switch mask {
    case .none: return nil
    case .ellipse: return .ellipse(in: box)
    case .rounded(let radius):
      return radius > 0 ? .roundedRect(box, radius: radius, style: .continuous) : nil
    }
  }
}
