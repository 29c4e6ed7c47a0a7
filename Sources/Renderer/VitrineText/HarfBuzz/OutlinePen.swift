import CHarfBuzz
import VitrineGeometry

/// Collects the outline that HarfBuzz walks through.
///
/// Unchecked because HarfBuzz documents immutable draw functions as safe to share between
/// threads, which the compiler cannot see through the pointer.
final class OutlinePen: @unchecked Sendable {
  /// The functions, made once.
  static let shared = OutlinePen()

  private let functions: OpaquePointer?

  /// The target that the functions draw to: a path in ems, y downwards.
  private struct Sheet {
    var path = Path()
    let step: Double

    /// The point in ems, rounded to the step so that every version of the library agrees.
    func point(_ x: Float, _ y: Float) -> Point {
      Point(x: Double(x).rounded() * step, y: -Double(y).rounded() * step)
    }
  }

  private init() {
    functions = hb_draw_funcs_create()
    setLineFunctions()
    setCurveFunctions()
    hb_draw_funcs_make_immutable(functions)
  }

  deinit {
    hb_draw_funcs_destroy(functions)
  }

  /// The outline of `glyph` in ems, its origin at (0, 0), y downwards.
  func outline(of glyph: UInt32, in font: ShapingFont) -> Path {
    var sheet = Sheet(step: font.step)
    withUnsafeMutablePointer(to: &sheet) { sheet in
      vitrine_hb_draw_glyph(font.pointer, glyph, functions, sheet)
    }
    return sheet.path
  }

  private static func write(_ data: UnsafeMutableRawPointer?, _ body: (inout Sheet) -> Void) {
    guard let sheet = data?.assumingMemoryBound(to: Sheet.self) else { return }
    body(&sheet.pointee)
  }

  private func setLineFunctions() {
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        OutlinePen.write(data) { $0.path.elements.append(.move($0.point(x, y))) }
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        OutlinePen.write(data) { $0.path.elements.append(.line($0.point(x, y))) }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in OutlinePen.write(data) { $0.path.elements.append(.close) } }, nil, nil)
  }

  private func setCurveFunctions() {
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        OutlinePen.write(data) {
          $0.path.elements.append(
            .quadCurve($0.point(x, y), control: $0.point(controlX, controlY)))
        }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        OutlinePen.write(data) {
          $0.path.elements.append(
            .curve($0.point(x, y), control1: $0.point(x1, y1), control2: $0.point(x2, y2)))
        }
      }, nil, nil)
  }
}
