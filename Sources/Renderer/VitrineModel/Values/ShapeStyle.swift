import VitrineDevices
import VitrineGeometry

/// A style that fills shapes, text and backgrounds.
package indirect enum ShapeStyle: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A level of the current foreground, from 1 (primary) to 5 (quinary).
  case hierarchical(level: Int)
  /// The current foreground itself.
  case foreground
  /// The current tint.
  case tint
  /// The background of the enclosing surface, from level 1 to 4.
  case background(level: Int)
  /// The fill for shapes over a background, from level 1 (primary) to 4 (quaternary).
  case fill(level: Int)
  /// The colour of separators.
  case separator
  /// The style of selected content.
  case selection
  /// The colour of links.
  case link
  /// The style of placeholder text.
  case placeholder
  /// The background of the window.
  case windowBackground
  /// A gradient across the area.
  case gradient(GradientStyle)
  /// A gradient from a lighter variant of a colour at the top to the colour itself at the bottom.
  case colorGradient(Color)
  /// An image that is repeated.
  case image(ImagePaint)
  /// A material that blurs the content behind it.
  case material(Material)
  /// A level of a style, from 1 (primary) to 5 (quinary).
  case level(ShapeStyle, Int)
  /// A style with its opacity multiplied by a factor in 0...1.
  case opacity(ShapeStyle, Double)
  /// A style that blends with what is behind it.
  case blendMode(ShapeStyle, BlendMode)
  /// A style that adds a shadow to the area it fills.
  case shadow(ShapeStyle, ShadowStyle)

  /// The styles that are written as a plain name.
  static let names: [(String, ShapeStyle)] =
    [
      ("primary", .hierarchical(level: 1)), ("secondary", .hierarchical(level: 2)),
      ("tertiary", .hierarchical(level: 3)), ("quaternary", .hierarchical(level: 4)),
      ("quinary", .hierarchical(level: 5)), ("foreground", .foreground), ("tint", .tint),
      ("background", .background(level: 1)), ("background.secondary", .background(level: 2)),
      ("background.tertiary", .background(level: 3)),
      ("background.quaternary", .background(level: 4)), ("fill", .fill(level: 1)),
      ("fill.secondary", .fill(level: 2)), ("fill.tertiary", .fill(level: 3)),
      ("fill.quaternary", .fill(level: 4)), ("separator", .separator), ("selection", .selection),
      ("link", .link), ("placeholder", .placeholder), ("windowBackground", .windowBackground),
    ] + Material.allCases.map { ($0.rawValue, .material($0)) }

  /// Whether it is a material, with or without changes.
  package var isMaterial: Bool {
    var style = self
    while let inner = style.changed { style = inner }
    return if case .material = style { true } else { false }
  }

  /// The style that this one changes; `nil` for styles without a change.
  var changed: ShapeStyle? {
    switch self {
    case .level(let style, _), .opacity(let style, _), .blendMode(let style, _),
      .shadow(let style, _):
      style
    case .hierarchical, .foreground, .color, .tint, .background, .fill, .separator, .selection,
      .link, .placeholder, .windowBackground, .gradient, .colorGradient, .image, .material:
      nil
    }
  }

  /// Whether the result depends on the inherited foreground.
  var refersToForeground: Bool {
    var style = self
    while let inner = style.changed { style = inner }
    return switch style {
    case .hierarchical, .foreground: true
    default: false
    }
  }
}
