import VitrineDisplayList
import VitrineGeometry

/// One picture of several layouts and the system's drawing around them.
package struct Composition {
  /// A part of the picture; later ones are nearer.
  package enum Part {
    /// Items that the system draws, or a region that reacts.
    case items([DisplayList.Item])
    /// A view, its name in the tree of frames, and the effect on it as a whole.
    case layout(WidgetLayout, name: String, effect: DisplayList.Effect? = nil)
  }

  /// The name of the whole in the frame tree.
  package let name: String
  /// Size of the picture, in points.
  package let size: Size
  /// The parts, back to front.
  package let parts: [Part]
  /// The outline that clips the picture; `nil` for none.
  private let mask: Path?
  /// Whether buttons, toggles and links react, in addition to the URL of the whole.
  package var isInteractive = true
  /// The brightness of the colours on the display; 1 leaves them unchanged.
  package var brightness = 1.0
  /// The scale of the drawing in its box, around the centre; 1 fills it.
  package var scale = 1.0
  /// The colour behind and around the picture, up to the end of its last pixels; `nil` for transparent.
  package var wallpaper: (color: ResolvedColor, size: Size)?
  /// The part of the picture that a camera covers; `nil` for none.
  package var camera: Rect?

  /// Creates a composition.
  package init(
    _ name: String, size: Size, mask: Path? = nil, parts: [Part]
  ) {
    (self.name, self.size, self.mask, self.parts) = (name, size, mask, parts)
  }

  /// Creates a composition.
  package init(_ layout: WidgetLayout) {
    self.init("Widget", size: layout.size, parts: [.layout(layout, name: "Widget")])
  }

  /// The layouts, back to front.
  package var layouts: [WidgetLayout] {
    parts.compactMap { part in
      if case .layout(let layout, _, _) = part { layout } else { nil }
    }
  }

  /// Makes the display list, back to front.
  package func makeDisplayList() -> DisplayList {
    makeDisplayList { parts[$0].items }
  }

  /// Makes the display list with texts and symbols drawn for a check.
  package func makeDisplayList(_ ink: InkDrawing) -> DisplayList {
    var composition = self
    let isAlone = if case .alone = ink { true } else { false }
    if isAlone { composition.wallpaper = nil }
    return composition.makeDisplayList { index in
      switch parts[index] {
      case .items(let items): isAlone ? [] : items
      case .layout(let layout, _, _): layout.makeDisplayList(ink).items
      }
    }
  }

  /// Makes the display list of parts with other items.
  ///
  /// - Parameter draw: the items of the part with an index, without its effect.
  func makeDisplayList(_ draw: (Int) -> [DisplayList.Item]) -> DisplayList {
    var items = parts.indices.flatMap { parts[$0].applying(draw($0)) }
    if let mask { items = [.group(.init(effect: .clip(mask, .nonZero), items: items))] }
    if !isInteractive { items = items.map(\.withoutControls) }
    if brightness != 1 { items = items.map { $0.applying(.dimming(brightness)) } }
    if scale != 1 {
      let map = AffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: size.width * (1 - scale) / 2,
        ty: size.height * (1 - scale) / 2)
      items = [.group(.init(effect: .transform(map), items: items))]
    }
    if let wallpaper {
      let box = Rect(origin: .zero, size: wallpaper.size)
      items.insert(.fill(.init(path: .rect(box), paint: .color(wallpaper.color))), at: 0)
    }
    return DisplayList(size: size, items: items)
  }

}

extension Composition.Part {
  /// The part's items without its effect.
  var items: [DisplayList.Item] {
    switch self {
    case .items(let items): items
    case .layout(let layout, _, _): layout.makeDisplayList().items
    }
  }

  /// The part's items with its effect.
  fileprivate func applying(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    guard case .layout(_, _, let effect) = self, let effect, !items.isEmpty else { return items }
    return [.group(.init(effect: effect, items: items))]
  }
}

extension DisplayList.Item {
  /// The item with regions that do not react, except for the URL of the whole.
  fileprivate var withoutControls: DisplayList.Item {
    switch self {
    case .hit(var region) where region.role != .widgetURL:
      region.isEnabled = false
      return .hit(region)
    case .group(var group):
      group.items = group.items.map(\.withoutControls)
      return .group(group)
    case .fill, .stroke, .glyphs, .image, .hit: return self
    }
  }
}
