internal import VitrineGeometry

/// How colours mix with those below.
public enum CGBlendMode: Int32, Sendable {
  /// A way to mix.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// A way to mix.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  /// A way to mix.
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// A way to mix.
  case plusDarker, plusLighter

  /// The mode of a view.
  ///
  /// Views mix within their own outline, in which an opaque colour is the same with `copy` as with
  /// `normal`, and with `sourceIn` as with `sourceAtop`. The modes that change what is outside it
  /// have no such mode and draw as `normal` does.
  var archived: BlendMode {
    switch self {
    case .normal, .copy, .sourceOut, .destinationIn, .destinationAtop, .xor: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear, .destinationOut: .destinationOut
    case .sourceIn, .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
