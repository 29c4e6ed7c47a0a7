/// Styles of the foreground by level, from one to three.
struct ForegroundStyles: ArchiveValue {
  /// The style of the first level and those of lower ones.
  let styles: [ShapeStyle]

  /// Most levels that can be given; SwiftUI has primary, secondary and tertiary.
  static let limit = 3

  /// The styles of a `foregroundStyle`; `nil` for any other modifier.
  init?(_ modifier: Modifier) {
    guard case .foregroundStyle(let style, let lower) = modifier else { return nil }
    styles = [style] + lower
  }

  /// The modifier with these styles.
  var modifier: Modifier { .foregroundStyle(styles[0], Array(styles.dropFirst())) }

  /// Reads one style or an array of them.
  ///
  /// - Throws: `ArchiveError` for an empty or too long array or a faulty style.
  init(from decoder: any Decoder) throws {
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
  }

  /// Writes one style or an array of them.
  func encode(to encoder: any Encoder) throws {
    if styles.count == 1 {
      try styles[0].encode(to: encoder)
    } else {
      try styles.encode(to: encoder)
    }
  }

  /// One style or an array of them.
  static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
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

  /// Makes the modifier of a movement.
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
