import VitrineCoding

extension Color: ArchiveValue {
  /// The keys of colours that are written as objects.
  package enum Key {
    static let color = ArchiveKey("color")
    static let named = ArchiveKey("named")
    static let opacity = ArchiveKey("opacity")
    static let light = ArchiveKey("light")
    static let dark = ArchiveKey("dark")
    static let red = ArchiveKey("red")
    static let green = ArchiveKey("green")
    static let blue = ArchiveKey("blue")
    static let tinted = [color, opacity]
    static let asset = [named, opacity]
    static let scheme = [light, dark, opacity]
    static let rgb = [red, green, blue, opacity]
    /// The keys of which each form has at least one.
    package static let forms = [color, named, light, dark, red, green, blue]
  }

  /// Reads a name, a hexadecimal text or one of the object forms.
  ///
  /// - Throws: `ArchiveError` for an unknown name or a component outside 0...1.
  public init(from decoder: any Decoder) throws {
    if let name = decoder.plainString {
      self = try Color(name: name, at: decoder.codingPath)
      return
    }
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    self = try Color(container, decoder)
  }

  private init(
    _ container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder
  ) throws {
    func fraction(_ key: ArchiveKey) throws -> Double {
      let value = try container.decode(Double.self, forKey: key)
      return try ValueRule<Double>.fraction.apply(value, decoder, key: key)
    }
    let opacity = container.contains(Key.opacity) ? try fraction(Key.opacity) : nil
    let form: [ArchiveKey]
    if container.contains(Key.color) {
      form = Key.tinted
      self = try container.decode(Color.self, forKey: Key.color)
    } else if container.contains(Key.named) {
      form = Key.asset
      self = .named(try container.decode(String.self, forKey: Key.named))
    } else if container.contains(Key.light) || container.contains(Key.dark) {
      form = Key.scheme
      self = .scheme(
        light: try container.decode(Color.self, forKey: Key.light),
        dark: try container.decode(Color.self, forKey: Key.dark))
    } else {
      form = Key.rgb
      self = .rgb(
        red: try fraction(Key.red), green: try fraction(Key.green), blue: try fraction(Key.blue),
        opacity: opacity ?? 1)
    }
    if form != Key.rgb, let opacity { self = .opacity(self, opacity) }
    let names = form.map(\.stringValue)
    decoder.reportUnknown(container, known: names.contains) { names }
  }

  /// The schema of the colours that are a plain string.
  package static let nameSchema: @Sendable (inout SchemaDefinitions) -> JSONValue = { definitions in
    ["anyOf": [SystemColor.schema(in: &definitions), hexSchema]]
  }

  /// The schema of the colours that are written with hexadecimal digits.
  static let hexSchema: JSONValue = [
    "type": "string", "pattern": "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$",
    "examples": ["#FF8800"],
  ]

  /// Reads a name or a hexadecimal text.
  ///
  /// - Throws: `ArchiveError` that proposes the nearest name.
  package init(name: String, at path: [any CodingKey] = []) throws {
    if let system = SystemColor(rawValue: name) {
      self = .system(system)
    } else if let color = Color(hex: name) {
      self = color
    } else if name.hasPrefix("#") {
      throw ArchiveError(
        .invalidValue("'\(name)' is not a colour; write #RGB, #RRGGBB or #RRGGBBAA"), at: path)
    } else {
      throw ArchiveError(
        .unknownName(
          kind: .style, name: name, candidates: SystemColor.allCases.map(\.rawValue)), at: path)
    }
  }

  /// Writes the shortest form.
  public func encode(to encoder: any Encoder) throws {
    if let text = text {
      var container = encoder.singleValueContainer()
      return try container.encode(text)
    }
    var container = encoder.container(keyedBy: ArchiveKey.self)
    switch self {
    case .system(let name):
      try container.encode(name.rawValue, forKey: Key.color)
    case .named(let name): try container.encode(name, forKey: Key.named)
    case .rgb(let red, let green, let blue, let opacity):
      try container.encode(red, forKey: Key.red)
      try container.encode(green, forKey: Key.green)
      try container.encode(blue, forKey: Key.blue)
      if opacity != 1 { try container.encode(opacity, forKey: Key.opacity) }
    case .scheme(let light, let dark):
      try container.encode(light, forKey: Key.light)
      try container.encode(dark, forKey: Key.dark)
    case .opacity(let color, let factor):
      try container.encode(color, forKey: Key.color)
      try container.encode(factor, forKey: Key.opacity)
    }
  }

  /// Applies the rules to the components and to the opacity.
  package mutating func applyRules(_ changes: RuleChanges) {
    func fraction(_ key: ArchiveKey, _ value: Double) -> Double {
      value.applied(changes, .fraction, key.stringValue)
    }
    switch self {
    case .system, .named: break
    case .rgb(let red, let green, let blue, let opacity):
      self = .rgb(
        red: fraction(Key.red, red), green: fraction(Key.green, green),
        blue: fraction(Key.blue, blue), opacity: fraction(Key.opacity, opacity))
    case .scheme(let light, let dark):
      self = .scheme(light: light.applied(changes), dark: dark.applied(changes))
    case .opacity(let color, let factor):
      self = .opacity(color.applied(changes), fraction(Key.opacity, factor))
    }
  }

  /// The form as a plain string, if there is one.
  package var text: String? {
    if case .system(let name) = self { return name.rawValue }
    return hex
  }

  /// A name, a hexadecimal text or one of the object forms.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("Color") { definitions in
      let fraction: JSONValue = ["type": "number", "minimum": 0, "maximum": 1]
      let color: JSONValue = ["$ref": "#/$defs/Color"]
      func object(_ properties: [String: JSONValue], _ required: [JSONValue]) -> JSONValue {
        [
          "type": "object", "additionalProperties": false, "required": .array(required),
          "properties": .object(properties.merging(["$comment": true]) { first, _ in first }),
        ]
      }
      return [
        "anyOf": [
          nameSchema(&definitions),
          object(["color": color, "opacity": fraction], ["color"]),
          object(["named": ["type": "string", "minLength": 1], "opacity": fraction], ["named"]),
          object(["light": color, "dark": color, "opacity": fraction], ["light", "dark"]),
          object(
            ["red": fraction, "green": fraction, "blue": fraction, "opacity": fraction],
            ["red", "green", "blue"]),
        ]
      ]
    }
  }
}
