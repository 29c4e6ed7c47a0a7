import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Walks through a placed tree, and classifies each node as it appears in the picture.
struct PlacedViewWalk {
  /// The state that a node inherits from the nodes around it.
  struct Surroundings {
    var map: AffineTransform
    var visible: Rect?
    var clip: Int?
    var parent: Int?
    var opacity = 1.0
    var isUpright = true
    var isBackground: Bool
    var scrolledAxes: Set<Axis> = []
    var window: Rect?
    var content: Rect?
    var isOfSystem = false
    var isInBar = false
    /// Directions of the view in the picture: the map without distances, also of projections.
    var orientation = AffineTransform.identity
  }

  private let picture: Rect
  private(set) var views: [PlacedView] = []

  init(picture: Rect) { self.picture = picture }

  /// Adds a root and everything in it.
  mutating func add(_ root: LayoutNode, _ map: AffineTransform, isBackground: Bool) {
    add(root, Surroundings(map: map, visible: picture, isBackground: isBackground))
  }

  private mutating func add(_ node: LayoutNode, _ around: Surroundings) {
    guard node.isPlaced, !node.operation.isHidden, node.frame.isFinite else { return }
    let mark = (node.rule as? MarkRule)?.mark
    // A view in front has all of the attention.
    if mark == .behind { return }
    let index = views.count
    views.append(view(node, around))
    var inside = around
    inside.parent = index
    if mark == .ofSystem { inside.isOfSystem = true }
    enter(node, index, &inside)
    // A mask is not visible itself.
    let children = node.operation.isMask ? node.children.prefix(1) : node.children[...]
    for (position, child) in children.enumerated() {
      var inside = inside
      inside.isInBar = inside.isInBar || position == 1 && node.rule is SafeAreaInsetRule
      add(child, inside)
    }
    for attached in node.text?.attachments.sorted(by: { $0.key < $1.key }) ?? [] {
      add(attached.value.underlying, attached: node, inside)
    }
  }

  /// Adds a view that is attached to the letters of a text.
  private mutating func add(_ view: LayoutNode, attached node: LayoutNode, _ inside: Surroundings) {
    var inside = inside
    inside.map = AffineTransform.translation(x: node.frame.minX, y: node.frame.minY)
      .concatenating(inside.map)
    add(view, inside)
  }

  private func view(_ node: LayoutNode, _ around: Surroundings) -> PlacedView {
    PlacedView(
      path: node.path, name: node.name, id: node.source.viewName, kind: kind(of: node, around.map),
      frame: around.map.bounds(of: node.frame), visible: around.visible, clip: around.clip,
      parent: around.parent, opacity: around.opacity, isUpright: around.isUpright,
      isBackground: around.isBackground, isMirrored: around.isMirrored,
      scrolledAxes: around.scrolledAxes, window: around.window, content: around.content,
      isOfSystem: around.isOfSystem, isInBar: around.isInBar,
      rightwards: Point(x: around.orientation.a, y: around.orientation.b))
  }

  /// Updates the state for the children of a node.
  private func enter(_ node: LayoutNode, _ index: Int, _ inside: inout Surroundings) {
    if let rule = node.rule as? ScrollRule {
      defer { inside.scroll(along: rule.axes) }
      if case .effect(let effect) = node.operation {
        effect.enter(PlacedNode(node), index, &inside)
      }
      return
    }
    switch node.operation {
    case .effect(let effect): effect.enter(PlacedNode(node), index, &inside)
    case .mask:
      guard let mask = node.children.dropFirst().first, mask.isPlaced else { return }
      inside.clip(to: mask.frame, index)
    case .none, .leaf, .behind, .hidden, .hit: break
    }
  }

  private func kind(of node: LayoutNode, _ map: AffineTransform) -> PlacedView.Kind {
    switch node.operation {
    case .leaf(let leaf): leaf.kind(of: PlacedNode(node), map) ?? container(node)
    case .hit(let role, _, let isEnabled, _): .touch(role, isEnabled: isEnabled)
    case .none, .effect, .behind, .mask, .hidden: container(node)
    }
  }

  /// The placed view of a node that draws nothing itself.
  private func container(_ node: LayoutNode) -> PlacedView.Kind {
    if node.rule is ChartRule { return .chart }
    return (node.rule as? FrameRule).map {
      .frame(width: $0.width != nil, height: $0.height != nil)
    } ?? .other
  }
}

extension PlacedView.Letters {
  /// The letters of a placed text; `nil` for one that was not placed.
  init?(_ node: LayoutNode, _ looks: [TextLook], _ map: AffineTransform) {
    guard let text = node.text, let rule = node.rule as? TextRule else { return nil }
    let fonts = text.layout.lines.flatMap(\.fonts)
    let scale = (map.a * map.d - map.b * map.c).magnitude.squareRoot()
    self.init(
      reading: rule.text.reading(in: text.proposal),
      lines: text.layout.lines.compactMap { line in
        line.ink.map { map.bounds(of: $0.offsetBy(dx: node.frame.minX, dy: node.frame.minY)) }
      },
      size: (fonts.map(\.size).max() ?? 0) * scale, weight: fonts.map(\.weight).min() ?? 0,
      isRedacted: looks.contains { $0.environment.isRedacted }, isLive: rule.isLive)
  }
}

extension PlacedViewWalk.Surroundings {
  /// Clips the views inside to a box.
  mutating func clip(to box: Rect, _ index: Int) {
    let box = map.bounds(of: box)
    visible = visible?.intersection(box)
    if window != nil { content = content.map { $0.intersection(box) ?? .zero } ?? box }
    clip = index
  }

  /// Lets the views inside be scrolled into what is visible here.
  mutating func scroll(along axes: Set<Axis>) {
    scrolledAxes.formUnion(axes)
    (window, content) = (visible ?? window, nil)
  }

  /// Moves, rotates or scales the views inside around a point of a box.
  mutating func apply(_ map: AffineTransform, _ anchor: UnitPoint, _ box: Rect) {
    self.map = map.around(anchor.point(in: box)).concatenating(self.map)
    turn(by: map)
    if map.b != 0 || map.c != 0 { isUpright = false }
  }

  /// Projects the views inside from a box.
  mutating func project(_ map: ProjectionTransform?, _ box: Rect) {
    isUpright = false
    let center = box.center
    guard let map, let middle = map.apply(center),
      let right = map.apply(Point(x: center.x + 1, y: center.y)),
      let below = map.apply(Point(x: center.x, y: center.y + 1))
    else { return }
    turn(
      by: AffineTransform(
        a: right.x - middle.x, b: right.y - middle.y, c: below.x - middle.x, d: below.y - middle.y,
        tx: 0, ty: 0))
  }

  /// Whether views inside are drawn as in a mirror.
  var isMirrored: Bool { orientation.a * orientation.d - orientation.b * orientation.c < 0 }

  private mutating func turn(by map: AffineTransform) {
    let own = AffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0)
    orientation = own.concatenating(orientation)
  }
}

extension TextLayout.Line {
  /// The fonts of the letters.
  fileprivate var fonts: [FontInstance] {
    fragments.compactMap { fragment in
      switch fragment.content {
      case .glyphs(let font, let glyphs): glyphs.isEmpty ? nil : font
      case .layers(let font, _): font
      case .picture, .decoration, .background, .link, .attachment, .bar, .missingGlyph: nil
      }
    }
  }

  /// The box from the top of capitals to the bottom of descenders; `nil` for a line without
  /// letters.
  ///
  /// Source: the capital height and the descender of San Francisco, 0.705 and 0.241 of its size.
  fileprivate var ink: Rect? {
    guard width > 0, let size = fonts.map(\.size).max() else { return nil }
    return Rect(x: x, y: baseline - 0.705 * size, width: width, height: (0.705 + 0.241) * size)
  }
}

extension AffineTransform {
  /// The smallest box around a box that is transformed.
  fileprivate func bounds(of box: Rect) -> Rect {
    if self == .identity { return box }
    let corners = [
      box.origin, Point(x: box.maxX, y: box.minY), Point(x: box.minX, y: box.maxY),
      Point(x: box.maxX, y: box.maxY),
    ].map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension DrawOperation {
  fileprivate var isHidden: Bool { if case .hidden = self { true } else { false } }
  fileprivate var isMask: Bool { if case .mask = self { true } else { false } }
}
