import VitrineGeometry

/// The system's colours, which the tests find again in what is drawn.
extension Color {
  static let red = Color.system(.red)
  static let green = Color.system(.green)
  static let blue = Color.system(.blue)
  static let orange = Color.system(.orange)
}
