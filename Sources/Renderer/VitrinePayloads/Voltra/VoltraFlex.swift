import VitrineCoding
import VitrineGeometry
import VitrineModel

/// A flexible container of Voltra, built from stacks, frames and spacers.
///
/// Source: `VoltraFlexStackLayout.swift` of Voltra's iOS client, which takes the space that it is
/// offered, gives children their own extent along its axis and distributes the rest among those
/// that grow. Stacks distribute it evenly, so different factors are reported.
struct VoltraFlex {
  /// The distribution of children along the axis.
  enum Justify {
    case start, center, end, between, around, evenly
  }

  let axis: Axis
  var align: VoltraStyle.Align
  var justify: Justify

  /// Creates the container of a style.
  init(_ axis: Axis, _ style: VoltraStyle?, align: VoltraStyle.Align) {
    self.axis = axis
    self.align = VoltraStyle.align(style?.fields.text("alignItems")) ?? align
    justify =
      switch style?.fields.text("justifyContent") {
      case "flex-end", "flexEnd": .end
      case "center": .center
      case "space-between", "spaceBetween": .between
      case "space-around", "spaceAround": .around
      case "space-evenly", "spaceEvenly": .evenly
      case .some, nil: .start
      }
  }

  /// Returns a frame that takes all the space.
  static func filling(_ alignment: Alignment) -> Frame {
    var frame = Frame()
    (frame.maxWidth, frame.maxHeight) = (.infinity, .infinity)
    frame.alignment = alignment
    return frame
  }

  /// Returns the effect of `alignSelf` outside flexible containers.
  static func alignment(_ style: VoltraStyle) -> [Modifier] {
    style.alignSelf == .stretch ? [.frame(filling(.center))] : []
  }

  /// Sets the extents of a child, inside its background.
  func size(_ node: inout ViewNode, _ style: VoltraStyle, alignment: Alignment) {
    var (frame, fixed, bounds) = (Frame(), FixedSize(), Frame())
    frame.alignment = alignment
    let cross: Axis = axis == .horizontal ? .vertical : .horizontal
    let main = axis == .horizontal ? style.width : style.height
    let basis = style.grow > 0 ? nil : style.basis ?? main
    let isFilling = style.grow > 0 || basis == .fill
    extent(&frame, &bounds, along: axis, fills: isFilling, length: basis)
    if style.grow > 0 { frame.setLeast(0, axis) }
    let other = axis == .horizontal ? style.height : style.width
    let stretches = (style.alignSelf ?? align) == .stretch
    extent(
      &frame, &bounds, along: cross, fills: other == .fill || stretches && !other.isFixed,
      length: other)
    fixed.set(axis, !isFilling && !basis.isFixed && style.shrink <= 0)
    fixed.set(cross, !stretches && other != .fill && !other.isFixed)
    if fixed.horizontal || fixed.vertical { node.modifiers.append(.fixedSize(fixed)) }
    if frame.isFlexible { node.modifiers.append(.frame(frame)) }
    if bounds.width != nil || bounds.height != nil {
      bounds.alignment = alignment
      node.modifiers.append(.frame(bounds))
    }
    limits(&node, style, alignment)
  }

  private func extent(
    _ frame: inout Frame, _ bounds: inout Frame, along axis: Axis, fills: Bool,
    length: VoltraStyle.Length?
  ) {
    if fills { frame.setMost(.infinity, axis) }
    if case .fixed(let points)? = length, !fills {
      frame.setMost(.infinity, axis)
      if axis == .horizontal { bounds.width = points } else { bounds.height = points }
    }
  }

  /// Sets the smallest and the largest extent along the axis.
  private func limits(_ node: inout ViewNode, _ style: VoltraStyle, _ alignment: Alignment) {
    let names = axis == .horizontal ? ("minWidth", "maxWidth") : ("minHeight", "maxHeight")
    var frame = Frame()
    frame.alignment = alignment
    if let least = style.fields.length(names.0) { frame.setLeast(Extent(least), axis) }
    if let most = style.fields.length(names.1) { frame.setMost(Extent(most), axis) }
    if frame.isFlexible { node.modifiers.append(.frame(frame)) }
  }

  /// Places a child across the axis: with its margins, in a box of the full extent.
  func place(_ node: inout ViewNode, _ style: VoltraStyle?, alignment: Alignment) {
    if let style, style.margin != .zero {
      var padding = Padding()
      padding.insets = style.margin
      node.modifiers.append(.padding(padding))
    }
    guard let own = style?.alignSelf ?? (style == nil ? align : nil), own != align || style == nil
    else { return }
    var frame = Frame()
    frame.setMost(.infinity, axis == .horizontal ? .vertical : .horizontal)
    frame.alignment = cross(own)
    node.modifiers.append(.frame(frame))
  }

  /// Returns the alignment of boxes across the axis.
  private func cross(_ align: VoltraStyle.Align) -> Alignment {
    let isRow = axis == .horizontal
    return switch align {
    case .start, .stretch: Alignment(horizontal: .leading, vertical: .top)
    case .center:
      isRow
        ? Alignment(horizontal: .leading, vertical: .center)
        : Alignment(horizontal: .center, vertical: .top)
    case .end:
      isRow
        ? Alignment(horizontal: .leading, vertical: .bottom)
        : Alignment(horizontal: .trailing, vertical: .top)
    }
  }

  /// Returns the stack of the children, with the size that it is offered.
  func stack(_ children: [ViewNode], gap: Double) -> ViewNode {
    let isSpread = [.between, .around, .evenly].contains(justify)
    let children = isSpread ? spread(children) : children
    let spacing = isSpread ? 0 : gap
    var node: ViewNode
    let place = cross(align)
    var frame = VoltraFlex.filling(place)
    switch axis {
    case .horizontal:
      var stack = HStack()
      (stack.children, stack.spacing, stack.alignment) = (children, spacing, place.vertical)
      node = ViewNode(.hStack(stack))
      frame.alignment.horizontal =
        justify == .center ? .center : justify == .end ? .trailing : .leading
    case .vertical:
      var stack = VStack()
      (stack.children, stack.spacing, stack.alignment) = (children, spacing, place.horizontal)
      node = ViewNode(.vStack(stack))
      frame.alignment.vertical = justify == .center ? .center : justify == .end ? .bottom : .top
    }
    node.modifiers.append(.frame(frame))
    return node
  }

  /// Returns the children with equal space between them, and half or all of it at the ends.
  private func spread(_ children: [ViewNode]) -> [ViewNode] {
    guard justify != .between || children.count > 1 else { return children }
    var spacer = Spacer()
    spacer.minLength = 0
    let space = ViewNode(.spacer(spacer))
    let between = justify == .around ? [space, space] : [space]
    var list = justify == .between ? [] : [space]
    for (index, child) in children.enumerated() {
      if index > 0 { list += between }
      list.append(child)
    }
    return justify == .between ? list : list + [space]
  }
}

extension Optional<VoltraStyle.Length> {
  /// Whether the length is a number of points.
  fileprivate var isFixed: Bool { if case .fixed? = self { true } else { false } }
}

extension Frame {
  fileprivate mutating func setMost(_ length: Extent, _ axis: Axis) {
    if axis == .horizontal { maxWidth = length } else { maxHeight = length }
  }

  fileprivate mutating func setLeast(_ length: Extent, _ axis: Axis) {
    if axis == .horizontal { minWidth = length } else { minHeight = length }
  }
}

extension FixedSize {
  fileprivate mutating func set(_ axis: Axis, _ isFixed: Bool) {
    if axis == .horizontal { horizontal = isFixed } else { vertical = isFixed }
  }
}

extension VoltraBuilder {
  /// Returns a container with flexible children, in its style.
  func flexView(_ element: Element) throws -> ViewNode {
    let isRow = element.style?.fields.text("flexDirection") == "row"
    return try flexible(
      element, VoltraFlex(isRow ? .horizontal : .vertical, element.style, align: .stretch),
      gap: element.style?.gap ?? 0)
  }

  func flexible(_ element: Element, _ flex: VoltraFlex, gap: Double) throws -> ViewNode {
    let children = try children(element, Surroundings(container: flex, isFlexible: true))
    var node = flex.stack(children, gap: gap)
    guard let style = element.style else { return node }
    let box = box(style)
    node.modifiers += box.padding
    if let container = element.surroundings.container {
      container.size(&node, style, alignment: .topLeading)
      node.modifiers += box.decoration()
      container.place(&node, style, alignment: .topLeading)
    } else {
      node.modifiers += box.layout(.center) + box.decoration() + box.margin
    }
    node.modifiers += box.place
    return node
  }
}
