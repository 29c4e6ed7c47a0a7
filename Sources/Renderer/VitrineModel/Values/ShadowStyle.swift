import VitrineCoding
import VitrineDisplayList
import VitrineGeometry

/// A shadow of the area that a style fills, behind or inside it.
package indirect enum ShadowStyle: Hashable, Sendable {
  /// A blurred copy behind the area.
  case drop(Shadow)
  /// A blurred copy of everything around the area, drawn inside it.
  case inner(InnerShadow)

  /// The shadow as an effect of the display list.
  package func effect(in environment: EnvironmentValues) -> DisplayList.Effect {
    switch self {
    case .drop(let shadow): DisplayList.Effect(shadow, environment)
    case .inner(let shadow): DisplayList.Effect(shadow, environment)
    }
  }
}

extension ShadowStyle: ArchiveValue {
  private static let drop = ArchiveKey("drop")
  private static let inner = ArchiveKey("inner")

  /// Reads an object with one of the two kinds.
  ///
  /// - Throws: `ArchiveError` for none or both of them, or a faulty shadow.
  package init(from decoder: any Decoder) throws {
    if let type = decoder.jsonType, type != .object { throw decoder.mismatch("an object") }
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    let isDrop = container.contains(ShadowStyle.drop)
    guard isDrop != container.contains(ShadowStyle.inner) else {
      throw ArchiveError(
        .invalidValue("a shadow style is either 'drop' or 'inner'"), at: decoder.codingPath)
    }
    self =
      isDrop
      ? .drop(try container.decode(Shadow.self, forKey: ShadowStyle.drop))
      : .inner(try container.decode(InnerShadow.self, forKey: ShadowStyle.inner))
    let names = [ShadowStyle.drop, ShadowStyle.inner].map(\.stringValue)
    decoder.reportUnknown(container, known: names.contains) { names }
  }

  /// Writes an object with the kind.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ArchiveKey.self)
    switch self {
    case .drop(let shadow): try container.encode(shadow, forKey: ShadowStyle.drop)
    case .inner(let shadow): try container.encode(shadow, forKey: ShadowStyle.inner)
    }
  }

  /// Applies the rules to the shadow.
  package mutating func applyRules(_ changes: RuleChanges) {
    switch self {
    case .drop(let shadow): self = .drop(shadow.applied(changes))
    case .inner(let shadow): self = .inner(shadow.applied(changes))
    }
  }

  /// An object with one of the two kinds.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("ShadowStyle") { definitions in
      let kinds = [
        (drop, Shadow.schema(in: &definitions)), (inner, InnerShadow.schema(in: &definitions)),
      ]
      let forms = kinds.map { key, schema in
        ShapeStyle.object([key.stringValue: schema], required: [key.stringValue])
      }
      return ["anyOf": .array(forms)]
    }
  }
}

/// A blurred copy of everything around an area, drawn inside it in one colour.
package struct InnerShadow: ArchiveRecord {
  // Default from reconstructed SwiftUI sources.
  package var color: Color = .rgb(red: 0, green: 0, blue: 0, opacity: 0.55)
  package var radius = 0.0
  package var x = 0.0
  package var y = 0.0

  package init() {}

  package static let fields: [Field<InnerShadow>] = [
    Field("color", \.color, "Its colour; default: black at 0.55."),
    Field(
      "radius", \.radius, required: true, rule: .nonNegative, "The blur radius, in points."),
    Field("x", \.x, "Distance to the right in points."),
    Field("y", \.y, "Distance downwards in points."),
  ]
}

extension DisplayList.Effect {
  /// Creates the shadow with its colour resolved.
  package init(_ shadow: Shadow, _ environment: EnvironmentValues) {
    self = .shadow(
      shadow.color.resolved(in: environment), radius: max(0, shadow.radius),
      x: shadow.x, y: shadow.y)
  }

  /// Creates the shadow with its colour resolved.
  package init(_ shadow: InnerShadow, _ environment: EnvironmentValues) {
    self = .innerShadow(
      shadow.color.resolved(in: environment), radius: max(0, shadow.radius),
      x: shadow.x, y: shadow.y)
  }
}
