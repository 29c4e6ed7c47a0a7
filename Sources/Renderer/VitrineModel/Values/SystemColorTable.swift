import VitrineDevices
import VitrineDisplayList
import VitrineGeometry

/// The system's colours of iOS 13 to 18 in both schemes and contrasts.
///
/// Sources: Apple Human Interface Guidelines, Color; UIKit's dynamic colours as recorded on the
/// simulator; reconstructed SwiftUI sources for increased contrast; red to brown and the label
/// levels were also read off pictures drawn by iOS 18.5.
enum SystemColorTable {
  /// A colour's values in the light and the dark scheme.
  struct Row: Sendable {
    let light: ResolvedColor
    let dark: ResolvedColor
    /// The values with increased contrast.
    let increased: (light: ResolvedColor, dark: ResolvedColor)

    /// Creates a row that is the same in both contrasts.
    init(_ light: ResolvedColor, _ dark: ResolvedColor) {
      self.init(light, dark, increased: light, dark)
    }

    /// Creates a row from both schemes in standard and in increased contrast.
    init(
      _ light: ResolvedColor, _ dark: ResolvedColor, increased lightIncreased: ResolvedColor,
      _ darkIncreased: ResolvedColor
    ) {
      self.light = light
      self.dark = dark
      increased = (lightIncreased, darkIncreased)
    }

    /// Creates a row of opaque colours, such as `0xFF3B30`.
    init(_ light: UInt32, _ dark: UInt32) { self.init(light, dark, increased: light, dark) }

    /// Creates a row of opaque colours from both schemes in standard and in increased contrast.
    init(
      _ light: UInt32, _ dark: UInt32, increased lightIncreased: UInt32, _ darkIncreased: UInt32
    ) {
      func color(_ hex: UInt32) -> ResolvedColor {
        ResolvedColor(Int(hex >> 16), Int(hex >> 8 & 0xFF), Int(hex & 0xFF))
      }
      self.init(
        color(light), color(dark), increased: color(lightIncreased), color(darkIncreased))
    }

    /// The value on a surface.
    func color(in environment: EnvironmentValues) -> ResolvedColor {
      let isIncreased = environment.colorSchemeContrast == .increased
      return switch environment.colorScheme {
      case .light: isIncreased ? increased.light : light
      case .dark: isIncreased ? increased.dark : dark
      }
    }
  }

  /// The row of `color` in a generation of the system.
  package static func row(_ color: SystemColor, _ look: DesignGeneration) -> Row {
    switch color {
    case .systemGray: row(.gray, look)
    case .accentColor: row(.blue, look)
    default: look.hasLiquidGlass ? iOS26[color] ?? row(color) : row(color)
    }
  }

  private static func row(_ color: SystemColor) -> Row {
    switch color {
    case .red: Row(0xFF3B30, 0xFF453A, increased: 0xD70015, 0xFF6961)
    case .orange: Row(0xFF9500, 0xFF9F0A, increased: 0xC93400, 0xFFB340)
    case .yellow: Row(0xFFCC00, 0xFFD60A, increased: 0xB25000, 0xFFD426)
    case .green: Row(0x34C759, 0x30D158, increased: 0x248A3D, 0x30DB5B)
    case .teal: Row(0x30B0C7, 0x40C8E0, increased: 0x008299, 0x5DE6FF)
    case .mint: Row(0x00C7BE, 0x63E6E2, increased: 0x0C817B, 0x63E6E2)
    case .cyan: Row(0x32ADE6, 0x64D2FF, increased: 0x0071A4, 0x70D7FF)
    case .blue: Row(0x007AFF, 0x0A84FF, increased: 0x0040DD, 0x409CFF)
    case .indigo: Row(0x5856D6, 0x5E5CE6, increased: 0x3634A3, 0x7D7AFF)
    case .purple: Row(0xAF52DE, 0xBF5AF2, increased: 0x8944AB, 0xDA8FFF)
    case .pink: Row(0xFF2D55, 0xFF375F, increased: 0xD30F45, 0xFF6482)
    case .brown: Row(0xA2845E, 0xAC8E68, increased: 0x7F6545, 0xB59469)
    case .gray: Row(0x8E8E93, 0x8E8E93, increased: 0x6C6C70, 0xAEAEB2)
    case .primary: Row(.black, .white)
    case .secondary:
      Row(
        .init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6),
        increased: .init(60, 60, 67, 0.8), .init(235, 235, 245, 0.7))
    case .systemGray: row(.gray)
    case .systemGray2: Row(0xAEAEB2, 0x636366, increased: 0x8E8E93, 0x7C7C80)
    case .systemGray3: Row(0xC7C7CC, 0x48484A, increased: 0xAEAEB2, 0x545456)
    case .systemGray4: Row(0xD1D1D6, 0x3A3A3C, increased: 0xBCBCC0, 0x444446)
    case .systemGray5: Row(0xE5E5EA, 0x2C2C2E, increased: 0xD8D8DC, 0x363638)
    case .systemGray6: Row(0xF2F2F7, 0x1C1C1E, increased: 0xEBEBF0, 0x242426)
    case .label: Row(.black, .white)
    case .secondaryLabel:
      Row(
        .init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6),
        increased: .init(60, 60, 67, 0.678), .init(235, 235, 245, 0.678))
    case .tertiaryLabel:
      Row(
        .init(60, 60, 67, 0.298), .init(235, 235, 245, 0.298),
        increased: .init(60, 60, 67, 0.376), .init(235, 235, 245, 0.376))
    case .quaternaryLabel:
      Row(
        .init(60, 60, 67, 0.176), .init(235, 235, 245, 0.157),
        increased: .init(60, 60, 67, 0.259), .init(235, 235, 245, 0.239))
    case .systemFill:
      Row(
        .init(120, 120, 128, 0.2), .init(120, 120, 128, 0.357),
        increased: .init(120, 120, 128, 0.278), .init(120, 120, 128, 0.439))
    case .secondarySystemFill:
      Row(
        .init(120, 120, 128, 0.157), .init(120, 120, 128, 0.318),
        increased: .init(120, 120, 128, 0.239), .init(120, 120, 128, 0.4))
    case .tertiarySystemFill:
      Row(
        .init(118, 118, 128, 0.118), .init(118, 118, 128, 0.239),
        increased: .init(118, 118, 128, 0.2), .init(118, 118, 128, 0.318))
    case .quaternarySystemFill:
      Row(
        .init(116, 116, 128, 0.078), .init(118, 118, 128, 0.176),
        increased: .init(116, 116, 128, 0.157), .init(118, 118, 128, 0.259))
    case .placeholderText:
      Row(
        .init(60, 60, 67, 0.298), .init(235, 235, 245, 0.298),
        increased: .init(60, 60, 67, 0.376), .init(235, 235, 245, 0.376))
    case .systemBackground: Row(.white, .black)
    case .secondarySystemBackground: Row(0xF2F2F7, 0x1C1C1E, increased: 0xEBEBF0, 0x242426)
    case .tertiarySystemBackground:
      Row(.white, .init(44, 44, 46), increased: .white, .init(54, 54, 56))
    case .systemGroupedBackground:
      Row(.init(242, 242, 247), .black, increased: .init(235, 235, 240), .black)
    case .secondarySystemGroupedBackground:
      Row(.white, .init(28, 28, 30), increased: .white, .init(36, 36, 38))
    case .tertiarySystemGroupedBackground:
      Row(0xF2F2F7, 0x2C2C2E, increased: 0xEBEBF0, 0x363638)
    case .separator:
      Row(
        .init(60, 60, 67, 0.286), .init(84, 84, 88, 0.6),
        increased: .init(60, 60, 67, 0.369), .init(84, 84, 88, 0.678))
    case .opaqueSeparator: Row(0xC6C6C8, 0x38383A)
    case .link: Row(0x007AFF, 0x0984FF)
    case .black: Row(.black, .black)
    case .white: Row(.white, .white)
    case .clear: Row(.clear, .clear)
    case .accentColor: row(.blue)
    }
  }

  /// The levels of the default foreground from primary to quinary.
  static let foregroundLevels: [Row] = [
    Row(.black, .white),
    Row(
      .init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6),
      increased: .init(60, 60, 67, 0.8), .init(235, 235, 245, 0.7)),
    Row(
      .init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3),
      increased: .init(60, 60, 67, 0.7), .init(235, 235, 245, 0.55)),
    Row(
      .init(60, 60, 67, 0.18), .init(235, 235, 245, 0.16),
      increased: .init(60, 60, 67, 0.55), .init(235, 235, 245, 0.4)),
    Row(
      .init(0, 0, 0, 0.05), .init(255, 255, 255, 0.05),
      increased: .init(0, 0, 0, 0.0814), .init(255, 255, 255, 0.0814)),
  ]

  /// The levels of the default foreground on a surface.
  static func foregroundLevels(in environment: EnvironmentValues) -> [Row] {
    var levels = environment.idiom == .mac ? macForegroundLevels : foregroundLevels
    if environment.isOnMaterial, environment.idiom != .mac { levels[0] = vibrantForeground }
    return levels
  }

  /// The default foreground over a material.
  ///
  /// Source: one widget of iOS 17 in light mode (Rspoon3/Shotbot), where it is (105, 103, 101) over 243.
  /// Assumed: it is black at an opacity; in dark mode, lower levels and increased contrast are as
  /// elsewhere.
  private static let vibrantForeground = Row(
    .init(0, 0, 0, 0.57), .white, increased: .black, .white)

  /// The levels of the fill style from primary to quaternary on a surface.
  static func fillLevels(in environment: EnvironmentValues) -> [Row] {
    if environment.idiom == .mac { return macFillLevels }
    let look = environment.design
    var levels = fillLevels
    if look.hasLiquidGlass { levels[2] = tertiaryFill26 }
    return levels
  }

  private static let fillLevels: [Row] = [
    Row(
      .init(120, 120, 128, 0.2), .init(120, 120, 128, 0.36),
      increased: .init(120, 120, 128, 0.28), .init(120, 120, 128, 0.44)),
    Row(
      .init(120, 120, 128, 0.16), .init(120, 120, 128, 0.32),
      increased: .init(120, 120, 128, 0.24), .init(120, 120, 128, 0.4)),
    Row(
      .init(120, 120, 128, 0.12), .init(118, 118, 128, 0.24),
      increased: .init(118, 118, 128, 0.2), .init(118, 118, 128, 0.32)),
    Row(
      .init(116, 116, 128, 0.08), .init(116, 116, 128, 0.18),
      increased: .init(116, 116, 128, 0.12), .init(116, 116, 128, 0.26)),
  ]

  /// The levels of the background style; the last one is that of an elevated surface.
  static let backgroundLevels: [Row] = [
    row(.systemBackground), row(.secondarySystemBackground), row(.tertiarySystemBackground),
    Row(0xF2F2F7, 0x3A3A3C, increased: 0xEBEBF0, 0x444446),
  ]

  /// Opacity of each level of a hierarchical style on a colour of the author's choice.
  static let customLevelOpacity: [Double] = [1, 0.5, 0.25, 0.18, 0.18]
}
