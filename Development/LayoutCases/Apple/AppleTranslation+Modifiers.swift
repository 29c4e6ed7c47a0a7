import VitrineCoding

extension AppleTranslation {
  /// Translates one attribute; `nil` when it has no effect with this value.
  package typealias ModifierForm = @Sendable (inout AppleTranslation, JSONValue) -> JSONValue?

  /// The modifiers by their attribute.
  package static let modifiers: [String: ModifierForm] = same.merging(silent) { $1 }
    .merging(layout) { $1 }.merging(styles) { $1 }.merging(screenModifiers) { $1 }

  /// Attributes whose value is the same in archives.
  private static let same = Dictionary(
    [
      "position", "gridCellColumns", "opacity", "cornerRadius", "hidden",
      "clipped", "scaleEffect", "blendMode", "brightness", "contrast", "saturation", "grayscale",
      "colorInvert", "luminanceToAlpha", "blur", "bold", "italic", "fontWeight", "kerning",
      "tracking", "baselineOffset", "lineLimit", "lineSpacing", "minimumScaleFactor",
      "truncationMode", "multilineTextAlignment", "allowsTightening", "disabled",
      "buttonBorderShape", "toggleStyle", "progressViewStyle", "controlSize", "labelsHidden",
      "redacted", "privacySensitive", "colorScheme",
    ].map { name in (name, { (_, value) in .object([name: value]) } as ModifierForm) }
  ) { first, _ in first }

  /// Attributes that do not affect pictures; a perspective of its own did not, either, and the
  /// `AnyView` around each view hides its priority from the stack.
  private static let silent = Dictionary(
    [
      "accessibilityAction", "accessibilityElement", "accessibilityHidden", "accessibilityHint",
      "accessibilityIdentifier", "accessibilityInputLabels", "accessibilityLabel",
      "accessibilityRemoveTraits", "accessibilitySortPriority", "accessibilityTraits",
      "accessibilityValue", "coordinateSpace", "id", "animation", "perspective", "onTap",
      "onTapGesture", "layoutPriority", "onLongPressGesture", "onAppear", "onDisappear",
    ].map { name in (name, { (_, _) in nil } as ModifierForm) }
  ) { first, _ in first }

  private static let layout: [String: ModifierForm] = [
    "buttonStyle": { _, value in ["buttonStyle": buttonStyle(value)] },
    "frame": { _, value in ["frame": frame(value)] },
    "padding": { _, value in
      if value.number != nil { return ["padding": value] }
      guard case .object = value else { return ["padding": [:]] }
      return ["padding": ["insets": value]]
    },
    "fixedSize": { _, value in
      value == true ? ["fixedSize": [:]] : value == false ? nil : ["fixedSize": value]
    },
    "offset": { _, value in
      value.number == nil ? ["offset": value] : ["offset": ["x": value, "y": value]]
    },
    "aspectRatio": { _, value in
      guard let ratio = ratio(value["ratio"] ?? value) else { return nil }
      return [
        "aspectRatio": ["ratio": .number(ratio), "contentMode": value["contentMode"] ?? "fit"]
      ]
    },
    "containerRelativeFrame": { _, value in
      guard case .object(var fields) = value else { return nil }
      fields["axes"] = fields.removeValue(forKey: "axis").map { axis in
        axis == "both" ? ["horizontal", "vertical"] : [axis]
      }
      return ["containerRelativeFrame": .object(fields)]
    },
    "ignoresSafeArea": { _, value in
      ["ignoresSafeArea": value.text == nil ? value : ["edges": value]]
    },
    "safeAreaInset": { translation, value in
      guard case .object(var fields) = value, let content = fields["content"]?.node else {
        return nil
      }
      fields["content"] = translation.view(content)
      return ["safeAreaInset": .object(fields)]
    },
    "background": { translation, value in translation.layer("background", value) },
    "overlay": { translation, value in translation.layer("overlay", value) },
    "mask": { translation, value in translation.layer("mask", value) },
  ]

  private static let styles: [String: ModifierForm] = [
    "backgroundColor": { _, value in ["background": ["style": color(value)]] },
    "foregroundColor": { _, value in ["foregroundColor": color(value)] },
    "tint": { _, value in ["tint": color(value)] },
    "colorMultiply": { _, value in ["colorMultiply": color(value)] },
    "hueRotation": { _, value in ["hueRotation": .number(degrees(value))] },
    "border": { _, value in
      ["border": ["style": color(value["color"] ?? "clear"), "width": value["width"] ?? 1]]
    },
    "shadow": { _, value in
      guard case .object(var fields) = value else { return nil }
      fields["color"] = fields["color"].map(color)
      return ["shadow": .object(fields)]
    },
    "clipShape": { _, value in
      value.node.flatMap(outline).map { ["clipShape": $0] }
    },
    "rotationEffect": { _, value in
      [
        "rotationEffect": [
          "degrees": .number(degrees(value)), "anchor": value["anchor"] ?? "center",
        ]
      ]
    },
    "rotation3DEffect": { _, value in
      [
        "rotation3DEffect": [
          "degrees": .number(degrees(value)),
          "axis": ["x": value["x"] ?? 0, "y": value["y"] ?? 0, "z": value["z"] ?? 0],
          "anchor": value["anchor"] ?? "center", "anchorZ": value["anchorZ"] ?? 0,
          "perspective": value["perspective"] ?? 1,
        ]
      ]
    },
    "font": { _, value in
      guard case .object(var fields) = value else { return ["font": value] }
      fields["type"] = nil
      return ["font": .object(fields)]
    },
    "strikethrough": { _, value in ["strikethrough": line(value)] },
    "underline": { _, value in ["underline": line(value)] },
  ]

  /// Fixed extents, or bounds with `width` and `height` as the ideal.
  private static func frame(_ value: JSONValue) -> JSONValue {
    guard case .object(var fields) = value else { return [:] }
    if fields.keys.contains(where: { $0.hasPrefix("min") || $0.hasPrefix("max") }) {
      fields["idealWidth"] = fields.removeValue(forKey: "width")
      fields["idealHeight"] = fields.removeValue(forKey: "height")
    }
    return .object(fields.mapValues { $0 == "$infinity" ? "infinity" : $0 })
  }

  private static func ratio(_ value: JSONValue) -> Double? {
    if let number = value.number { return number }
    let sides = value.text?.split(separator: ":").compactMap { Double($0) } ?? []
    return sides.count == 2 ? sides[0] / sides[1] : nil
  }

  private static func degrees(_ value: JSONValue) -> Double {
    value.number ?? value["degrees"]?.number ?? (value["radians"]?.number ?? 0) * 180 / .pi
  }

  private static func line(_ value: JSONValue) -> JSONValue {
    guard case .object(var fields) = value else { return value }
    fields["color"] = fields["color"].map(color)
    return .object(fields)
  }

  /// A view behind, in front or as a mask, with or without an alignment.
  private mutating func layer(_ name: String, _ value: JSONValue) -> JSONValue? {
    guard let node = value.node ?? value["value"]?.node else { return nil }
    let content = view(node)
    return [name: .fields(["content": content, "alignment": value["alignment"]])]
  }
}
