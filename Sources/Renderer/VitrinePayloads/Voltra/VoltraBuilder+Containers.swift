import VitrineCoding
import VitrineGeometry
import VitrineModel

// Stacks, boxes, gradients, masks and images.
extension VoltraBuilder {
  func stack(_ element: Element) throws -> ViewNode {
    let axis: Axis = element.component == .hStack ? .horizontal : .vertical
    let name = element.props.word("alignment")
    let gap = element.props.number("spacing") ?? element.style?.gap ?? 0
    guard element.props.word("layout") != "flex" else {
      let align: VoltraStyle.Align =
        switch name {
        case "leading", "top": .start
        case "trailing", "bottom": .end
        case .some, nil: .center
        }
      return try flexible(element, VoltraFlex(axis, element.style, align: align), gap: gap)
    }
    var alignment = Alignment.center
    var node: ViewNode
    if axis == .horizontal {
      var stack = HStack()
      alignment.vertical = name.flatMap { VerticalAlignment(name: $0) } ?? .center
      (stack.alignment, stack.spacing) = (alignment.vertical, gap)
      stack.children = try children(element)
      node = ViewNode(.hStack(stack))
    } else {
      var stack = VStack()
      alignment.horizontal = name.flatMap { HorizontalAlignment(name: $0) } ?? .center
      (stack.alignment, stack.spacing) = (alignment.horizontal, gap)
      stack.children = try children(element)
      node = ViewNode(.vStack(stack))
    }
    var frame = Frame()
    frame.alignment = alignment
    if axis == .horizontal, element.style?.height == .fill { frame.maxHeight = .infinity }
    if axis == .vertical, element.style?.width == .fill { frame.maxWidth = .infinity }
    if frame.isFlexible { node.modifiers.append(.frame(frame)) }
    return styled(node, element, alignment: alignment)
  }

  func zStack(_ element: Element) throws -> ViewNode {
    var stack = ZStack()
    let name = element.props.word("alignment")
    stack.alignment =
      Alignment.edges.first { $0.name?.lowercased() == name } ?? .center
    stack.children = try children(element)
    return styled(ViewNode(.zStack(stack)), element)
  }

  /// Returns a group box as iOS draws it: a column on the secondary background.
  func groupBox(_ element: Element) throws -> ViewNode {
    var stack = VStack()
    stack.alignment = .leading
    if var label = try part("label", of: element) {
      label.modifiers.append(.font(Font(style: .headline)))
      stack.children = [label]
    }
    stack.children += try children(element)
    var frame = Frame()
    frame.maxWidth = .infinity
    frame.alignment = Alignment(horizontal: .leading, vertical: .center)
    var ground = Layer(style: .color(.system(.secondarySystemBackground)))
    var shape = RoundedRectangle()
    shape.cornerRadius = 8
    ground.shape = .roundedRectangle(shape)
    return styled(
      ViewNode(
        .vStack(stack), modifiers: [.padding(Padding()), .frame(frame), .background(ground)]),
      element)
  }

  func glassContainer(_ element: Element) throws -> [ViewNode] {
    try children(element).map { styled($0, element) }
  }

  func spacer(_ element: Element) -> ViewNode {
    var spacer = Spacer()
    spacer.minLength = element.props.length("minLength")
    guard element.style != nil else { return ViewNode(.spacer(spacer)) }
    return styled(ViewNode(.spacer(spacer)), element, hasText: false)
  }

  func mask(_ element: Element) throws -> [ViewNode] {
    let mask = try part("maskElement", of: element)
    return try children(element).map { child in
      var (node, layer) = (child, Layer())
      layer.content = mask ?? ViewNode(.emptyView(EmptyView()))
      node.modifiers.append(.mask(layer))
      return styled(node, element)
    }
  }

  func linearGradient(_ element: Element) throws -> [ViewNode] {
    var gradient = LinearGradient()
    gradient.stops = stops(element)
    gradient.startPoint = point(element, "startPoint")
    gradient.endPoint = point(element, "endPoint")
    let fill = ShapeStyle.gradient(.linear(gradient))
    let children = try children(element)
    guard element.style != nil else {
      return (children.isEmpty ? [ViewNode(.color(.system(.clear)))] : children).map { node in
        var node = node
        node.modifiers.append(.background(Layer(style: fill)))
        element.surroundings.container?.place(&node, nil, alignment: .topLeading)
        return node
      }
    }
    guard !children.isEmpty else {
      return [
        styled(ViewNode(.color(.system(.clear))), element, hasText: false, background: fill)
      ]
    }
    return children.map { styled($0, element, background: fill) }
  }

  /// Returns the parts of a text that bars separate, with its path.
  private func parts(_ name: String, of element: Element) -> [(text: String, path: NodePath)] {
    guard let (tree, path) = element.props.value(name) else { return [] }
    return (tree.string ?? "").split(separator: "|").map { (String($0), path) }
  }

  /// Returns the colours of a text that bars separate, and reports what is not a colour.
  func colors(_ name: String, of element: Element) -> [Color] {
    parts(name, of: element).compactMap { reading.color($0.text, at: $0.path) }
  }

  private func stops(_ element: Element) -> [Gradient.Stop] {
    let explicit = parts("stops", of: element).compactMap { part, path -> Gradient.Stop? in
      let sides = part.split(separator: "@", maxSplits: 1).map(String.init)
      guard let color = sides.first.flatMap({ reading.color($0, at: path) }) else { return nil }
      guard sides.count == 2 else {
        reading.warn(
          "the stop '\(part)' needs a place, as in '\(part)@0.5'; it has no effect", at: path)
        return nil
      }
      let given = Double(sides[1])
      let place = given.map { $0.isFinite ? min(max($0, 0), 1) : 0 } ?? 0
      if given != place {
        reading.warn("the place of the stop '\(part)' counts as \(place.plainText)", at: path)
      }
      return Gradient.Stop(color: color, location: place)
    }
    let colors = colors("colors", of: element).map { Gradient.Stop(color: $0) }
    let all = explicit.isEmpty ? colors : explicit
    let black = Color.system(.black)
    return all.isEmpty
      ? [Gradient.Stop(color: .opacity(black, 0.25)), Gradient.Stop(color: .opacity(black, 0.05))]
      : Array(all.prefix(256))
  }

  private func point(_ element: Element, _ name: String) -> UnitPoint {
    guard let text = element.props.word(name) else { return UnitPoint() }
    let parts = text.split(separator: ",").compactMap { Double($0) }
    if parts.count == 2 {
      let range = NumberRange.number
      return UnitPoint(x: range.nearest(parts[0]), y: range.nearest(parts[1]))
    }
    if let edge = Alignment.edges.first(where: { $0.name?.lowercased() == text }) {
      return UnitPoint(x: edge.horizontal.fraction, y: edge.vertical.edge)
    }
    if let path = element.props.value(name)?.path {
      reading.warn(
        "'\(text)' is no point: write x and y as in '0.5,1', or an edge or a corner; it has no effect",
        at: path)
    }
    return UnitPoint()
  }
}

extension Alignment {
  /// The nine alignments of edges, corners and the centre.
  fileprivate static let edges: [Alignment] = [VerticalAlignment.top, .center, .bottom].flatMap {
    line in
    HorizontalAlignment.allCases.map { Alignment(horizontal: $0, vertical: line) }
  }

  static let topLeading = Alignment(horizontal: .leading, vertical: .top)
}

extension VerticalAlignment {
  /// The guide's position as a fraction of the view's height, for edges and the centre.
  fileprivate var edge: Double { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}

// Images.
extension VoltraBuilder {
  func image(_ element: Element) throws -> ViewNode {
    guard let name = asset(element) else {
      var clear = ViewNode(.color(.system(.clear)))
      if let fallback = try part("fallback", of: element) {
        var layer = Layer()
        layer.content = fallback
        clear.modifiers.append(.overlay(layer))
      }
      return styled(clear, element, hasText: false)
    }
    var image = Image()
    image.name = name
    image.widgetAccentedRenderingMode = element.props.text("accentedRenderingMode")
      .flatMap(WidgetAccentedRenderingMode.init)
    let mode = element.props.word("resizeMode") ?? "cover"
    image.resizable = mode != "center"
    if mode == "repeat" { image.resizingMode = .tile }
    var node = ViewNode(.image(image))
    switch mode {
    case "contain": node.modifiers.append(.aspectRatio(AspectRatio(contentMode: .fit)))
    case "stretch", "repeat", "center": break
    case _: node.modifiers += [.aspectRatio(AspectRatio(contentMode: .fill)), .clipped(true)]
    }
    return styled(node, element, hasText: false)
  }

  /// Returns the asset of an image's source; `nil`, with a warning, if the image does not exist.
  private func asset(_ element: Element) -> String? {
    guard let (tree, path) = element.props.json("source"), let source = tree.object else {
      return nil
    }
    if let data = source["base64"]?.string, !data.isEmpty { return reading.asset(base64: data) }
    guard let name = source["assetName"]?.string?.trimmed, !name.isEmpty else {
      reading.warn("a source needs 'assetName' or 'base64'; the fallback is drawn", at: path)
      return nil
    }
    if let asset = reading.asset(named: name) { return asset }
    reading.report(
      Diagnostic(
        .asset(
          name: name,
          "there is no image file with that name next to the payload; "
            + "devices show the fallback"), path: path))
    return nil
  }
}
