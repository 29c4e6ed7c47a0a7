import VitrineGeometry

/// Gradients in the notation of CSS, drawn like Voltra's client on iOS.
///
/// Source: `JSGradientParser.swift` and `DecorationStyle.swift` of Voltra's iOS client: the angle
/// of a linear gradient runs against CSS's on the vertical axis, and that of a conic one starts at
/// the right.
struct StyleGradient {
  /// Parses a gradient; `nil` for any other text.
  ///
  /// - Parameter size: the size of the box in points, for radii, if it is known before layout.
  static func parse(_ text: String, size: Size?) -> (style: GradientStyle, isExact: Bool)? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let arguments = split(text[text.index(after: open)...].dropLast(), at: ",")
    guard (2...256).contains(arguments.count) else { return nil }
    switch text[..<open].lowercased() {
    case "linear-gradient": return linear(arguments).map { (.linear($0), true) }
    case "radial-gradient": return radial(arguments, size: size)
    case "conic-gradient": return conic(arguments).map { (.angular($0), true) }
    default: return nil
    }
  }

  private static func linear(_ arguments: [String]) -> LinearGradient? {
    var gradient = LinearGradient()
    var colors = arguments[...]
    let first = arguments[0].lowercased()
    if first.hasPrefix("to ") {
      guard let end = position(first.dropFirst(3).split(separator: " ").map(String.init))
      else { return nil }
      (gradient.startPoint, gradient.endPoint) = (UnitPoint(x: 1 - end.x, y: 1 - end.y), end)
      colors = colors.dropFirst()
    } else if let angle = StyleAngle.degrees(first) {
      let (sine, cosine) = sineAndCosine(angle * .pi / 180)
      gradient.startPoint = UnitPoint(x: 0.5 - sine / 2, y: 0.5 - cosine / 2)
      gradient.endPoint = UnitPoint(x: 0.5 + sine / 2, y: 0.5 + cosine / 2)
      colors = colors.dropFirst()
    }
    guard let stops = stops(colors, turn: false) else { return nil }
    gradient.stops = stops
    return gradient
  }

  private static func conic(_ arguments: [String]) -> AngularGradient? {
    var gradient = AngularGradient()
    var colors = arguments[...]
    if stop(arguments[0], turn: true) == nil {
      var words = arguments[0].lowercased().split(separator: " ").map(String.init)[...]
      if words.first == "from",
        let angle = words.dropFirst().first.flatMap({ StyleAngle.degrees($0) })
      {
        (gradient.startAngle, gradient.endAngle) = (angle, angle + 360)
        words = words.dropFirst(2)
      }
      if words.first == "at" {
        guard let center = position(Array(words.dropFirst())) else { return nil }
        gradient.center = center
        words = []
      }
      guard words.isEmpty else { return nil }
      colors = colors.dropFirst()
    }
    guard let stops = stops(colors, turn: true) else { return nil }
    gradient.stops = stops
    return gradient
  }

  private static func radial(
    _ arguments: [String], size: Size?
  ) -> (style: GradientStyle, isExact: Bool)? {
    var extent = RadialExtent()
    var colors = arguments[...]
    if stop(arguments[0], turn: false) == nil {
      guard let read = RadialExtent(arguments[0]) else { return nil }
      extent = read
      colors = colors.dropFirst()
    }
    guard let stops = stops(colors, turn: false) else { return nil }
    return extent.gradient(stops, size: size)
  }

  /// Returns the point of the box that the names of its edges describe.
  static func position(_ words: [String]) -> UnitPoint? {
    guard (1...2).contains(words.count) else { return nil }
    var point = (x: Double?.none, y: Double?.none)
    for word in words {
      switch word {
      case "left" where point.x == nil: point.x = 0
      case "right" where point.x == nil: point.x = 1
      case "top" where point.y == nil: point.y = 0
      case "bottom" where point.y == nil: point.y = 1
      case "center": continue
      default: return nil
      }
    }
    return UnitPoint(x: point.x ?? 0.5, y: point.y ?? 0.5)
  }

  /// Splits a text at separators outside parentheses.
  static func split(_ text: Substring, at separator: Character) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed)
  }
}

// Colours and their positions.
extension StyleGradient {
  /// Returns a colour with no position, one, or a start and an end.
  private static func stop(_ text: String, turn: Bool) -> (color: Color, places: [Double])? {
    var words = split(text[...], at: " ").filter { !$0.isEmpty }
    var places: [Double] = []
    while places.count < 2, words.count > 1, let last = words.last,
      let place = place(last, turn: turn)
    {
      places.insert(place, at: 0)
      words.removeLast()
    }
    return StyleColor.parse(words.joined(separator: " ")).map { ($0, places) }
  }

  private static func place(_ text: String, turn: Bool) -> Double? {
    if text.hasSuffix("%") {
      return Double(text.dropLast()).flatMap { $0.isFinite ? $0 / 100 : nil }
    }
    return turn ? StyleAngle.degrees(text).map { $0 / 360 } : nil
  }

  /// Returns the stops with all their positions: none is before its predecessor, and those without
  /// one are spread evenly between their neighbours.
  private static func stops(_ texts: ArraySlice<String>, turn: Bool) -> [Gradient.Stop]? {
    var list: [(color: Color, place: Double?)] = []
    for text in texts {
      guard let (color, places) = stop(text, turn: turn) else { return nil }
      if places.isEmpty { list.append((color, nil)) }
      list += places.map { (color, $0) }
    }
    guard (2...256).contains(list.count) else { return nil }
    list[0].place = list[0].place ?? 0
    list[list.count - 1].place = list[list.count - 1].place ?? 1
    var known = 0
    for index in 1..<list.count {
      guard let place = list[index].place, let start = list[known].place else { continue }
      let end = max(place, start)
      list[index].place = end
      for inner in known + 1..<max(index, known + 1) {
        list[inner].place = start + (end - start) * Double(inner - known) / Double(index - known)
      }
      known = index
    }
    return list.map { stop in
      Gradient.Stop(color: stop.color, location: stop.place.map { min(max($0, 0), 1) })
    }
  }
}

/// The extent of a radial gradient.
private struct RadialExtent {
  private var isCircle = false
  private var isClosest = false
  private var isSide = false
  private var center = UnitPoint()

  init() {}

  /// Parses the part before the colours; `nil` for any other text.
  init?(_ text: String) {
    let words = text.lowercased().split(separator: " ").map(String.init)
    for (index, word) in words.enumerated() {
      switch word {
      case "circle": isCircle = true
      case "ellipse": isCircle = false
      case "closest-side": (isClosest, isSide) = (true, true)
      case "farthest-side": (isClosest, isSide) = (false, true)
      case "closest-corner": (isClosest, isSide) = (true, false)
      case "farthest-corner": (isClosest, isSide) = (false, false)
      case "at":
        guard let point = StyleGradient.position(Array(words[(index + 1)...])) else { return nil }
        center = point
        return
      default: return nil
      }
    }
  }

  /// Returns the gradient in a box; if the box is unknown, an ellipse in the box's proportions.
  func gradient(_ stops: [Gradient.Stop], size: Size?) -> (style: GradientStyle, isExact: Bool) {
    guard isCircle, let size else {
      var gradient = EllipticalGradient()
      (gradient.stops, gradient.center) = (stops, center)
      let box = size ?? Size(width: 1, height: 1)
      // Voltra's ellipse to a corner is as high as the distance of the corner.
      gradient.endRadiusFraction =
        isSide ? radius(in: box) / min(box.width, box.height) : corner(in: box) / box.height
      return (.elliptical(gradient), !isCircle && (isSide || size != nil))
    }
    var gradient = RadialGradient()
    (gradient.stops, gradient.center) = (stops, center)
    gradient.endRadius = isSide ? radius(in: size) : corner(in: size)
    return (.radial(gradient), true)
  }

  private func radius(in size: Size) -> Double {
    let sides = [
      center.x * size.width, (1 - center.x) * size.width, center.y * size.height,
      (1 - center.y) * size.height,
    ]
    return (isClosest ? sides.min() : sides.max()) ?? 0
  }

  private func corner(in size: Size) -> Double {
    let near = (min(center.x, 1 - center.x), min(center.y, 1 - center.y))
    let (x, y) = isClosest ? near : (1 - near.0, 1 - near.1)
    return (x * x * size.width * size.width + y * y * size.height * size.height).squareRoot()
  }
}
