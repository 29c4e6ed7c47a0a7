import VitrineCoding

/// Foreground styles for one to three levels.
struct ForegroundStyles: ArchiveValue {
  /// The style of the first level.
  private(set) var style: ShapeStyle
  /// The styles of the lower levels.
  private(set) var lower: [ShapeStyle]

  /// The maximum number of levels; SwiftUI has primary, secondary and tertiary.
  static let limit = 3

  /// Creates styles for the levels.
  init(_ style: ShapeStyle, lower: [ShapeStyle]) { (self.style, self.lower) = (style, lower) }

  /// The modifier with these styles.
  var modifier: Modifier { .foregroundStyle(style, lower) }

  /// Reads one style or an array of them.
  ///
  /// - Throws: `ArchiveError` for an empty or too long array or a faulty style.
  init(from decoder: any Decoder) throws {
    let styles: [ShapeStyle]
    if decoder.jsonType == .array || (try? decoder.unkeyedContainer()) != nil {
      styles = try [ShapeStyle](from: decoder)
    } else {
      styles = [try ShapeStyle(from: decoder)]
    }
    guard !styles.isEmpty, styles.count <= ForegroundStyles.limit else {
      throw ArchiveError(
        .invalidValue("takes 1 to \(ForegroundStyles.limit) styles, not \(styles.count)"),
        at: decoder.codingPath)
    }
    self.init(styles[0], lower: Array(styles.dropFirst()))
  }

  /// Writes one style or an array of them.
  func encode(to encoder: any Encoder) throws {
    if lower.isEmpty {
      try style.encode(to: encoder)
    } else {
      try ([style] + lower).encode(to: encoder)
    }
  }

  /// Applies the rules to all styles.
  mutating func applyRules(_ changes: RuleChanges) {
    style.applyRules(changes)
    lower.applyRules(changes)
  }

  /// One style or an array of them.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    let one = ShapeStyle.schema(in: &definitions)
    return [
      "anyOf": [
        one, ["type": "array", "items": one, "minItems": 1, "maxItems": .number(Double(limit))],
      ]
    ]
  }
}

/// An effect that animates symbols.
package enum SymbolEffect: String, ArchiveEnum {
  /// A short jump.
  case bounce
  /// Fading in and out.
  case pulse
  /// Layers that light up one after the other.
  case variableColor
  /// A change of size.
  case scale
  /// The symbol appears.
  case appear
  /// The symbol disappears.
  case disappear
  /// The symbol is replaced by another one.
  case replace
  /// The symbol rotates.
  case rotate
  /// The symbol grows and shrinks slowly.
  case breathe
  /// The symbol rocks back and forth.
  case wiggle
}

/// Animates symbols with an effect.
package struct SymbolEffectModifier: ArchiveRecord {
  package var effect: SymbolEffect = .bounce
  package var value: String?

  package init() {}

  /// Creates a symbol effect modifier.
  package init(_ effect: SymbolEffect, value: String? = nil) {
    self.effect = effect
    self.value = value
  }

  package static let fields: [Field<SymbolEffectModifier>] = [
    Field("effect", \.effect, required: true, "The effect, by SwiftUI's name."),
    Field(
      "value", \.value,
      "The value as a text: the effect runs once when the value changes; without a value, it "
        + "repeats."),
  ]

  /// The name of an effect alone.
  package static let shorthands: [Shorthand<SymbolEffectModifier>] = [
    Shorthand(SymbolEffect.self) {
      SymbolEffectModifier($0)
    } write: {
      $0.value == nil ? .string($0.effect.rawValue) : nil
    }
  ]
}
