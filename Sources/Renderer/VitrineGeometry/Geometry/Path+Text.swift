extension Point {
  /// The point as `x,y` for dumps.
  package var dumpText: String { "\(x.dumpText),\(y.dumpText)" }
}

extension Path {
  /// A rectangle in the form of `Rect`, any other outline as SVG path data.
  package var dumpText: String {
    if let rect = plainRect { return "rect \(rect.dumpText)" }
    return "path " + elements.map(\.dumpText).joined(separator: " ")
  }

  private var plainRect: Rect? {
    guard let box = controlPointBounds, self == .rect(box) else { return nil }
    return box
  }
}

extension Path.Element {
  fileprivate var dumpText: String {
    switch self {
    case .move(let point): "M\(point.dumpText)"
    case .line(let point): "L\(point.dumpText)"
    case .quadCurve(let point, let control): "Q\(control.dumpText) \(point.dumpText)"
    case .curve(let point, let control1, let control2):
      "C\(control1.dumpText) \(control2.dumpText) \(point.dumpText)"
    case .close: "Z"
    }
  }
}
