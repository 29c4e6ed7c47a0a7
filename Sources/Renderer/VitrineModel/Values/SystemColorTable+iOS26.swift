import VitrineGeometry

extension SystemColorTable {
  /// The colours that iOS 26 changed; all others are those of earlier versions.
  ///
  /// Source: Apple Human Interface Guidelines, Color, whose values changed in June 2025.
  static let iOS26: [SystemColor: Row] = [
    .red: Row(
      .init(255, 56, 60), .init(255, 66, 69), increased: .init(233, 21, 45), .init(255, 97, 101)),
    .orange: Row(
      .init(255, 141, 40), .init(255, 146, 48), increased: .init(197, 83, 0), .init(255, 160, 86)),
    .yellow: Row(
      .init(255, 204, 0), .init(255, 214, 0), increased: .init(161, 106, 0), .init(254, 223, 67)),
    .green: Row(
      .init(52, 199, 89), .init(48, 209, 88), increased: .init(0, 137, 50), .init(74, 217, 104)),
    .mint: Row(
      .init(0, 200, 179), .init(0, 218, 195), increased: .init(0, 133, 117), .init(84, 223, 203)),
    .teal: Row(
      .init(0, 195, 208), .init(0, 210, 224), increased: .init(0, 129, 152), .init(59, 221, 236)),
    .cyan: Row(
      .init(0, 192, 232), .init(60, 211, 254), increased: .init(0, 126, 174), .init(109, 217, 255)),
    .blue: Row(
      .init(0, 136, 255), .init(0, 145, 255), increased: .init(30, 110, 244), .init(92, 184, 255)),
    .indigo: Row(
      .init(97, 85, 245), .init(109, 124, 255), increased: .init(86, 74, 222), .init(167, 170, 255)),
    .purple: Row(
      .init(203, 48, 224), .init(219, 52, 242), increased: .init(176, 47, 194), .init(234, 141, 255)
    ),
    .pink: Row(
      .init(255, 45, 85), .init(255, 55, 95), increased: .init(231, 18, 77), .init(255, 138, 196)),
    .brown: Row(
      .init(172, 127, 94), .init(183, 138, 102), increased: .init(149, 109, 81),
      .init(219, 166, 121)),
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
