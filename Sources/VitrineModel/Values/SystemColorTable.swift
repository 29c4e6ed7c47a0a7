/// The system's colours of iOS 13 to 18 in both schemes.
///
/// Sources: Apple Human Interface Guidelines, Color; UIKit's dynamic colours as recorded on the
/// simulator; red to brown and the label levels were also read off pictures that iOS 18.5 drew.
enum SystemColorTable {
  /// A colour's values in the light and the dark scheme.
  struct Row: Sendable {
    let light: ResolvedColor
    let dark: ResolvedColor

    init(_ light: ResolvedColor, _ dark: ResolvedColor) {
      self.light = light
      self.dark = dark
    }

    /// The value in `scheme`.
    func color(in scheme: ColorScheme) -> ResolvedColor { scheme == .dark ? dark : light }
  }

  /// The row of `color`.
  static func row(_ color: SystemColor) -> Row {
    switch color {
    case .red: Row(.init(255, 59, 48), .init(255, 69, 58))
    case .orange: Row(.init(255, 149, 0), .init(255, 159, 10))
    case .yellow: Row(.init(255, 204, 0), .init(255, 214, 10))
    case .green: Row(.init(52, 199, 89), .init(48, 209, 88))
    case .teal: Row(.init(48, 176, 199), .init(64, 200, 224))
    case .mint: Row(.init(0, 199, 190), .init(99, 230, 226))
    case .cyan: Row(.init(50, 173, 230), .init(100, 210, 255))
    case .blue: Row(.init(0, 122, 255), .init(10, 132, 255))
    case .indigo: Row(.init(88, 86, 214), .init(94, 92, 230))
    case .purple: Row(.init(175, 82, 222), .init(191, 90, 242))
    case .pink: Row(.init(255, 45, 85), .init(255, 55, 95))
    case .brown: Row(.init(162, 132, 94), .init(172, 142, 104))
    case .gray: Row(.init(142, 142, 147), .init(142, 142, 147))
    case .primary: Row(.init(0, 0, 0), .init(255, 255, 255))
    case .secondary: Row(.init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6))
    case .systemGray: row(.gray)
    case .systemGray2: Row(.init(174, 174, 178), .init(99, 99, 102))
    case .systemGray3: Row(.init(199, 199, 204), .init(72, 72, 74))
    case .systemGray4: Row(.init(209, 209, 214), .init(58, 58, 60))
    case .systemGray5: Row(.init(229, 229, 234), .init(44, 44, 46))
    case .systemGray6: Row(.init(242, 242, 247), .init(28, 28, 30))
    case .label: Row(.init(0, 0, 0), .init(255, 255, 255))
    case .secondaryLabel: Row(.init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6))
    case .tertiaryLabel: Row(.init(60, 60, 67, 0.298), .init(235, 235, 245, 0.298))
    case .quaternaryLabel: Row(.init(60, 60, 67, 0.176), .init(235, 235, 245, 0.157))
    case .systemFill: Row(.init(120, 120, 128, 0.2), .init(120, 120, 128, 0.357))
    case .secondarySystemFill: Row(.init(120, 120, 128, 0.157), .init(120, 120, 128, 0.318))
    case .tertiarySystemFill: Row(.init(118, 118, 128, 0.118), .init(118, 118, 128, 0.239))
    case .quaternarySystemFill: Row(.init(116, 116, 128, 0.078), .init(118, 118, 128, 0.176))
    case .placeholderText: Row(.init(60, 60, 67, 0.298), .init(235, 235, 245, 0.298))
    case .systemBackground: Row(.init(255, 255, 255), .init(0, 0, 0))
    case .secondarySystemBackground: Row(.init(242, 242, 247), .init(28, 28, 30))
    case .tertiarySystemBackground: Row(.init(255, 255, 255), .init(44, 44, 46))
    case .systemGroupedBackground: Row(.init(242, 242, 247), .init(0, 0, 0))
    case .secondarySystemGroupedBackground: Row(.init(255, 255, 255), .init(28, 28, 30))
    case .tertiarySystemGroupedBackground: Row(.init(242, 242, 247), .init(44, 44, 46))
    case .separator: Row(.init(60, 60, 67, 0.286), .init(84, 84, 88, 0.6))
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
    Row(.init(0, 0, 0), .init(255, 255, 255)),
    Row(.init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6)),
    Row(.init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3)),
    Row(.init(60, 60, 67, 0.18), .init(235, 235, 245, 0.16)),
    Row(.init(0, 0, 0, 0.05), .init(255, 255, 255, 0.05)),
  ]

  /// The levels of the fill style from primary to quaternary.
  static let fillLevels: [Row] = [
    Row(.init(120, 120, 128, 0.2), .init(120, 120, 128, 0.36)),
    Row(.init(120, 120, 128, 0.16), .init(120, 120, 128, 0.32)),
    Row(.init(120, 120, 128, 0.12), .init(118, 118, 128, 0.24)),
    Row(.init(116, 116, 128, 0.08), .init(116, 116, 128, 0.18)),
  ]

  /// The levels of the background style.
  static let backgroundLevels: [Row] = [
    row(.systemBackground), row(.secondarySystemBackground), row(.tertiarySystemBackground),
  ]

  /// Opacity of each level of a hierarchical style on a colour of the author's choice.
  static let customLevelOpacity: [Double] = [1, 0.5, 0.25, 0.18, 0.18]
}
