import Vitrine

extension DisplayList {
  /// The kinds of what is drawn, in order: `text`, `image`, `shape`, and `bar` or `block` in place of redacted
  /// content.
  var ink: [String] {
    // The widget's background fills the whole picture.
    items.flatMap(\.leaves).filter {
      if case .fill(let fill) = $0 { fill.path.tightBounds?.size != size } else { true }
    }.compactMap(\.ink)
  }
}

extension DisplayList.Item {
  /// The item without groups, or the items in it.
  fileprivate var leaves: [DisplayList.Item] {
    if case .group(let group) = self { group.items.flatMap(\.leaves) } else { [self] }
  }

  /// The name of the item's kind in the article.
  fileprivate var ink: String? {
    switch self {
    case .glyphs: "text"
    case .image: "image"
    case .stroke: "shape"
    case .fill(let fill):
      fill.isFaded ? (fill.path.hasCurves ? "bar" : "block") : "shape"
    case .hit, .group: nil
    }
  }
}

extension DisplayList.Fill {
  /// Whether the item has the opacity of redacted content.
  fileprivate var isFaded: Bool {
    if case .color(let color) = paint { color.opacity == 0.16 } else { false }
  }
}

extension Path {
  fileprivate var hasCurves: Bool {
    elements.contains { if case .curve = $0 { true } else { false } }
  }
}
