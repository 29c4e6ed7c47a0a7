import VitrineCoding

extension AppleTranslation {
  /// How a view of one type is translated.
  package struct Form: Sendable {
    /// The attributes that are the view's own arguments.
    package let arguments: Set<String>
    /// Returns the view for archives; its `modifiers` come before those of the attributes.
    package let make: @Sendable (inout AppleTranslation, AppleNode) -> [String: JSONValue]
  }

  /// The views by their type.
  package static let forms: [String: Form] = stacks.merging(leaves) { $1 }.merging(shapes) { $1 }
    .merging(gradients) { $1 }.merging(controls) { $1 }.merging(screens) { $1 }

  private static let stacks: [String: Form] = [
    "HStack": stack("hStack"), "VStack": stack("vStack"), "LazyHStack": stack("lazyHStack"),
    "LazyVStack": stack("lazyVStack"), "ZStack": stack("zStack"), "GridRow": stack("gridRow"),
    "Grid": stack("grid", ["horizontalSpacing", "verticalSpacing"]), "Group": stack("group"),
    "ViewThatFits": Form(arguments: ["axis"]) { translation, node in
      let axes: JSONValue? = node["axis"].map { [$0] }
      return [
        "viewThatFits": .fields(["axes": axes, "children": translation.children(node)])
      ]
    },
    "LazyVGrid": lazyGrid("lazyVGrid", tracks: "columns"),
    "LazyHGrid": lazyGrid("lazyHGrid", tracks: "rows"),
  ]

  private static func stack(_ kind: String, _ more: [String] = []) -> Form {
    let fields = more + (kind == "group" ? [] : ["alignment"]) + (more.isEmpty ? ["spacing"] : [])
    return Form(arguments: Set(fields)) { translation, node in
      var payload = ["children": translation.children(node)]
      for field in fields { payload[field] = node[field] }
      return [kind: .object(payload)]
    }
  }

  /// A lazy grid with a number of flexible tracks.
  private static func lazyGrid(_ kind: String, tracks: String) -> Form {
    Form(arguments: [tracks, "alignment", "spacing"]) { translation, node in
      let count = Int(node[tracks]?.number ?? 2)
      // The grid's alignment is that of its cells, too.
      let item = JSONValue.fields(["spacing": node["spacing"], "alignment": node["alignment"]])
      return [
        kind: .fields([
          tracks: .array(Array(repeating: item, count: min(max(count, 0), 100))),
          "alignment": node["alignment"], "spacing": node["spacing"],
          "children": translation.children(node),
        ])
      ]
    }
  }

  private static let leaves: [String: Form] = [
    "Text": Form(arguments: ["text", "markdown"]) { _, node in
      guard node["text"] == nil, let markdown = node["markdown"] else {
        return ["text": .fields(["content": node["text"] ?? ""])]
      }
      return ["text": ["markdown": markdown]]
    },
    "Image": Form(arguments: ["name", "bundle", "systemName", "resizable", "renderingMode"]) {
      _, node in
      let name = node["name"]
      return [
        "image": .fields([
          "name": name, "systemName": name == nil ? node["systemName"] : nil,
          "resizable": node["resizable"], "renderingMode": node["renderingMode"],
        ])
      ]
    },
    "Color": Form(arguments: ["value"]) { _, node in
      ["color": color(node["value"] ?? "clear")]
    },
    // Each view was drawn inside an `AnyView`, which makes a spacer a vertical one of priority 0.
    "Spacer": Form(arguments: ["minLength"]) { _, node in
      [
        "vStack": ["children": [["spacer": .fields(["minLength": node["minLength"]])]]],
        "modifiers": [["layoutPriority": 0]],
      ]
    },
    "Divider": Form(arguments: []) { _, _ in ["divider": [:]] },
    "EmptyView": Form(arguments: []) { _, _ in ["emptyView": [:]] },
  ]

  private static let controls: [String: Form] = [
    "Button": Form(arguments: ["title", "onTap", "role"]) { translation, node in
      [
        "button": .fields([
          "intent": node["onTap"]?.text.map { .string($0) }, "role": node["role"],
          "label": translation.label(node),
        ])
      ]
    },
    "Link": Form(arguments: ["title", "url"]) { translation, node in
      [
        "link": [
          "destination": node["url"] ?? "", "label": translation.label(node, or: node["url"]),
        ]
      ]
    },
    "Label": Form(arguments: ["title", "systemName"]) { _, node in
      ["label": .fields(["title": node["title"], "systemImage": node["systemName"]])]
    },
    "Toggle": Form(arguments: ["label", "isOn", "onToggle"]) { _, node in
      ["toggle": ["isOn": node["isOn"] ?? false, "label": node["label"] ?? ""]]
    },
    "ProgressView": Form(arguments: ["label", "value", "currentValue", "total"]) {
      translation, node in
      let total = node["total"]
      let value = total == nil ? nil : node["value"] ?? node["currentValue"]
      // The pictures are those of apps, where an activity is a wheel.
      let style = node["progressViewStyle"]
      guard style != "circular", value != nil || style == "linear" else {
        return screen("ProgressView", ["label": translation.title(node)])
      }
      return [
        "progressView": .fields([
          "label": node["label"], "value": value, "total": value == nil ? nil : total,
        ])
      ]
    },
    "Gauge": Form(
      arguments: [
        "label", "value", "minimumValue", "maximumValue", "currentValueLabel", "minimumValueLabel",
        "maximumValueLabel",
      ]
    ) { translation, node in
      let minimum = node["minimumValue"]?.number ?? 0
      return [
        "gauge": .fields([
          "value": .number(node["value"]?.number ?? minimum),
          "in": [
            "lowerBound": .number(minimum),
            "upperBound": .number(node["maximumValue"]?.number ?? 1),
          ],
          "label": translation.label(node["label"]),
          "currentValueLabel": translation.label(node["currentValueLabel"]),
          "minimumValueLabel": translation.label(node["minimumValueLabel"]),
          "maximumValueLabel": translation.label(node["maximumValueLabel"]),
        ])
      ]
    },
  ]

  /// The label of a control: its views in a row, or its title.
  private mutating func label(_ node: AppleNode, or other: JSONValue? = nil) -> JSONValue {
    if node.children.count == 1 { return view(node.children[0]) }
    if !node.children.isEmpty { return ["group": ["children": children(node)]] }
    return node["title"] ?? other ?? ""
  }

  /// The label of a gauge: a text or a view.
  private mutating func label(_ value: JSONValue?) -> JSONValue? {
    guard let value else { return nil }
    return value.node.map { view($0) } ?? (value.text == nil ? nil : value)
  }
}
