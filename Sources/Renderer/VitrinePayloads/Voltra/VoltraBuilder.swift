import VitrineCoding
import VitrineGeometry
import VitrineModel

/// Converts Voltra's components to views of an archive.
struct VoltraBuilder {
  /// The context that a component's container sets.
  struct Surroundings {
    /// The flexible container, if the component is its direct child.
    var container: VoltraFlex?
    /// Whether Voltra's environment states that a flexible container sizes the component.
    var isFlexible = false
  }

  /// A component with its properties.
  struct Element {
    let component: VoltraComponent
    let props: PayloadFields
    let style: VoltraStyle?
    let children: JSONTree?
    let id: String?
    let path: NodePath
    let surroundings: Surroundings
  }

  let reading: PayloadReading
  /// The styles that components refer to by number.
  let stylesheet: [JSONTree]
  /// The components that others refer to by number.
  let shared: [JSONTree]
  /// Whether the widget is shown without a background or in few colours.
  var isReduced = false
  /// The path of the payload's root, if it is a component.
  var root: NodePath?
  /// The start of running clocks, if the payload does not contain one.
  var date: ArchiveDate

  /// Returns the views of a value: one for a component or a text, several for an array.
  ///
  /// - Throws: `ArchiveError` when a limit is exceeded.
  func views(
    _ tree: JSONTree?, at path: NodePath, _ surroundings: Surroundings = Surroundings()
  ) throws -> [ViewNode] {
    switch tree {
    case nil, .null?: []
    case .array(let elements)?:
      try elements.enumerated().flatMap { index, element in
        try views(element, at: path.appending(.index(index)), surroundings)
      }
    case .object(let object)?:
      try reading.node(at: path) { try component(object, at: path, surroundings) }
    case let scalar?:
      try reading.node(at: path) {
        [ViewNode(.text(Text(try reading.checked(VoltraBuilder.characters(scalar), at: path))))]
      }
    }
  }

  /// Returns the views of a value as one view: a group if there are several, an empty one if there
  /// are none.
  func view(
    _ tree: JSONTree?, at path: NodePath, _ surroundings: Surroundings = Surroundings()
  ) throws -> ViewNode? {
    let all = try views(tree, at: path, surroundings)
    if all.count <= 1 { return all.first }
    var group = Group()
    group.children = all
    return ViewNode(.group(group))
  }

  /// Returns the view of a property that is a component; `nil` if it is missing.
  func part(_ name: String, of element: Element) throws -> ViewNode? {
    guard let (tree, path) = element.props.value(name) else { return nil }
    return try view(tree, at: path)
  }

  /// Returns the text of a value, with numbers in the format of JavaScript and Voltra.
  private static func characters(_ tree: JSONTree) -> String {
    switch tree {
    case .string(let text): text
    case .number(let value): value.plainText
    case .bool(let value): value ? "true" : "false"
    case .null, .array, .object: ""
    }
  }

  private func component(
    _ object: JSONObject, at path: NodePath, _ surroundings: Surroundings
  ) throws -> [ViewNode] {
    checkKeys(of: object, at: path)
    if let index = object["$r"]?.number.flatMap({ Int(exactly: $0) }) {
      guard shared.indices.contains(index) else {
        reading.warn("there is no shared element \(index); nothing is drawn there", at: path)
        return []
      }
      return try views(
        shared[index], at: NodePath([.key("e"), .index(index)]), surroundings)
    }
    guard let type = object["t"], let number = type.number,
      let component = VoltraTables.component(number)
    else {
      // No number resembles another.
      reading.reportUnknown(
        .view, object["t"].map(VoltraBuilder.characters) ?? "", candidates: [],
        at: path.appending(.key("t")))
      return []
    }
    let element = self.element(component, object, at: path, surroundings)
    checkChildren(of: element)
    var views = try body(of: element)
    if let id = element.id, views.count == 1 { views[0].id = id }
    return views
  }

  /// Reports keys that a component does not have: often properties that belong into 'p'.
  private func checkKeys(of object: JSONObject, at path: NodePath) {
    let isReference = object.contains("$r")
    let known = isReference ? ["$r"] : VoltraNames.componentKeys
    let component = object["t"]?.number.flatMap(VoltraTables.component)
    for member in object.members where !known.contains(member.key) {
      // The root of a payload may be a component.
      if path == root, VoltraNames.rootKeys.contains(member.key) { continue }
      let isProperty =
        component?.table[VoltraNames.expand(member.key)] != nil
        || VoltraTables.style[VoltraNames.expand(member.key)] != nil
      let place = path.appending(.key(member.key))
      let meant = Suggestion.hint(for: member.key, among: ["style"]) ?? ""
      reading.reportUnknownField(
        member.key,
        hint: isReference
          ? "a reference has only '$r'"
          : isProperty || meant.contains("did you mean")
            ? "properties of a component are in 'p', and its style is 's' in there"
            : "a component has " + Suggestion.list(VoltraNames.componentKeys),
        at: place)
    }
  }

  /// Reports children that a component does not draw.
  private func checkChildren(of element: Element) {
    guard let children = element.children, !element.component.hasChildren else { return }
    let isText =
      element.component == .text
      || element.component == .label && element.props.text("systemImage")?.isEmpty != false
    if isText, VoltraBuilder.string(children) != nil { return }
    switch children {
    case .null, .string(""): return
    case .array(let elements) where elements.isEmpty: return
    case .bool, .number, .string, .array, .object:
      reading.warn(
        "'c' of \(element.component.rawValue) "
          + (isText ? "must be a string; it has no effect" : "has no effect"),
        at: element.path.appending(.key("c")))
    }
  }

  private func element(
    _ component: VoltraTables.Component, _ object: JSONObject, at path: NodePath,
    _ surroundings: Surroundings
  ) -> Element {
    let props = PayloadFields(
      object["p"]?.object, component.table, owner: component.name.rawValue,
      at: path.appending(.key("p")), reading, expand: VoltraNames.expand)
    return Element(
      component: component.name, props: props,
      style: style(props, component.name.rawValue).map(VoltraStyle.init),
      children: object["c"], id: object["i"]?.string.flatMap { $0.isEmpty ? nil : $0 },
      path: path, surroundings: surroundings)
  }

  /// Returns the style: an object, or a number in the stylesheet.
  private func style(_ props: PayloadFields, _ owner: String) -> PayloadFields? {
    guard let (tree, path) = props.value("style") else { return nil }
    var (object, place) = (tree.object, path)
    if let index = tree.number.flatMap({ Int(exactly: $0) }) {
      guard stylesheet.indices.contains(index) else {
        reading.warn("there is no style \(index); it has no effect", at: path)
        return nil
      }
      (object, place) = (stylesheet[index].object, NodePath([.key("s"), .index(index)]))
    }
    guard object != nil else { return nil }
    return PayloadFields(
      object, VoltraTables.style, owner: "the style of \(owner)", at: place, reading,
      expand: VoltraNames.expand)
  }

  private func body(of element: Element) throws -> [ViewNode] {
    switch element.component {
    case .text: [try text(element)]
    case .button: [try button(element)]
    case .label: [try label(element)]
    case .image: [try image(element)]
    case .symbol: [styled(symbol(element), element, hasText: false)]
    case .toggle: [toggle(element)]
    case .linearProgressView: [try linearProgress(element)]
    case .circularProgressView: [try circularProgress(element)]
    case .gauge: [try gauge(element)]
    case .timer: timer(element)
    case .linearGradient: try linearGradient(element)
    case .vStack, .hStack: [try stack(element)]
    case .zStack: [try zStack(element)]
    case .groupBox: [try groupBox(element)]
    case .glassContainer: try glassContainer(element)
    case .spacer: [spacer(element)]
    case .divider: [styled(ViewNode(.divider(Divider())), element, hasText: false)]
    case .mask: try mask(element)
    case .link: try link(element)
    case .view: [try flexView(element)]
    case .chart: [try chart(element)]
    }
  }
}

// Styles.
extension VoltraBuilder {
  func box(_ style: VoltraStyle) -> VoltraBox {
    VoltraBox(style: style, isReduced: isReduced, reading: reading)
  }

  /// Returns a view with its component's style.
  ///
  /// - Parameters:
  ///   - alignment: its alignment in a box of the style; `nil` is that of its text.
  ///   - hasText: whether it may show text in the style.
  ///   - background: the background to draw instead of the style's.
  func styled(
    _ node: ViewNode, _ element: Element, alignment: Alignment? = nil, hasText: Bool = true,
    background: ShapeStyle? = nil
  ) -> ViewNode {
    var node = node
    guard let style = element.style else {
      element.surroundings.container?.place(&node, nil, alignment: .topLeading)
      return node
    }
    let box = box(style)
    if hasText { node.modifiers += box.texts }
    let alignment = alignment ?? style.text.frameAlignment
    if element.surroundings.isFlexible {
      node.modifiers += box.padding
      if let container = element.surroundings.container {
        container.size(&node, style, alignment: alignment)
      } else {
        node.modifiers.append(.frame(VoltraFlex.filling(alignment)))
      }
      node.modifiers += box.decoration(background)
      element.surroundings.container?.place(&node, style, alignment: alignment)
    } else {
      node.modifiers += box.layout(alignment) + box.padding + VoltraFlex.alignment(style)
      node.modifiers += box.decoration(background) + box.margin
    }
    node.modifiers += box.place
    return node
  }

  /// Returns the context of the children of a component without its own layout.
  func inner(_ element: Element) -> Surroundings {
    Surroundings(isFlexible: element.surroundings.isFlexible && element.style == nil)
  }

  /// Returns the children of a component.
  func children(_ element: Element, _ surroundings: Surroundings? = nil) throws -> [ViewNode] {
    try views(
      element.children, at: element.path.appending(.key("c")), surroundings ?? inner(element))
  }
}

extension VoltraTextStyle {
  /// The alignment of a view in a box of its style.
  var frameAlignment: Alignment {
    switch alignment {
    case .leading: Alignment(horizontal: .leading, vertical: .top)
    case .center: Alignment(horizontal: .center, vertical: .top)
    case .trailing: Alignment(horizontal: .trailing, vertical: .top)
    }
  }
}
