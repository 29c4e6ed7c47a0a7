import VitrineGeometry

extension SystemColorTable {
  /// The colours that iOS 26 changed; all others are those of earlier versions.
  ///
  /// Source: Apple Human Interface Guidelines, Color, whose values changed in June 2025.
  static let iOS26: [SystemColor: Row] = [
    .red: Row(0xFF383C, 0xFF4245, increased: 0xE9152D, 0xFF6165),
    .orange: Row(0xFF8D28, 0xFF9230, increased: 0xC55300, 0xFFA056),
    .yellow: Row(0xFFCC00, 0xFFD600, increased: 0xA16A00, 0xFEDF43),
    .green: Row(0x34C759, 0x30D158, increased: 0x008932, 0x4AD968),
    .mint: Row(0x00C8B3, 0x00DAC3, increased: 0x008575, 0x54DFCB),
    .teal: Row(0x00C3D0, 0x00D2E0, increased: 0x008198, 0x3BDDEC),
    .cyan: Row(0x00C0E8, 0x3CD3FE, increased: 0x007EAE, 0x6DD9FF),
    .blue: Row(0x0088FF, 0x0091FF, increased: 0x1E6EF4, 0x5CB8FF),
    .indigo: Row(0x6155F5, 0x6D7CFF, increased: 0x564ADE, 0xA7AAFF),
    .purple: Row(0xCB30E0, 0xDB34F2, increased: 0xB02FC2, 0xEA8DFF),
    .pink: Row(0xFF2D55, 0xFF375F, increased: 0xE7124D, 0xFF8AC4),
    .brown: Row(0xAC7F5E, 0xB78A66, increased: 0x956D51, 0xDBA679),
    .tertiarySystemFill: tertiaryFill26,
  ]

  /// The tertiary fill of iOS 26, which UIKit's colour is assumed to share.
  ///
  /// Source: (231, 231, 232) on white, `containerBackground(.fill.tertiary, for: .widget)` on 420x912
  /// (JustAman62/ovault). In dark mode and with increased contrast it is assumed to be as before, and
  /// so are the other levels.
  static let tertiaryFill26 = Row(
    .init(118, 118, 128, 0.178), .init(118, 118, 128, 0.239),
    increased: .init(118, 118, 128, 0.2), .init(118, 118, 128, 0.318))
}
