import CCairo
import VitrineModel

/// The pixels of a cairo target that can be drawn onto without cairo.
struct SolidTarget {
  private let surface: OpaquePointer
  private let base: UnsafeMutablePointer<UInt32>
  /// Words a row.
  private let stride: Int
  /// From device pixels to the target's.
  let offset: Point
  /// What the clip leaves, in the target's pixels.
  let clip: PixelRect

  /// The target of a context; `nil` unless it is a picture with colour and coverage whose clip is one
  /// rectangle of whole pixels.
  init?(_ context: borrowing DrawingContext) {
    guard let surface = cairo_get_group_target(context.pointer),
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let data = cairo_image_surface_get_data(surface),
      let clip = SolidTarget.clip(context.pointer)
    else { return nil }
    var offset = Point.zero
    cairo_surface_get_device_offset(surface, &offset.x, &offset.y)
    guard offset.x == offset.x.rounded(), offset.y == offset.y.rounded() else { return nil }
    self.surface = surface
    stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    base = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    self.offset = offset
    let (dx, dy) = (Int(saturating: offset.x), Int(saturating: offset.y))
    self.clip = PixelRect(
      left: clip.left + dx, top: clip.top + dy, right: clip.right + dx, bottom: clip.bottom + dy
    ).intersection(PixelRect(left: 0, top: 0, right: width, bottom: height))
  }

  /// The clip as one rectangle of whole device pixels.
  private static func clip(_ context: OpaquePointer) -> PixelRect? {
    guard let list = cairo_copy_clip_rectangle_list(context) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else {
      return nil
    }
    let box = list.pointee.rectangles[0]
    let edges = [box.x, box.y, box.x + box.width, box.y + box.height]
    guard edges.allSatisfy({ $0 == $0.rounded() }) else { return nil }
    return PixelRect(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
  }

  /// Waits until cairo has drawn what it was told.
  func begin() { cairo_surface_flush(surface) }

  /// Tells cairo that pixels have changed.
  func end() { cairo_surface_mark_dirty(surface) }

  /// The pixels, to be drawn on with one colour.
  func pixels(_ color: ResolvedColor) -> SolidPixels {
    let opacity = DrawingContext.opacity(of: color)
    // Source: `cairo-color.c` of cairo 1.16: sixteen bits, of which the upper eight are kept.
    func byte(_ value: Double) -> UInt32 {
      UInt32(value.clamped(to: 0...1) * opacity * 65535 + 0.5) >> 8
    }
    let word =
      byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    return SolidPixels(base: base, stride: stride, color: word)
  }
}
