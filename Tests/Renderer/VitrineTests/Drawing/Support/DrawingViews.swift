import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The colours of the recordings.
extension Color {
  static let red = Color.rgb(red: 1, green: 0, blue: 0, opacity: 1)
  static let blue = Color.rgb(red: 0, green: 0, blue: 1, opacity: 1)
  static let black = Color.rgb(red: 0, green: 0, blue: 0, opacity: 1)
  static let white = Color.rgb(red: 1, green: 1, blue: 1, opacity: 1)
  static let clear = Color.system(.clear)
}

/// An image of the recordings.
func image(
  _ name: String = "halves", resizable: Bool = true, _ interpolation: ImageInterpolation = .medium
) -> ViewNode {
  var image = Image()
  image.name = name
  image.resizable = resizable
  image.interpolation = interpolation
  return ViewNode(.image(image))
}
