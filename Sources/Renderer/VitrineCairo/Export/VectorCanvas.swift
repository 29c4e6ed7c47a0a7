import VitrineDisplayList
import VitrineGeometry

/// A file of outlines while it is written.
///
/// Coordinates are points in the space of the innermost open group.
protocol VectorCanvas {
  /// Whether an area can be covered with `paint` without pixels.
  func canFill(with paint: Paint) -> Bool
  /// Whether a line can be drawn with `paint` without pixels.
  func canStroke(with paint: Paint) -> Bool
  /// Covers the inside of an outline.
  mutating func fill(_ path: Path, _ style: FillStyle, _ paint: Paint)
  /// Draws a line along an outline.
  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, isAntialiased: Bool, _ paint: Paint)
  /// Draws pixels; `map` leads from them to the group's space.
  mutating func draw(_ bitmap: Bitmap, _ map: AffineTransform) throws(PaintError)
  /// Opens a group; every call needs its `end`.
  mutating func begin(_ group: VectorGroup)
  /// Closes the innermost group.
  mutating func end()
  /// The file, after all groups were closed.
  func file() throws(PaintError) -> [UInt8]
}

/// The effect of a group of outlines on its members, in terms that all vector formats support.
enum VectorGroup {
  /// Draws the members together and fades them.
  case opacity(Double)
  /// Clips to an outline.
  case clip(Path, FillStyle)
  /// Transforms the members' space into the enclosing one.
  case transform(AffineTransform)

  /// The group of an effect; `nil` for effects that only pixels can show.
  init?(_ effect: DisplayList.Effect) {
    if case .opacity(let factor) = effect {
      self = .opacity(factor)
    } else if case .clip(let path, let style) = effect {
      self = .clip(path, style)
    } else if case .transform(let map) = effect, map.isDrawable {
      self = .transform(map)
    } else {
      return nil
    }
  }
}
