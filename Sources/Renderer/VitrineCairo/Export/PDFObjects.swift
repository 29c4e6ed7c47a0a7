import VitrineDisplayList
import VitrineGeometry

/// The numbered objects of a PDF file and the names by which contents call them.
struct PDFObjects {
  /// A kind of thing that contents call by name.
  private enum Kind: String, CaseIterable {
    case state = "ExtGState"
    case shading = "Shading"
    case pattern = "Pattern"
    case picture = "XObject"
  }

  /// The objects after the first four: catalogue, pages, page and content.
  private var objects: [[UInt8]] = []
  private var names: [Kind: [(name: String, object: Int)]] = [:]
  private var opacities: [String: String] = [:]

  /// Object that lists all names; every content refers to it.
  private static let resources = 5

  init() {}

  /// The name of a state with an opacity.
  mutating func opacity(_ value: Double) -> String {
    let text = value.factor
    if let name = opacities[text] { return name }
    let name = add("<</ca \(text)/CA \(text)>>", .state)
    opacities[text] = name
    return name
  }

  /// The name of colours along a line, in the current space.
  mutating func shading(_ paint: AxialPaint) -> String {
    add(PDFObjects.shading(paint), .shading)
  }

  /// The name of a pattern of colours along a line; `map` leads to the space of the content.
  mutating func pattern(_ paint: AxialPaint, map: String) -> String {
    add("<</PatternType 2/Matrix[\(map)]/Shading \(PDFObjects.shading(paint))>>", .pattern)
  }

  private static func shading(_ paint: AxialPaint) -> String {
    let line = [paint.start.x, paint.start.y, paint.end.x, paint.end.y].map(\.coordinate)
    return "<</ShadingType 2/ColorSpace/DeviceRGB/Coords[\(line.joined(separator: " "))]"
      + "/Extend[true true]/Function \(PDFObjects.function(paint.stops))>>"
  }

  /// The name of a group of outlines that is composed by itself.
  mutating func group(_ content: String, box: Rect) -> String {
    let sides = [box.minX, box.minY, box.maxX, box.maxY].map(\.coordinate)
    let head =
      "/Type/XObject/Subtype/Form/BBox[\(sides.joined(separator: " "))]"
      + "/Group<</S/Transparency/CS/DeviceRGB/I true>>/Resources \(PDFObjects.resources) 0 R"
    return add(PDFObjects.stream(head, Array(content.utf8)), .picture)
  }

  /// The name of pixels, whose coverage is a separate image.
  mutating func image(_ bitmap: Bitmap) throws(PaintError) -> String {
    let (colors, coverage) = bitmap.separated
    let size = "/Type/XObject/Subtype/Image/Width \(bitmap.width)/Height \(bitmap.height)"
    let mask = try PDFObjects.packed("\(size)/ColorSpace/DeviceGray/BitsPerComponent 8", coverage)
    objects.append(mask)
    let head =
      "\(size)/ColorSpace/DeviceRGB/BitsPerComponent 8/SMask \(lastObject) 0 R"
    return add(try PDFObjects.packed(head, colors), .picture)
  }

  /// The file with one page.
  func file(content: String, box: String) throws(PaintError) -> [UInt8] {
    let all = [
      Array("<</Type/Catalog/Pages 2 0 R>>".utf8),
      Array("<</Type/Pages/Kids[3 0 R]/Count 1>>".utf8),
      Array(
        ("<</Type/Page/Parent 2 0 R/MediaBox[\(box)]/Contents 4 0 R"
          + "/Resources \(PDFObjects.resources) 0 R/Group<</S/Transparency/CS/DeviceRGB>>>>").utf8),
      try PDFObjects.packed("", Array(content.utf8)), Array(resources.utf8),
    ]
    var bytes = Array("%PDF-1.4\n%\u{e2}\u{e3}\n".utf8)
    var places: [Int] = []
    for (index, object) in (all + objects).enumerated() {
      places.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let table = places.map { place in
      let digits = String(place)
      return String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
    }
    let tail =
      "xref\n0 \(places.count + 1)\n0000000000 65535 f \n" + table.joined()
      + "trailer\n<</Size \(places.count + 1)/Root 1 0 R>>\nstartxref\n\(bytes.count)\n%%EOF\n"
    return bytes + Array(tail.utf8)
  }

  // MARK: Parts

  private var lastObject: Int { PDFObjects.resources + objects.count }

  private mutating func add(_ text: String, _ kind: Kind) -> String { add(Array(text.utf8), kind) }

  private mutating func add(_ object: [UInt8], _ kind: Kind) -> String {
    objects.append(object)
    let name = "V\(lastObject)"
    names[kind, default: []].append((name, lastObject))
    return name
  }

  private var resources: String {
    let lists = Kind.allCases.compactMap { kind -> String? in
      guard let entries = names[kind] else { return nil }
      let list = entries.map { "/\($0.name) \($0.object) 0 R" }.joined()
      return "/\(kind.rawValue)<<\(list)>>"
    }
    return "<<\(lists.joined())>>"
  }

  private static func stream(_ head: String, _ content: [UInt8]) -> [UInt8] {
    Array("<<\(head)/Length \(content.count)>>\nstream\n".utf8) + content
      + Array("\nendstream".utf8)
  }

  private static func packed(_ head: String, _ content: [UInt8]) throws(PaintError) -> [UInt8] {
    do throws(PNGError) {
      return stream(head + "/Filter/FlateDecode", try zlibCompress(content, level: 6))
    } catch {
      throw .outOfMemory
    }
  }

  /// The function from locations to colours.
  ///
  /// Two stops at one location make a hard edge: the part between them has no length and is
  /// omitted.
  private static func function(_ stops: [GradientStop]) -> String {
    var stops = stops
    if let first = stops.first, first.location > 0 {
      stops.insert(GradientStop(color: first.color, location: 0), at: 0)
    }
    if let last = stops.last, last.location < 1 {
      stops.append(GradientStop(color: last.color, location: 1))
    }
    let parts = zip(stops, stops.dropFirst()).filter { $0.location < $1.location }
    let functions = parts.map { from, to in
      let colors = [from, to].map { stop in
        [stop.color.red, stop.color.green, stop.color.blue].map(\.factor).joined(separator: " ")
      }
      return "<</FunctionType 2/Domain[0 1]/N 1/C0[\(colors[0])]/C1[\(colors[1])]>>"
    }
    let bounds = parts.dropFirst().map(\.0.location.factor).joined(separator: " ")
    let encode = parts.map { _ in "0 1" }.joined(separator: " ")
    return "<</FunctionType 3/Domain[0 1]/Functions[\(functions.joined())]"
      + "/Bounds[\(bounds)]/Encode[\(encode)]>>"
  }
}

extension Bitmap {
  /// Straight red, green and blue of all pixels, and their coverage.
  fileprivate var separated: (colors: [UInt8], coverage: [UInt8]) {
    let count = width * height
    let straight = [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, initialized in
      pixels.withUnsafeBytes { source in
        guard let words = source.assumingMemoryBound(to: UInt32.self).baseAddress,
          let target = buffer.baseAddress
        else { return }
        Unpremultiply.convert(words, count: count, to: target)
        initialized = count * 4
      }
    }
    var (colors, coverage): ([UInt8], [UInt8]) = ([], [])
    colors.reserveCapacity(count * 3)
    coverage.reserveCapacity(count)
    for start in stride(from: 0, to: straight.count, by: 4) {
      colors += straight[start..<(start + 3)]
      coverage.append(straight[start + 3])
    }
    return (colors, coverage)
  }
}
