import VitrineCoding
import VitrineGeometry
import VitrineModel

/// Converts nodes of Expo's widgets to views of an archive.
struct ExpoBuilder {
  /// A node with its properties.
  struct Node {
    let view: ExpoView
    let props: PayloadFields
    let children: JSONTree?
    let path: NodePath
  }

  let reading: PayloadReading
  private var modifiers: ExpoModifiers { ExpoModifiers(reading: reading) }

  init(reading: PayloadReading) { self.reading = reading }

  /// Returns the views of a value: one for a node or a text, several for an array.
  ///
  /// - Throws: `ArchiveError` when a limit is exceeded.
  func views(_ tree: JSONTree?, at path: NodePath) throws -> [ViewNode] {
    switch tree {
    case nil, .null?, .bool?: []
    case .array(let elements)?:
      try elements.enumerated().flatMap { index, element in
        try views(element, at: path.appending(.index(index)))
      }
    case .object(let object)?: try reading.node(at: path) { try node(object, at: path) }
    case .string(let text)?: [try characters(text, at: path)]
    case .number(let value)?: [try characters(value.plainText, at: path)]
    }
  }

  /// Returns the views of a value as one view; an empty one if there are none.
  func view(_ tree: JSONTree?, at path: NodePath) throws -> ViewNode? {
    let all = try views(tree, at: path)
    if all.count <= 1 { return all.first }
    var group = Group()
    group.children = all
    return ViewNode(.group(group))
  }

  func characters(_ text: String, at path: NodePath) throws -> ViewNode {
    ViewNode(.text(Text(try reading.checked(text, at: path))))
  }

  private func node(_ object: JSONObject, at path: NodePath) throws -> [ViewNode] {
    guard let type = object["type"]?.string else {
      reading.warn("a view needs a 'type', a string; it is not drawn", at: path)
      return []
    }
    guard let row = ExpoTables.view(type) else {
      reading.reportUnknown(
        .view, type, candidates: ExpoTables.views.map(\.name.rawValue),
        at: path.appending(.key("type")))
      return []
    }
    let props = path.appending(.key("props"))
    checkForm(object, type, at: path)
    let node = Node(
      view: row.name,
      props: PayloadFields(object["props"]?.object, row.table, owner: type, at: props, reading),
      children: object["props"]?.object?["children"], path: path)
    let list = node.props.value("modifiers")
    let own = modifiers.modifiers(list?.tree, at: list?.path ?? path)
    let views = try body(node, list?.tree)
    node.props.reportUnread(except: ExpoBuilder.readElsewhere)
    return views.map { view in
      var view = view
      view.modifiers += own
      return view
    }
  }

  /// The properties that the view around reads, or that only tests and the bundler need.
  private static let readElsewhere: Set<String> = [
    "children", "modifiers", "testID", "stack", "name", "kind",
  ]

  /// The keys of a node; React writes the last two.
  private static let keys: Set<String> = ["type", "props", "key", "ref"]

  /// Reports what a node has beside its properties, and properties that are no object.
  private func checkForm(_ object: JSONObject, _ type: String, at path: NodePath) {
    for member in object.members where !ExpoBuilder.keys.contains(member.key) {
      reading.warn(
        "'\(member.key)' of \(type) has no effect; properties are in 'props'",
        at: path.appending(.key(member.key)))
    }
    switch object["props"] {
    case .object?, .null?, nil: break
    case .some(let other):
      reading.warn(
        "'props' of \(type) is \(other.type.rawValue), but must be an object; it has no effect",
        at: path.appending(.key("props")))
    }
  }

  func children(_ node: Node) throws -> [ViewNode] {
    try views(node.children, at: node.path.appending(.key("props"), .key("children")))
  }

  func child(_ node: Node) throws -> ViewNode? {
    try view(node.children, at: node.path.appending(.key("props"), .key("children")))
  }

  private func body(_ node: Node, _ modifiers: JSONTree?) throws -> [ViewNode] {
    switch node.view {
    case .text: return [try text(node)]
    case .hStack, .vStack, .zStack: return [try stack(node)]
    case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse, .unevenRoundedRectangle:
      return [ViewNode(.shape(shape(node)))]
    case .overlay, .background, .mask: return [try layered(node)]
    case .image: return [image(node, modifiers?.elements ?? [])]
    case .accessoryBackground:
      return [ViewNode(.accessoryWidgetBackground(AccessoryWidgetBackground()))]
    case .divider: return [ViewNode(.divider(Divider()))]
    case .label:
      if let label = try label(node) { return [label] }
      reading.warn("\(node.props.owner) needs a 'title'; it is not drawn", at: node.path)
      return []
    case .progress: return [try progress(node)]
    case .spacer:
      var spacer = Spacer()
      spacer.minLength = node.props.length("minLength")
      return [ViewNode(.spacer(spacer))]
    case .gauge: return [try gauge(node)]
    case .chart: return [try chart(node)]
    case .button: return [try button(node)]
    case .fragment, .gaugeLabel, .slot: return try children(node)
    case .link: return try link(node)
    case .error:
      throw ArchiveError(
        .invalidValue("the widget threw: \(node.props.text("message") ?? "an error")"),
        path: node.path)
    }
  }
}

// Texts, stacks, shapes and images.
extension ExpoBuilder {
  private func text(_ node: Node) throws -> ViewNode {
    var text = Text()
    if node.children != nil, !node.props.has("text") {
      text.runs = try children(node)
    } else if let date = date(node.props, "date") {
      var value = DateText()
      value.date = date
      value.style = node.props.text("dateStyle").flatMap(DateText.Style.init) ?? .date
      text.date = value
    } else if let (start, end) = interval(node) {
      var timer = TimerText()
      (timer.start, timer.end) = (start, end)
      timer.countsDown = node.props.flag("countsDown") ?? true
      timer.pauseTime = date(node.props, "pauseTime")
      text.timer = timer
    } else {
      let characters = try reading.checked(node.props.text("text") ?? "", at: node.path)
      if node.props.flag("markdownEnabled") == true {
        text.markdown = characters
      } else {
        text.content = characters
      }
    }
    var view = ViewNode(.text(text))
    if ["weight", "design", "size"].contains(where: node.props.has) {
      var font = Font()
      font.size = max(node.props.number("size") ?? 17, ValueRule<Double>.positive.nearest(0))
      font.weight = node.props.text("weight").flatMap(Font.Weight.init) ?? .regular
      font.design = node.props.text("design").flatMap(FontDesign.init) ?? .default
      view.modifiers.append(.font(font))
    }
    if let lines = node.props.number("lineLimit") {
      view.modifiers.append(.lineLimit(LineLimit(max(1, Int(saturating: lines)))))
    }
    if let color = node.props.color("color") {
      view.modifiers.append(.foregroundStyle(.color(color)))
    }
    return view
  }

  /// Returns a date in ISO 8601, or in milliseconds since the start of 1970.
  private func date(_ fields: PayloadFields, _ name: String) -> ArchiveDate? {
    guard let (tree, path) = fields.value(name) else { return nil }
    if let number = tree.number { return reading.date(milliseconds: number, name, at: path) }
    if let date = tree.string.flatMap({ ArchiveDate($0) }) { return date }
    reading.warn("'\(name)' is not a date in ISO 8601; it has no effect", at: path)
    return nil
  }

  /// Returns the two dates of a running clock.
  func interval(_ node: Node) -> (start: ArchiveDate, end: ArchiveDate)? {
    guard let fields = node.props.object("timerInterval", ExpoTables.interval),
      let path = node.props.value("timerInterval")?.path
    else { return nil }
    guard let start = date(fields, "lower"), let end = date(fields, "upper"), start <= end else {
      reading.warn("'timerInterval' needs a 'lower' and a later 'upper' date", at: path)
      return nil
    }
    return (start, end)
  }

  private func stack(_ node: Node) throws -> ViewNode {
    let name = node.props.text("alignment")
    let spacing = node.props.number("spacing")
    switch node.view {
    case .hStack:
      var stack = HStack()
      stack.alignment = name.flatMap { VerticalAlignment(name: $0) } ?? .center
      (stack.spacing, stack.children) = (spacing, try children(node))
      return ViewNode(.hStack(stack))
    case .vStack:
      var stack = VStack()
      stack.alignment = name.flatMap { HorizontalAlignment(name: $0) } ?? .center
      (stack.spacing, stack.children) = (spacing, try children(node))
      return ViewNode(.vStack(stack))
    case _:
      var stack = ZStack()
      stack.alignment = name.flatMap { Alignment(name: $0) } ?? .center
      stack.children = try children(node)
      return ViewNode(.zStack(stack))
    }
  }

  private func shape(_ node: Node) -> Shape {
    switch node.view {
    case .roundedRectangle:
      var shape = RoundedRectangle()
      shape.cornerRadius = node.props.length("cornerRadius") ?? 0
      return .roundedRectangle(shape)
    case .capsule:
      var shape = Capsule()
      shape.style = node.props.text("cornerStyle").flatMap(RoundedCornerStyle.init) ?? .continuous
      return .capsule(shape)
    case .circle: return .circle(Circle())
    case .ellipse: return .ellipse(Ellipse())
    case .unevenRoundedRectangle:
      var shape = UnevenRoundedRectangle()
      shape.topLeading = node.props.length("topLeadingRadius") ?? 0
      shape.topTrailing = node.props.length("topTrailingRadius") ?? 0
      shape.bottomLeading = node.props.length("bottomLeadingRadius") ?? 0
      shape.bottomTrailing = node.props.length("bottomTrailingRadius") ?? 0
      return .unevenRoundedRectangle(shape)
    case _: return .rectangle(Rectangle())
    }
  }

  private func image(_ node: Node, _ modifiers: [JSONTree]) -> ViewNode {
    var image = Image()
    func own(_ name: String) -> JSONObject? {
      modifiers.last { $0.object?["$type"]?.string == name }?.object
    }
    image.resizable = own("resizable") != nil
    image.widgetAccentedRenderingMode = own("widgetAccentedRenderingMode")?["renderingMode"]?
      .string.flatMap(WidgetAccentedRenderingMode.init)
    if let name = file(node) {
      image.name = name
      return ViewNode(.image(image))
    }
    image.systemName =
      node.props.text("systemName").flatMap { $0.isEmpty ? nil : $0 } ?? "questionmark"
    image.variableValue = node.props.number("variableValue").map { min(max($0, 0), 1) }
    var font = Font()
    font.size = max(node.props.number("size") ?? 24, ValueRule<Double>.positive.nearest(0))
    var view = ViewNode(.image(image), modifiers: [.font(font)])
    if let color = node.props.color("color") {
      view.modifiers.append(.foregroundStyle(.color(color)))
    }
    return view
  }

  /// Returns the asset of an image file; only files next to the nodes are opened.
  private func file(_ node: Node) -> String? {
    for property in ["assetName", "uri"] {
      guard let text = node.props.text(property), let path = node.props.value(property)?.path else {
        continue
      }
      let last = text.split(separator: "/").last.map(String.init) ?? text
      let stem =
        property == "uri" ? last.split(separator: ".").first.map(String.init) ?? last : last
      if let name = reading.asset(named: stem) { return name }
      reading.report(
        Diagnostic(
          .asset(name: stem, "there is no image file with that name next to the nodes"), path: path)
      )
    }
    return nil
  }
}
