import VitrineCoding

/// Styles of the foreground by level, from one to three.
struct ForegroundStyles: ArchiveValue {
  /// The style of the first level.
  let style: ShapeStyle
  /// Those of the lower levels.
  let lower: [ShapeStyle]

  /// Most levels that can be given; SwiftUI has primary, secondary and tertiary.
  static let limit = 3

  /// The styles of the levels.
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

/// A movement of symbols.
package enum SymbolEffect: String, ArchiveEnum {
  /// A short jump.
  case bounce
  /// Fading in and out.
  case pulse
  /// Steps that light up one after the other.
  case variableColor
  /// A change of size.
  case scale
  /// Coming into view.
  case appear
  /// Going out of view.
  case disappear
  /// Giving way to another symbol.
  case replace
  /// Turning.
  case rotate
  /// Growing and shrinking slowly.
  case breathe
  /// Rocking.
  case wiggle
}

/// Has symbols move.
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
    Field("effect", \.effect, required: true, "The movement, by SwiftUI's name."),
    Field(
      "value", \.value,
      "The value as a text: the movement happens once where it is another one than before; without "
        + "one it goes on."),
  ]

  /// A movement by its name.
  package static let shorthands: [Shorthand<SymbolEffectModifier>] = [
    Shorthand(SymbolEffect.self) {
      SymbolEffectModifier($0)
    } write: {
      $0.value == nil ? .string($0.effect.rawValue) : nil
    }
  ]
}
