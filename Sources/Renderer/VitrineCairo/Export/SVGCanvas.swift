import VitrineDisplayList
import VitrineGeometry

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes SVG 1.1 with the `href` of SVG 2.
///
/// Names are counted from the start of each file, so that the same list gives the same bytes.
struct SVGCanvas: VectorCanvas {
  private let size: Size
  private var body = ""
  private var names = 0

  init(size: Size) { self.size = size }

  func canFill(with paint: Paint) -> Bool { paint.isFlat || paint.axial != nil }
  func canStroke(with paint: Paint) -> Bool { canFill(with: paint) }

  mutating func fill(_ path: Path, _ style: FillStyle, _ paint: Paint) {
    guard !path.isEmpty, let ink = ink("fill", paint) else { return }
    let edges = SVGCanvas.edges(style.isAntialiased)
    body += #"<path d="\#(path.svg)"\#(ink)\#(style.svg("fill-rule"))\#(edges)/>"# + "\n"
  }

  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, isAntialiased: Bool, _ paint: Paint
  ) {
    guard !path.isEmpty, let ink = ink("stroke", paint) else { return }
    let edges = SVGCanvas.edges(isAntialiased)
    body += #"<path d="\#(path.svg)" fill="none"\#(ink)\#(style.svg)\#(edges)/>"# + "\n"
  }

  private static func edges(_ isAntialiased: Bool) -> String {
    isAntialiased ? "" : #" shape-rendering="crispEdges""#
  }

  mutating func draw(_ bitmap: Bitmap, _ map: AffineTransform) throws(PaintError) {
    let png: [UInt8]
    do throws(PNGError) {
      png = try PNGEncoder().encode(bitmap)
    } catch {
      throw .outOfMemory
    }
    let data = Data(png).base64EncodedString()
    body += #"<image width="\#(bitmap.width)" height="\#(bitmap.height)"\#(map.svg)"#
    body += #" preserveAspectRatio="none" href="data:image/png;base64,\#(data)"/>"# + "\n"
  }

  mutating func begin(_ group: VectorGroup) {
    switch group {
    case .opacity(let factor): body += #"<g opacity="\#(factor.coordinate)">"# + "\n"
    case .transform(let map): body += "<g\(map.svg)>\n"
    case .clip(let path, let style):
      let name = newName()
      let winding = style.svg("clip-rule") + SVGCanvas.edges(style.isAntialiased)
      body += #"<clipPath id="\#(name)"><path d="\#(path.svg)"\#(winding)/></clipPath>"# + "\n"
      body += #"<g clip-path="url(#\#(name))">"# + "\n"
    }
  }

  mutating func end() { body += "</g>\n" }

  func file() -> [UInt8] {
    let (width, height) = (size.width.coordinate, size.height.coordinate)
    let head =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)""#
      + #" viewBox="0 0 \#(width) \#(height)">"#
    return Array((head + "\n" + body + "</svg>\n").utf8)
  }

  /// The attributes of a paint; `nil` when it leaves no ink.
  private mutating func ink(_ name: String, _ paint: Paint) -> String? {
    guard let axial = paint.axial else {
      guard let color = paint.flatColor, color.opacity > 0 else { return nil }
      let opacity =
        color.opacity < 1 ? #" \#(name)-opacity="\#(color.opacity.coordinate)""# : ""
      return #" \#(name)="\#(color.hex)"\#(opacity)"#
    }
    let id = newName()
    let places = [
      ("x1", axial.start.x), ("y1", axial.start.y), ("x2", axial.end.x), ("y2", axial.end.y),
    ]
    let line = places.map { #" \#($0.0)="\#($0.1.coordinate)""# }.joined()
    let stops = axial.stops.map { stop in
      let opacity =
        stop.color.opacity < 1 ? #" stop-opacity="\#(stop.color.opacity.coordinate)""# : ""
      return
        #"<stop offset="\#(stop.location.factor)" stop-color="\#(stop.color.hex)"\#(opacity)/>"#
    }
    body += #"<linearGradient id="\#(id)" gradientUnits="userSpaceOnUse"\#(line)>"#
    body += stops.joined() + "</linearGradient>\n"
    return #" \#(name)="url(#\#(id))""#
  }

  private mutating func newName() -> String {
    names += 1
    return "v\(names)"
  }
}

extension ResolvedColor {
  fileprivate var hex: String {
    var opaque = self
    opaque.opacity = 1
    return opaque.dumpText
  }
}

extension AffineTransform {
  fileprivate var svg: String {
    let factors = [a, b, c, d].map(\.factor) + [tx, ty].map(\.coordinate)
    return #" transform="matrix(\#(factors.joined(separator: " ")))""#
  }
}

extension FillStyle {
  fileprivate func svg(_ name: String) -> String {
    isEOFilled ? #" \#(name)="evenodd""# : ""
  }
}

extension StrokeStyle {
  fileprivate var svg: String {
    var text = #" stroke-width="\#(lineWidth.coordinate)""#
    if lineCap != .butt { text += #" stroke-linecap="\#(lineCap.rawValue)""# }
    if lineJoin != .miter { text += #" stroke-linejoin="\#(lineJoin.rawValue)""# }
    if lineJoin == .miter { text += #" stroke-miterlimit="\#(max(1, miterLimit).coordinate)""# }
    if hasDashes {
      text += #" stroke-dasharray="\#(dash.map(\.coordinate).joined(separator: " "))""#
      text += #" stroke-dashoffset="\#(dashPhase.coordinate)""#
    }
    return text
  }
}

extension Path {
  /// The outline as path data.
  fileprivate var svg: String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(point.svg)"
      case .line(let point): "L\(point.svg)"
      case .quadCurve(let point, let control): "Q\(control.svg) \(point.svg)"
      case .curve(let point, let control1, let control2):
        "C\(control1.svg) \(control2.svg) \(point.svg)"
      case .close: "Z"
      }
    }.joined()
  }
}

extension Point {
  fileprivate var svg: String { "\(x.coordinate) \(y.coordinate)" }
}
