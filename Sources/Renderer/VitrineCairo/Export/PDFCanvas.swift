import VitrineDisplayList
import VitrineGeometry

/// Writes PDF 1.4 with one page, in which a point of the picture is a point of the page.
///
/// Source: Adobe PDF Reference 1.4: chapters 4 (graphics), 7 (transparency) and 3.4 (file structure).
/// There is no date and no identifier in the file, so that the same list gives the same bytes.
struct PDFCanvas: VectorCanvas {
  /// The content of the page or of an open group.
  private struct Stream {
    var text = ""
    /// The transform from the current space to the one in which the content starts.
    var map: AffineTransform
    /// The transform from there to the page, whose y axis points up.
    var base: AffineTransform
    /// The opacity with which the group is drawn when it is closed; `nil` for those inside this
    /// stream.
    var opacity: Double?
  }

  private let size: Size
  private var objects = PDFObjects()
  private var streams: [Stream]
  private var openGroups: [(map: AffineTransform, isStream: Bool)] = []

  init(size: Size) {
    self.size = size
    let flip = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    streams = [Stream(map: flip, base: .identity)]
  }

  func canFill(with paint: Paint) -> Bool { paint.isFlat || paint.axial?.isOpaque == true }
  func canStroke(with paint: Paint) -> Bool { canFill(with: paint) }

  mutating func fill(_ path: Path, _ style: FillStyle, _ paint: Paint) {
    guard !path.isEmpty else { return }
    let star = style.isEOFilled ? "*" : ""
    if let axial = paint.axial {
      let shading = objects.shading(axial)
      add("q \(opaque)\(path.pdf)W\(star) n /\(shading) sh Q\n")
    } else if let color = paint.flatColor, color.opacity > 0 {
      add("\(ink(color))\(color.pdf) rg \(path.pdf)f\(star)\n")
    }
  }

  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, isAntialiased: Bool, _ paint: Paint
  ) {
    guard !path.isEmpty else { return }
    if let axial = paint.axial {
      // A pattern's space is the initial one of the content, regardless of the current one.
      let name = objects.pattern(axial, map: streams[streams.count - 1].map.pdf)
      add("\(opaque)/Pattern CS /\(name) SCN \(style.pdf)\(path.pdf)S\n")
    } else if let color = paint.flatColor, color.opacity > 0 {
      add("\(ink(color))\(color.pdf) RG \(style.pdf)\(path.pdf)S\n")
    }
  }

  mutating func draw(_ bitmap: Bitmap, _ map: AffineTransform) throws(PaintError) {
    let name = try objects.image(bitmap)
    // The unit square of an image has its top row at 1.
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let square = AffineTransform(a: width, b: 0, c: 0, d: -height, tx: 0, ty: height)
    add("q \(opaque)\(square.concatenating(map).pdf) cm /\(name) Do Q\n")
  }

  mutating func begin(_ group: VectorGroup) {
    let outer = streams[streams.count - 1]
    let map = outer.map
    openGroups.append((map, false))
    switch group {
    case .opacity(let factor):
      openGroups[openGroups.count - 1].isStream = true
      streams.append(
        Stream(map: .identity, base: map.concatenating(outer.base), opacity: factor))
    case .clip(let path, let style): add("q \(path.pdf)W\(style.isEOFilled ? "*" : "") n\n")
    case .transform(let inner):
      streams[streams.count - 1].map = inner.concatenating(map)
      add("q \(inner.pdf) cm\n")
    }
  }

  mutating func end() {
    guard let group = openGroups.popLast() else { return }
    guard group.isStream, let stream = streams.popLast(), let opacity = stream.opacity else {
      streams[streams.count - 1].map = group.map
      return add("Q\n")
    }
    let page = Path.rect(Rect(origin: .zero, size: size))
    let box = stream.base.inverted.flatMap { page.applying($0).tightBounds }
    let name = objects.group(stream.text, box: box ?? Rect(origin: .zero, size: size))
    add("q /\(objects.opacity(opacity)) gs /\(name) Do Q\n")
  }

  func file() throws(PaintError) -> [UInt8] {
    let (width, height) = (size.width.coordinate, size.height.coordinate)
    let content = "1 0 0 -1 0 \(height) cm\n" + streams[0].text
    return try objects.file(content: content, box: "0 0 \(width) \(height)")
  }

  private mutating func add(_ text: String) { streams[streams.count - 1].text += text }

  /// The state for items with their own colours; otherwise the last state would persist.
  private var opaque: String {
    mutating get { "/\(objects.opacity(1)) gs " }
  }

  private mutating func ink(_ color: ResolvedColor) -> String {
    "/\(objects.opacity(color.opacity)) gs "
  }
}

extension ResolvedColor {
  fileprivate var pdf: String {
    [red, green, blue].map(\.factor).joined(separator: " ")
  }
}

extension AffineTransform {
  fileprivate var pdf: String { [a, b, c, d, tx, ty].map(\.factor).joined(separator: " ") }
}

extension StrokeStyle {
  fileprivate var pdf: String {
    let cap =
      switch lineCap {
      case .butt: 0
      case .round: 1
      case .square: 2
      }
    let join =
      switch lineJoin {
      case .miter: 0
      case .round: 1
      case .bevel: 2
      }
    let dashes = hasDashes ? dash.map(\.coordinate).joined(separator: " ") : ""
    let phase = hasDashes ? max(0, dashPhase).coordinate : "0"
    return "\(lineWidth.coordinate) w \(cap) J \(join) j \(max(1, miterLimit).coordinate) M "
      + "[\(dashes)] \(phase) d "
  }
}

extension Path {
  /// The outline as path operators; PDF knows cubic curves only.
  fileprivate var pdf: String {
    var here = Point.zero
    var text = ""
    for element in elements {
      switch element {
      case .move(let point):
        text += "\(point.pdf) m "
        here = point
      case .line(let point):
        text += "\(point.pdf) l "
        here = point
      case .quadCurve(let point, let control):
        let first = here.toward(control, 2 / 3)
        let second = point.toward(control, 2 / 3)
        text += "\(first.pdf) \(second.pdf) \(point.pdf) c "
        here = point
      case .curve(let point, let control1, let control2):
        text += "\(control1.pdf) \(control2.pdf) \(point.pdf) c "
        here = point
      case .close: text += "h "
      }
    }
    return text
  }
}

extension Point {
  fileprivate var pdf: String { "\(x.coordinate) \(y.coordinate)" }

  fileprivate func toward(_ point: Point, _ share: Double) -> Point {
    Point(x: x + (point.x - x) * share, y: y + (point.y - y) * share)
  }
}
