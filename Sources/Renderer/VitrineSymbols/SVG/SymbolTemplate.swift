import VitrineDisplayList
import VitrineGeometry

/// A symbol after the template that Apple publishes for custom symbols.
///
/// Source: Apple, "Creating custom symbol images for your app", and files in its layout: groups
/// such as `Regular-M` hold the outlines of a weight and a scale, 100 units an em; guides such as
/// `Baseline-M` and `left-margin-Regular-M` determine their position.
package struct SymbolTemplate: CustomSymbol {
  /// A weight and a scale that the file has.
  private struct Variant: Sendable {
    var weight: Double
    var scale: ImageScale
    /// The layers in ems around the middle of the capitals' height.
    var layers: [SymbolDrawing.Layer]
    /// The box from margin to margin in ems; only its horizontal sides count.
    var margins: (left: Double, right: Double)?
  }

  private let variants: [Variant]

  private static let weights: [(String, Double)] = [
    ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
  ]
  private static let scales: [(String, ImageScale)] = [
    ("S", .small), ("M", .medium), ("L", .large),
  ]
  /// Units of the template in an em.
  private static let unitsPerEm = 100.0

  /// Whether a file names one of the template's guides; quick, so that pictures are not read twice.
  package static func isLikely(_ bytes: [UInt8]) -> Bool {
    let name = Array("Baseline-".utf8)
    return bytes.indices.contains { start in
      bytes[start] == name[0] && bytes[start...].starts(with: name)
    }
  }

  /// Reads a file; `nil` when none of the template's groups is in it.
  ///
  /// - Throws: `SVGFault` for a file that is not an SVG, faulty outlines or a missing guide.
  package init?(_ bytes: [UInt8]) throws(SVGFault) {
    let document = try SVGDocument(bytes)
    var variants: [Variant] = []
    for (scaleName, scale) in SymbolTemplate.scales {
      for (weightName, weight) in SymbolTemplate.weights {
        let name = "\(weightName)-\(scaleName)"
        guard let shapes = try document.shapes(inGroup: name), !shapes.isEmpty else { continue }
        guard let baseline = try document.guide("Baseline-\(scaleName)")?.y else {
          throw SVGFault("the guide 'Baseline-\(scaleName)' is missing")
        }
        let margins = try SymbolTemplate.margins(of: name, in: document)
        variants.append(SymbolTemplate.variant(shapes, weight, scale, baseline, margins))
      }
    }
    guard !variants.isEmpty else { return nil }
    self.variants = variants
  }

  private static func margins(
    of name: String, in document: SVGDocument
  ) throws(SVGFault) -> (left: Double, right: Double)? {
    guard let left = try document.guide("left-margin-\(name)")?.x,
      let right = try document.guide("right-margin-\(name)")?.x, left < right
    else { return nil }
    return (left, right)
  }

  private static func variant(
    _ shapes: [SVGShape], _ weight: Double, _ scale: ImageScale, _ baseline: Double,
    _ margins: (left: Double, right: Double)?
  ) -> Variant {
    let boxes = shapes.compactMap(\.layer.path.tightBounds)
    let ink = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    let middle = margins.map { ($0.left + $0.right) / 2 } ?? ink.midX
    let map = AffineTransform(
      a: 1 / unitsPerEm, b: 0, c: 0, d: 1 / unitsPerEm, tx: -middle / unitsPerEm,
      ty: SymbolDrawing.capHeight / 2 - baseline / unitsPerEm)
    return Variant(
      weight: weight, scale: scale,
      layers: shapes.map { shape in
        SymbolLayerClasses(shape.classes).applied(to: shape.layer).applying(map)
      },
      margins: margins.map { (($0.left - middle) / unitsPerEm, ($0.right - middle) / unitsPerEm) })
  }

  /// The symbol in a font; see `CustomSymbol`.
  package func drawing(_ request: SymbolRequest) -> SymbolDrawing {
    let scale = nearestScale(request.scale)
    let (light, heavy) = neighbours(of: request.weight, scale)
    let share =
      heavy.weight > light.weight
      ? min(max((request.weight - light.weight) / (heavy.weight - light.weight), 0), 1) : 0
    let variant = SymbolTemplate.between(light, heavy, share)
    // A scale that the file does not contain is derived from another one.
    let factor = request.scale.factor / scale.factor
    return Figure(variant.layers, isEnclosed: true)
      .drawing(size: request.pointSize, factor: factor, sides: variant.margins)
  }

  private func nearestScale(_ scale: ImageScale) -> ImageScale {
    let known = variants.map(\.scale)
    if known.contains(scale) { return scale }
    return known.contains(.medium) ? .medium : known.first ?? .medium
  }

  private func neighbours(of weight: Double, _ scale: ImageScale) -> (Variant, Variant) {
    let row = variants.filter { $0.scale == scale }
    let light = row.last { $0.weight <= weight } ?? row[0]
    return (light, row.first { $0.weight >= weight } ?? light)
  }

  /// The variant between two of the same structure; otherwise the nearer one.
  private static func between(_ light: Variant, _ heavy: Variant, _ share: Double) -> Variant {
    guard share > 0, share < 1 else { return share == 0 ? light : heavy }
    let pairs = zip(light.layers, heavy.layers)
    let mixed = pairs.compactMap { $0.path.mixed(with: $1.path, share) }
    guard light.layers.count == heavy.layers.count, mixed.count == light.layers.count else {
      return share < 0.5 ? light : heavy
    }
    var variant = light
    for index in mixed.indices { variant.layers[index].path = mixed[index] }
    if let first = light.margins, let second = heavy.margins {
      variant.margins = (
        first.left + (second.left - first.left) * share,
        first.right + (second.right - first.right) * share
      )
    }
    return variant
  }
}

extension Path {
  /// The path `share` of the way to another one; `nil` when their steps differ.
  fileprivate func mixed(with other: Path, _ share: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ first: Point, _ second: Point) -> Point {
      Point(
        x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share)
    }
    var mixed: [Element] = []
    for (first, second) in zip(elements, other.elements) {
      switch (first, second) {
      case (.move(let a), .move(let b)): mixed.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): mixed.append(.line(mix(a, b)))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        mixed.append(.quadCurve(mix(a, b), control: mix(c, d)))
      case (.curve(let a, let c1, let c2), .curve(let b, let d1, let d2)):
        mixed.append(.curve(mix(a, b), control1: mix(c1, d1), control2: mix(c2, d2)))
      case (.close, .close): mixed.append(.close)
      default: return nil
      }
    }
    return Path(mixed)
  }
}
