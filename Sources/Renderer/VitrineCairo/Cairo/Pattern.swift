import CCairo
import VitrineGeometry

/// A source of pixels: a surface with a transform and a filter.
struct Pattern: ~Copyable {
  /// How pixels are read between their centres.
  enum Filter {
    /// The nearest pixel.
    case nearest
    /// Bilinear.
    case bilinear
    /// Bilinear, and the average of all covered pixels where the image is made smaller.
    case averaging

    fileprivate var cairo: cairo_filter_t {
      switch self {
      case .nearest: CAIRO_FILTER_NEAREST
      case .bilinear: CAIRO_FILTER_BILINEAR
      case .averaging: CAIRO_FILTER_GOOD
      }
    }
  }

  let pointer: OpaquePointer

  /// The content beyond the edges of the surface.
  enum ExtendMode {
    /// Nothing.
    case clear
    /// The outermost pixels, again and again.
    case edge
    /// The whole surface, again and again.
    case repetition

    fileprivate var cairo: cairo_extend_t {
      switch self {
      case .clear: CAIRO_EXTEND_NONE
      case .edge: CAIRO_EXTEND_PAD
      case .repetition: CAIRO_EXTEND_REPEAT
      }
    }
  }

  /// Makes a pattern that reads `surface`.
  ///
  /// - Parameter map: from device pixels to the surface's pixels.
  init(
    _ surface: borrowing ImageSurface, map: AffineTransform, filter: Filter, extend: ExtendMode
  ) throws(PaintError) {
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else {
      throw .outOfMemory
    }
    if let error = PaintError(cairo_pattern_status(pattern)) {
      cairo_pattern_destroy(pattern)
      throw error
    }
    pointer = pattern
    var matrix = cairo_matrix_t(map)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, filter.cairo)
    cairo_pattern_set_extend(pattern, extend.cairo)
  }

  deinit { cairo_pattern_destroy(pointer) }
}

extension cairo_matrix_t {
  /// The same transform in cairo's form.
  init(_ transform: AffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d,
      x0: transform.tx, y0: transform.ty)
  }
}
