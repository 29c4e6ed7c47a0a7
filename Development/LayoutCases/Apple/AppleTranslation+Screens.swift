import VitrineCoding

// Views of apps, which the recorded pictures show in a window.

extension AppleTranslation {
  /// The safe area at the top of the window, in points.
  package static let windowInset = 59.0

  /// The views of apps by their type.
  static let screens: [String: Form] = lists.merging(bars) { $1 }.merging(values) { $1 }

  private static let lists: [String: Form] = [
    "List": Form(arguments: []) { translation, node in
      screen("List", ["children": translation.rows(node)])
    },
    "Form": Form(arguments: []) { translation, node in
      screen("Form", ["children": translation.rows(node)])
    },
    "Section": Form(arguments: ["header", "footer"]) { translation, node in
      [
        "vStack": [
          "children": .array(translation.sectionParts(node))
        ]
      ]
    },
    "LabeledContent": Form(arguments: ["label", "value"]) { translation, node in
      let value = node["value"].map { [$0] } ?? []
      return screen(
        "LabeledContent",
        [
          "label": translation.title(node),
          "children": node.children.isEmpty ? .array(value) : translation.children(node),
        ])
    },
    "DisclosureGroup": Form(arguments: ["label", "isExpanded", "onExpandedChange"]) {
      translation, node in
      screen(
        "DisclosureGroup",
        [
          "label": translation.title(node), "isExpanded": node["isExpanded"],
          "children": translation.children(node),
        ])
    },
    "GroupBox": Form(arguments: ["label", "title"]) { translation, node in
      screen(
        "GroupBox", ["label": translation.title(node), "children": translation.children(node)])
    },
    "ScrollView": Form(arguments: ["axis", "axes", "showsIndicators"]) { translation, node in
      let axis = node["axis"] ?? node["axes"] ?? "vertical"
      let axes: JSONValue = axis == "both" ? ["horizontal", "vertical"] : [axis]
      return screen("ScrollView", ["axes": axes, "children": translation.children(node)])
    },
  ]

  private static let bars: [String: Form] = [
    "NavigationStack": Form(arguments: ["navigationTitle", "path"]) { translation, node in
      let title = node["navigationTitle"].map { ["screen": ["navigationTitle": $0]] as JSONValue }
      let root: JSONValue = .fields([
        "group": ["children": translation.children(node)], "modifiers": title.map { [$0] },
      ])
      var view = screen("NavigationStack", ["children": [root]])
      view["modifiers"] = [["safeAreaPadding": ["edges": "top", "length": .number(windowInset)]]]
      return view
    },
    // Without a destination for its value, a link is drawn as its label.
    "NavigationLink": Form(arguments: ["value", "title"]) { translation, node in
      [
        "group": [
          "children": node.children.isEmpty ? [node["title"] ?? ""] : translation.children(node)
        ]
      ]
    },
    "TabView": Form(arguments: ["selection"]) { translation, node in
      screen("TabView", ["children": translation.children(node), "selection": chosen(node)])
    },
    "Menu": Form(arguments: ["label", "title"]) { translation, node in
      screen("Menu", ["label": translation.title(node)])
    },
    "ShareLink": Form(arguments: ["title", "url", "item", "label"]) { translation, node in
      let title = node["title"] ?? node["label"]
      return screen(
        "ShareLink",
        [
          "label": [
            "label": ["title": title ?? "Share…", "systemImage": "square.and.arrow.up"]
          ]
        ])
    },
    "ControlGroup": Form(arguments: ["label"]) { translation, node in
      screen("ControlGroup", ["children": translation.children(node)])
    },
    "ContentUnavailableView": Form(
      arguments: ["title", "label", "systemName", "systemImage", "description"]
    ) { translation, node in
      let icon = node["systemName"] ?? node["systemImage"]
      return screen(
        "ContentUnavailableView",
        [
          "label": translation.title(node), "detail": node["description"],
          "header": icon.map { ["image": ["systemName": $0]] },
        ])
    },
  ]

  private static let values: [String: Form] = [
    "TextField": field("TextField"), "SecureField": field("SecureField"),
    "TextEditor": field("TextEditor"),
    "Picker": Form(arguments: ["label", "selection", "onPickerChange"]) { translation, node in
      screen(
        "Picker",
        [
          "label": translation.title(node), "children": translation.children(node),
          "selection": chosen(node),
        ])
    },
    "Slider": Form(
      arguments: ["label", "value", "minimumValue", "maximumValue", "step", "onValueChange"]
    ) { _, node in
      let low = node["minimumValue"]?.number ?? 0
      let high = node["maximumValue"]?.number ?? 1
      let value = node["value"]?.number ?? low
      return screen("Slider", ["value": .number(high > low ? (value - low) / (high - low) : 0)])
    },
    "Stepper": Form(
      arguments: ["label", "value", "minimumValue", "maximumValue", "step", "onValueChange"]
    ) { translation, node in
      screen("Stepper", ["label": translation.title(node)])
    },
    "ColorPicker": Form(arguments: ["label", "value", "supportsOpacity", "onColorChange"]) {
      translation, node in
      screen(
        "ColorPicker", ["label": translation.title(node), "color": node["value"].map(color)])
    },
    "DatePicker": Form(
      arguments: [
        "label", "value", "locale", "timeZone", "displayedComponents", "minimumDate",
        "maximumDate", "onDateChange",
      ]
    ) { translation, node in
      let shown = node["displayedComponents"]?.text ?? "dateAndTime"
      return screen(
        "DatePicker",
        [
          "label": translation.title(node), "date": node["value"] ?? "2025-01-01T00:00:00Z",
          "components": shown == "date" || shown == "hourAndMinute" ? [.string(shown)] : nil,
        ])
    },
  ]

  /// The index of the child whose tag is selected.
  private static func chosen(_ node: AppleNode) -> JSONValue? {
    let index = node.children.firstIndex { $0["tag"] != nil && $0["tag"] == node["selection"] }
    return index.map { .number(Double($0)) }
  }

  /// Attributes that tell lists, bars and pickers something.
  static let screenModifiers: [String: ModifierForm] = [
    "listStyle": { _, value in trait("listStyle", value) },
    "pickerStyle": { _, value in trait("pickerStyle", value) },
    "textFieldStyle": { _, value in trait("textFieldStyle", value) },
    "datePickerStyle": { _, value in trait("datePickerStyle", value) },
    "tabViewStyle": { _, value in trait("tabViewStyle", value) },
    "listRowSpacing": { _, value in trait("listRowSpacing", value) },
    "listSectionSpacing": { _, value in
      value.number.map { trait("listSectionSpacing", .number($0)) }
    },
    "defaultScrollAnchor": { _, value in trait("scrollAnchor", value) },
    "headerProminence": { _, value in trait("increasesHeaders", .bool(value == "increased")) },
    "scrollContentBackground": { _, value in
      trait("hidesScrollBackground", .bool(value == "hidden"))
    },
    "listRowSeparatorTint": { _, value in trait("rowSeparatorTint", color(value)) },
    "listItemTint": { _, value in trait("listItemTint", color(value)) },
    "navigationSubtitle": { _, value in trait("navigationSubtitle", value) },
    "toolbar": { translation, value in translation.toolbar(value) },
    "searchable": { _, value in
      trait("searchPrompt", value["prompt"] ?? value["placeholder"] ?? "Search")
    },
    // The `AnyView` around each row hid its insets when the list measured heights, which have the usual ones.
    "listRowInsets": { _, value in
      guard case .object(var insets) = value else { return nil }
      (insets["top"], insets["bottom"]) = (11, 11)
      return trait("listRowInsets", .object(insets))
    },
    "listRowSeparator": { _, value in trait("hidesRowSeparator", .bool(value == "hidden")) },
    "listRowBackground": { translation, value in
      value.node.map { trait("listRowBackground", translation.view($0)) }
    },
    // A number was decoded as one with a fraction.
    "badge": { _, value in
      trait("badge", value.number.map { .string("\($0)") } ?? value)
    },
    "navigationTitle": { _, value in trait("navigationTitle", value) },
    "navigationBarTitleDisplayMode": { _, value in trait("titleDisplayMode", value) },
    "navigationBarHidden": { _, value in trait("hidesNavigationBar", value) },
    "navigationBarBackButtonHidden": { _, value in trait("hidesBackButton", value) },
    "navigationDestination": { translation, value in
      guard value["isPresented"] == true, let node = value["content"]?.node else { return nil }
      return trait("destination", translation.view(node))
    },
    "tabItem": { translation, value in
      value.node.map { trait("tabItem", translation.view($0)) }
    },
    "tag": { _, _ in nil }, "ignoreEquatable": { _, _ in nil },
  ]

  private static func trait(_ name: String, _ value: JSONValue) -> JSONValue {
    ["screen": [name: value]]
  }

  static func screen(_ name: String, _ fields: [String: JSONValue?]) -> [String: JSONValue] {
    ["screenView": .fields(fields.merging(["view": .string(name)]) { $1 })]
  }

  private static func field(_ name: String) -> Form {
    Form(
      arguments: ["placeholder", "label", "title", "value", "text", "axis", "onTextChange"]
    ) { _, node in
      screen(
        name,
        [
          "text": node["value"] ?? node["text"],
          "prompt": node["placeholder"] ?? node["label"] ?? node["title"],
          "axes": name == "TextField" && node["axis"] != "vertical" ? ["horizontal"] : nil,
        ])
    }
  }

  /// The label of a control: a text or a view.
  mutating func title(_ node: AppleNode) -> JSONValue? {
    guard let value = node["label"] ?? node["title"] else { return nil }
    return value.node.map { view($0) } ?? value
  }

  /// The rows of a list.
  ///
  /// Each view was drawn inside an `AnyView`, which makes one row of several.
  private mutating func rows(_ node: AppleNode) -> JSONValue {
    .array(
      node.children.map { child in
        guard child.type == "Group" else { return view(child) }
        return ["vStack": ["children": children(child)]]
      })
  }

  /// The views of a toolbar, by placement.
  private mutating func toolbar(_ value: JSONValue) -> JSONValue? {
    var nodes = [value.node ?? value["content"]?.node].compactMap { $0 }
    if case .array(let values) = value { nodes = values.compactMap(\.node) }
    let items = nodes.flatMap { $0.type.hasPrefix("ToolbarItem") ? [$0] : $0.children }
    guard !items.isEmpty else { return nil }
    let all = items.flatMap { item in
      item.children.map { child -> JSONValue in
        .fields(["placement": item["placement"], "view": view(child)])
      }
    }
    return ["screen": ["toolbarItems": .array(all)]]
  }

  /// A section in a single row: its header, rows and footer.
  private mutating func sectionParts(_ node: AppleNode) -> [JSONValue] {
    let header = node["header"].flatMap { $0.node.map { view($0) } ?? $0 }
    let footer = node["footer"].flatMap { $0.node.map { view($0) } ?? $0 }
    return [header].compactMap { $0 } + node.children.map { view($0) }
      + [footer].compactMap { $0 }
  }
}
