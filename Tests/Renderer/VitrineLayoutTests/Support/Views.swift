import VitrineGeometry

/// The system's colours, by which the tests identify views in display lists.
extension Color {
  static let red = Color.system(.red)
  static let green = Color.system(.green)
  static let blue = Color.system(.blue)
  static let orange = Color.system(.orange)
}
