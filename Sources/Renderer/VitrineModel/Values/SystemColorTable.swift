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
    case .red:
      Row(.init(255, 59, 48), .init(255, 69, 58), increased: .init(215, 0, 21), .init(255, 105, 97))
    case .orange:
      Row(
        .init(255, 149, 0), .init(255, 159, 10),
        increased: .init(201, 52, 0), .init(255, 179, 64))
    case .yellow:
      Row(
        .init(255, 204, 0), .init(255, 214, 10),
        increased: .init(178, 80, 0), .init(255, 212, 38))
    case .green:
      Row(.init(52, 199, 89), .init(48, 209, 88), increased: .init(36, 138, 61), .init(48, 219, 91))
    case .teal:
      Row(
        .init(48, 176, 199), .init(64, 200, 224),
        increased: .init(0, 130, 153), .init(93, 230, 255))
    case .mint:
      Row(
        .init(0, 199, 190), .init(99, 230, 226),
        increased: .init(12, 129, 123), .init(99, 230, 226))
    case .cyan:
      Row(
        .init(50, 173, 230), .init(100, 210, 255),
        increased: .init(0, 113, 164), .init(112, 215, 255))
    case .blue:
      Row(
        .init(0, 122, 255), .init(10, 132, 255),
        increased: .init(0, 64, 221), .init(64, 156, 255))
    case .indigo:
      Row(
        .init(88, 86, 214), .init(94, 92, 230),
        increased: .init(54, 52, 163), .init(125, 122, 255))
    case .purple:
      Row(
        .init(175, 82, 222), .init(191, 90, 242),
        increased: .init(137, 68, 171), .init(218, 143, 255))
    case .pink:
      Row(
        .init(255, 45, 85), .init(255, 55, 95),
        increased: .init(211, 15, 69), .init(255, 100, 130))
    case .brown:
      Row(
        .init(162, 132, 94), .init(172, 142, 104),
        increased: .init(127, 101, 69), .init(181, 148, 105))
    case .gray:
      Row(
        .init(142, 142, 147), .init(142, 142, 147),
        increased: .init(108, 108, 112), .init(174, 174, 178))
    case .primary: Row(.black, .white)
    case .secondary:
      Row(
        .init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6),
        increased: .init(60, 60, 67, 0.8), .init(235, 235, 245, 0.7))
    case .systemGray: row(.gray)
    case .systemGray2:
      Row(
        .init(174, 174, 178), .init(99, 99, 102),
        increased: .init(142, 142, 147), .init(124, 124, 128))
    case .systemGray3:
      Row(
        .init(199, 199, 204), .init(72, 72, 74),
        increased: .init(174, 174, 178), .init(84, 84, 86))
    case .systemGray4:
      Row(
        .init(209, 209, 214), .init(58, 58, 60),
        increased: .init(188, 188, 192), .init(68, 68, 70))
    case .systemGray5:
      Row(
        .init(229, 229, 234), .init(44, 44, 46),
        increased: .init(216, 216, 220), .init(54, 54, 56))
    case .systemGray6:
      Row(
        .init(242, 242, 247), .init(28, 28, 30),
        increased: .init(235, 235, 240), .init(36, 36, 38))
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
    case .secondarySystemBackground:
      Row(
        .init(242, 242, 247), .init(28, 28, 30),
        increased: .init(235, 235, 240), .init(36, 36, 38))
    case .tertiarySystemBackground:
      Row(.white, .init(44, 44, 46), increased: .white, .init(54, 54, 56))
    case .systemGroupedBackground:
      Row(.init(242, 242, 247), .black, increased: .init(235, 235, 240), .black)
    case .secondarySystemGroupedBackground:
      Row(.white, .init(28, 28, 30), increased: .white, .init(36, 36, 38))
    case .tertiarySystemGroupedBackground:
      Row(
        .init(242, 242, 247), .init(44, 44, 46),
        increased: .init(235, 235, 240), .init(54, 54, 56))
    case .separator:
      Row(
        .init(60, 60, 67, 0.286), .init(84, 84, 88, 0.6),
        increased: .init(60, 60, 67, 0.369), .init(84, 84, 88, 0.678))
    case .opaqueSeparator: Row(.init(198, 198, 200), .init(56, 56, 58))
    case .link: Row(.init(0, 122, 255), .init(9, 132, 255))
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
    Row(
      .init(242, 242, 247), .init(58, 58, 60), increased: .init(235, 235, 240), .init(68, 68, 70)),
  ]

  /// Opacity of each level of a hierarchical style on a colour of the author's choice.
  static let customLevelOpacity: [Double] = [1, 0.5, 0.25, 0.18, 0.18]
}
