extension SystemColorTable {
  /// The levels of the default foreground on a Mac, from primary to quinary.
  ///
  /// Source: the label colours of AppKit as public dumps list them; (39, 39, 39) on white was recorded
  /// on macOS 26. Assumed: quinary, and that increased contrast changes nothing.
  static let macForegroundLevels: [Row] = [
    Row(.init(0, 0, 0, 0.847), .init(255, 255, 255, 0.847)),
    Row(.init(0, 0, 0, 0.498), .init(255, 255, 255, 0.549)),
    Row(.init(0, 0, 0, 0.259), .init(255, 255, 255, 0.247)),
    Row(.init(0, 0, 0, 0.098), .init(255, 255, 255, 0.098)),
    Row(.init(0, 0, 0, 0.05), .init(255, 255, 255, 0.05)),
  ]

  /// The levels of the fill style on a Mac, from primary to quaternary.
  ///
  /// Source: `containerBackground(.fill.tertiary, for: .widget)` on macOS 15 and 26, white at 0.05 in dark
  /// mode; the others are AppKit's fill colours as public dumps list them.
  static let macFillLevels: [Row] = [0.1, 0.08, 0.05, 0.03].map { opacity in
    Row(.init(0, 0, 0, opacity), .init(255, 255, 255, opacity))
  }
}
