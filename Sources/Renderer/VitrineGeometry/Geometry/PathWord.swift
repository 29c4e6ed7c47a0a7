/// Steps of SwiftUI's `Path` that path data in archives may contain.
enum PathWord: String, CaseIterable {
  /// `addRelativeArc(center:radius:startAngle:delta:)`.
  case relativeArc
  /// `addArc(tangent1End:tangent2End:radius:)`.
  case tangentArc
  /// `addArc(center:radius:startAngle:endAngle:clockwise:)`.
  case arc
  /// `addRoundedRect(in:cornerRadius:style:)`.
  case roundedRect
  /// `addRect(_:)`.
  case rect
  /// `addEllipse(in:)`.
  case ellipse

  /// The name of the word.
  package var name: String { rawValue }

  /// The number of arguments.
  var numbers: Int {
    switch self {
    case .relativeArc, .tangentArc, .arc, .roundedRect: 5
    case .rect, .ellipse: 4
    }
  }

  /// A word that may follow the arguments.
  var option: String? {
    switch self {
    case .arc: "clockwise"
    case .roundedRect: RoundedCornerStyle.circular.rawValue
    case .relativeArc, .tangentArc, .rect, .ellipse: nil
    }
  }
}

extension PathBuilder {
  /// Draws a step with the number of arguments that its word requires.
  mutating func draw(_ word: PathWord, _ numbers: [Double], hasOption: Bool) {
    let first = Point(x: numbers[0], y: numbers[1])
    let box = Rect(origin: first, size: Size(width: numbers[2], height: numbers[3]))
    switch word {
    case .relativeArc:
      arc(center: first, radius: numbers[2], start: numbers[3], sweep: numbers[4])
    case .tangentArc:
      arc(
        tangent1End: first, tangent2End: Point(x: numbers[2], y: numbers[3]), radius: numbers[4])
    case .arc:
      let sweep = PathBuilder.sweep(from: numbers[3], to: numbers[4], clockwise: hasOption)
      arc(center: first, radius: numbers[2], start: numbers[3], sweep: sweep)
    case .roundedRect:
      append(.roundedRect(box, radius: numbers[4], style: hasOption ? .circular : .continuous))
    case .rect: append(.rect(box))
    case .ellipse: append(.ellipse(in: box))
    }
  }

  /// The angle that an arc covers, at most a full turn.
  ///
  /// Source: Apple's documentation of `addArc`: the y axis points down, so that a `clockwise` arc
  /// appears counter-clockwise.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let way = clockwise ? start - end : end - start
    guard way < 360 else { return clockwise ? -360 : 360 }
    let rest = way.truncatingRemainder(dividingBy: 360)
    let sweep = rest < 0 ? rest + 360 : rest
    return clockwise ? -sweep : sweep
  }
}
