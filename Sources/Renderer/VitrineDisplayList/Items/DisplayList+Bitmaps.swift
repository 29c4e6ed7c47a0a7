extension DisplayList {
  /// The bitmaps in items and paints, each once, in drawing order.
  package var bitmaps: [BitmapID] {
    var found = FoundBitmaps()
    found.add(items)
    return found.bitmaps
  }
}

/// Collects the bitmaps of a display list.
private struct FoundBitmaps {
  private(set) var bitmaps: [BitmapID] = []
  private var known: Set<BitmapID> = []

  mutating func add(_ items: [DisplayList.Item]) {
    for item in items {
      switch item {
      case .fill(let fill): add(fill.paint)
      case .stroke(let stroke): add(stroke.paint)
      case .glyphs(let run): add(run.paint)
      case .image(let image):
        add(image.bitmap)
        if let template = image.template { add(template) }
      case .group(let group):
        if case .mask(let mask) = group.effect { add(mask) }
        add(group.items)
      case .hit: break
      }
    }
  }

  private mutating func add(_ paint: Paint) {
    if case .image(let image) = paint { add(image.bitmap) }
  }

  private mutating func add(_ bitmap: BitmapID) {
    if known.insert(bitmap).inserted { bitmaps.append(bitmap) }
  }
}
