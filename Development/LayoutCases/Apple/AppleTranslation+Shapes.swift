import VitrineCoding

extension AppleTranslation {
  private static let inkArguments: Set<String> = ["fill", "stroke", "trim"]

  /// The shapes by their type.
  package static let shapes: [String: Form] = [
    "Rectangle": shape("rectangle"), "Circle": shape("circle"), "Capsule": shape("capsule"),
    "Ellipse": shape("ellipse"), "ContainerRelativeShape": shape("containerRelativeShape"),
    "RoundedRectangle": shape("roundedRectangle", ["cornerRadius"]) { node in
      ["cornerRadius": node["cornerRadius"] ?? 8]
    },
    "UnevenRoundedRectangle": shape("unevenRoundedRectangle", corners) { node in
      Dictionary(corners.map { ($0, node[$0] ?? 0) }) { first, _ in first }
    },
  ]

  private static let corners = ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"]

  private static func shape(
    _ kind: String, _ arguments: [String] = [],
    _ geometry: @escaping @Sendable (AppleNode) -> [String: JSONValue] = { _ in [:] }
  ) -> Form {
    Form(arguments: inkArguments.union(arguments)) { _, node in
      [kind: .object(geometry(node).merging(ink(node)) { first, _ in first })]
    }
  }

  /// A placeholder for a shape, which draws nothing.
  package static func outline(_ node: AppleNode) -> JSONValue? {
    guard node.type != "UnevenRoundedRectangle", let form = shapes[node.type] else { return nil }
    var translation = AppleTranslation()
    var plain = node
    plain.attributes.removeAll { inkArguments.contains($0.name) }
    return .object(form.make(&translation, plain))
  }

  /// Fill or stroke, never both, of the remaining part of the outline.
  private static func ink(_ node: AppleNode) -> [String: JSONValue] {
    var ink: [String: JSONValue] = [:]
    if let fill = node["fill"] {
      // A fill with a view other than a gradient has no effect: the shape keeps the foreground.
      if let style = fill.node.map(style) ?? color(fill) { ink["fill"] = style }
    } else if let stroke = node["stroke"] {
      ink["stroke"] = [
        "style": color(stroke["color"] ?? stroke), "lineWidth": stroke["lineWidth"] ?? 1,
      ]
    }
    if let trim = node["trim"] {
      ink["modifiers"] = [
        ["trim": ["from": trim["from"] ?? 0, "to": trim["to"] ?? (trim.number == nil ? 1 : trim)]]
      ]
    }
    return ink
  }

  /// The gradients by their type.
  package static let gradients: [String: Form] = [
    "LinearGradient": gradient("linearGradient", ["startPoint": nil, "endPoint": nil]),
    "RadialGradient": gradient(
      "radialGradient", ["center": nil, "startRadius": 0, "endRadius": 300]),
    "AngularGradient": gradient(
      "angularGradient", ["center": nil, "startAngle": 0, "endAngle": 360]),
  ]

  private static func gradient(_ kind: String, _ geometry: [String: JSONValue?]) -> Form {
    Form(arguments: Set(geometry.keys).union(["colors", "colorStops"])) { _, node in
      let places = node["colorStops"]?.elements?.map { stop -> JSONValue in
        ["color": color(stop["color"] ?? "clear"), "location": stop["location"] ?? 0]
      }
      let even = node["colors"]?.elements?.map { ["color": color($0)] as JSONValue }
      var payload: [String: JSONValue] = ["stops": .array(places ?? even ?? [])]
      for (name, standard) in geometry { payload[name] = node[name] ?? standard }
      return [kind: .object(payload)]
    }
  }

  /// The style of a gradient; `nil` for other views.
  private static func style(_ node: AppleNode) -> JSONValue? {
    guard let form = gradients[node.type] else { return nil }
    var translation = AppleTranslation()
    return .object(form.make(&translation, node))
  }
}
