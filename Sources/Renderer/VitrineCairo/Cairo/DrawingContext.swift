import CCairo
import VitrineDisplayList
import VitrineGeometry

/// A cairo context whose user space is always device pixels.
///
/// Only the pen of a stroke needs a matrix; everything else is transformed before it comes here,
/// which keeps coordinates within what cairo's fixed-point numbers hold.
struct DrawingContext: ~Copyable {
  /// Cairo's own handle, for libraries that draw onto a context.
  let pointer: OpaquePointer
  /// The budget that counts the outlines.
  let budget: PaintBudget?

  /// Farthest distance in pixels between a curve and the lines that cairo draws for it.
  static let tolerance = 0.05

  /// Creates a context that draws onto `surface`.
  ///
  /// Antialiasing and tolerance are set to values with which cairo 1.16 and 1.18 draw the same
  /// pixels.
  init(_ surface: borrowing ImageSurface, budget: PaintBudget? = nil) throws(PaintError) {
    guard let context = cairo_create(surface.pointer) else { throw .outOfMemory }
    if let error = PaintError(cairo_status(context)) {
      cairo_destroy(context)
      throw error
    }
    pointer = context
    self.budget = budget
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    cairo_set_tolerance(context, DrawingContext.tolerance)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  deinit { cairo_destroy(pointer) }

  /// Throws what cairo has refused since the context was made; cairo draws nothing after that.
  func check() throws(PaintError) {
    if let error = PaintError(cairo_status(pointer)) { throw error }
  }

  // MARK: State

  /// Remembers clip and source; every call needs its `restore`, unless the picture is given up.
  func save() { cairo_save(pointer) }

  /// Restores the clip and source of the last `save`.
  func restore() { cairo_restore(pointer) }

  /// The smallest whole-pixel rectangle that holds the clip.
  var clipExtents: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Calls `draw` while the units of `context` are `x` by `y` pixels, for libraries that draw in
  /// their own units.
  static func scale(_ context: OpaquePointer, x: Double, y: Double, _ draw: () -> Void) {
    cairo_save(context)
    cairo_scale(context, x, y)
    draw()
    cairo_restore(context)
  }

  /// Covers pixels fully or not at all from now on.
  func hardenEdges() { cairo_set_antialias(pointer, CAIRO_ANTIALIAS_NONE) }

  // MARK: Source

  /// Draws with one colour from now on.
  ///
  /// Cairo truncates opacity to eight bits where Core Animation rounds: 0.16 is 41 of 255 in
  /// pictures of iOS 18.5. The middle of the rounded step survives that.
  func setSource(_ color: ResolvedColor) {
    cairo_set_source_rgba(
      pointer, color.red, color.green, color.blue, DrawingContext.opacity(of: color))
  }

  /// The opacity that is passed to cairo.
  static func opacity(of color: ResolvedColor) -> Double {
    color.opacity < 1 ? ((color.opacity * 255).rounded() + 0.5) / 256 : 1
  }

  /// Draws with a pattern from now on; cairo keeps it alive.
  func setSource(_ pattern: borrowing Pattern) { cairo_set_source(pointer, pattern.pointer) }

  // MARK: Drawing

  /// Fills the current path and keeps it.
  func fill(_ style: FillStyle = .nonZero) {
    with(style) { cairo_fill_preserve(pointer) }
  }

  /// Counts the lines that a stroke of an outline is drawn with.
  ///
  /// Source: cairo's `cairo-pen.c`: a round pen has enough corners that it deviates by the
  /// tolerance at most, and each round end and corner has half of them.
  func countStroke(_ path: Path, _ style: StrokeStyle, _ transform: AffineTransform) {
    let radius = DrawingContext.lineWidth(of: style, transform) / 2 * transform.largestScale
    let corners = 4 + Double.pi * (radius / (2 * DrawingContext.tolerance)).squareRoot()
    let isRound = style.lineCap == .round || style.lineJoin == .round
    var pieces = Double(path.elements.count)
    let period = style.dash.reduce(0, +)
    if period > 0 { pieces += path.controlLength / period * Double(style.dash.count) }
    budget?.count(outlineSteps: corners + pieces * (isRound ? corners : 2))
  }

  /// The thickness of a line that is no wider than what cairo can reach, beyond which it covers all.
  private static func lineWidth(of style: StrokeStyle, _ transform: AffineTransform) -> Double {
    let scale = transform.largestScale
    return scale > 0 ? min(style.lineWidth, 4 * reach.upperBound / scale) : style.lineWidth
  }

  /// Draws a line along the current path and keeps it; `transform` shapes the pen.
  func stroke(_ style: StrokeStyle, _ transform: AffineTransform, isAntialiased: Bool = true) {
    var style = style
    style.lineWidth = DrawingContext.lineWidth(of: style, transform)
    setStyle(style)
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(pointer, &matrix)
    with(edges: isAntialiased) { cairo_stroke_preserve(pointer) }
    cairo_identity_matrix(pointer)
  }

  /// Keeps later drawing inside the current path and empties it.
  func clip(_ style: FillStyle = .nonZero) {
    with(style) { cairo_clip(pointer) }
  }

  /// Covers the clip with the source, `opacity` times.
  func paint(opacity: Double) {
    if opacity < 1 {
      cairo_paint_with_alpha(pointer, opacity)
    } else {
      cairo_paint(pointer)
    }
  }

  /// Covers the clip with the source as far as the pattern is opaque.
  func mask(_ pattern: borrowing Pattern) { cairo_mask(pointer, pattern.pointer) }

  /// Erases everything outside the current path.
  func keepInside(_ style: FillStyle) {
    cairo_set_source_rgba(pointer, 0, 0, 0, 1)
    cairo_set_operator(pointer, CAIRO_OPERATOR_DEST_IN)
    fill(style)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  /// Erases everything inside the current path.
  func erase(_ style: FillStyle) {
    cairo_set_operator(pointer, CAIRO_OPERATOR_CLEAR)
    fill(style)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  /// Erases as far as the pattern is opaque.
  func erase(_ pattern: borrowing Pattern) {
    cairo_set_operator(pointer, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_rgba(pointer, 0, 0, 0, 1)
    mask(pattern)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  // MARK: Groups

  /// Starts drawing onto a new transparent picture of the clip's extents.
  ///
  /// The clip itself is lifted inside the group: cairo would otherwise apply it there and once more
  /// when the group is drawn, which darkens antialiased edges.
  func beginGroup() {
    cairo_push_group(pointer)
    cairo_reset_clip(pointer)
  }

  /// Ends the group and draws with its picture from now on.
  func endGroup() { cairo_pop_group_to_source(pointer) }

  // MARK: Pixels of the target

  /// The pixels that the target has.
  var targetExtents: PixelRect {
    guard let target = cairo_get_group_target(pointer) else { return .empty }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &x, &y)
    let width = Double(cairo_image_surface_get_width(target))
    let height = Double(cairo_image_surface_get_height(target))
    return PixelRect(left: -x, top: -y, right: width - x, bottom: height - y)
  }

  /// Whether the target keeps no colours.
  var holdsCoverageAlone: Bool {
    guard let target = cairo_get_group_target(pointer) else { return false }
    return cairo_surface_get_content(target) == CAIRO_CONTENT_ALPHA
  }

  /// Copies the current content of the target in `region`.
  func copy(
    _ region: PixelRect, budget: PaintBudget? = nil
  ) throws(PaintError) -> ImageSurface {
    let copy = try ImageSurface(
      width: region.width, height: region.height, format: .argb, budget: budget)
    guard let target = cairo_get_group_target(pointer), let other = cairo_create(copy.pointer)
    else { throw .outOfMemory }
    defer { cairo_destroy(other) }
    // The offset of a group's picture is part of its surface, which cairo applies by itself.
    cairo_set_source_surface(other, target, Double(-region.left), Double(-region.top))
    cairo_paint(other)
    if let error = PaintError(cairo_status(other)) { throw error }
    copy.flush()
    return copy
  }

  /// Replaces the content of `region` with `picture`, within the clip.
  func replace(
    _ region: PixelRect, with picture: borrowing ImageSurface
  ) throws(PaintError) {
    save()
    newPath()
    add(region)
    cairo_set_source_surface(pointer, picture.pointer, Double(region.left), Double(region.top))
    cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
    cairo_fill(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
    restore()
    try check()
  }

  // MARK: Style

  private func with(_ style: FillStyle, _ draw: () -> Void) {
    switch style.rule {
    case .nonZero: cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
    case .evenOdd: cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    }
    with(edges: style.isAntialiased, draw)
  }

  /// Calls `draw` while pixels on edges are covered in part, or else fully or not at all.
  private func with(edges isAntialiased: Bool, _ draw: () -> Void) {
    let edges = cairo_get_antialias(pointer)
    if !isAntialiased { hardenEdges() }
    draw()
    cairo_set_antialias(pointer, edges)
  }

  private func setStyle(_ style: StrokeStyle) {
    cairo_set_line_width(pointer, style.lineWidth)
    cairo_set_miter_limit(pointer, style.miterLimit)
    switch style.lineCap {
    case .butt: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_BEVEL)
    }
    let dash = style.visibleDash
    cairo_set_dash(pointer, dash, Int32(clamping: dash.count), dash.isEmpty ? 0 : style.dashPhase)
  }
}

extension StrokeStyle {
  /// The dashes that are drawn.
  ///
  /// Cairo treats negative lengths and all-zero dashes as errors; a solid line is drawn instead.
  var visibleDash: [Double] {
    dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 } ? dash : []
  }
}
