import VitrineCoding
import VitrineGeometry

extension ShapeStyle {
  /// Reads a style with one change; `nil` for an object of another form.
  ///
  /// Without a style the foreground is changed, as SwiftUI's static functions do.
  ///
  /// - Throws: `ArchiveError` for no change or several.
  init?(
    changed container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder
  ) throws {
    let given = Key.changes.filter { container.contains($0) }
    let isColor = Color.Key.forms.contains { container.contains($0) }
    guard container.contains(Key.style) || !(given.isEmpty || isColor) else { return nil }
    guard given.count == 1, let key = given.first else {
      let names = Suggestion.list(Key.changes.map(\.stringValue))
      throw ArchiveError(
        .invalidValue("write one of \(names) with 'style'; for more put one style into the other"),
        at: decoder.codingPath)
    }
    let style =
      try container.contains(Key.style)
      ? container.decode(ShapeStyle.self, forKey: Key.style) : .foreground
    self = try ShapeStyle(style, changing: key, container, decoder)
    try checkEffects(decoder)
    ShapeStyle.reportUnknown(container, decoder, known: [Key.style, key])
  }

  /// The maximum number of shadows and blend modes of one style, since each of them draws
  /// everything inside it once more.
  private static let mostEffects = 8

  private func checkEffects(_ decoder: any Decoder) throws {
    guard hasEffect else { return }
    var (style, count) = (self, 0)
    while let inner = style.changed {
      if style.hasEffect { count += 1 }
      style = inner
    }
    guard count > ShapeStyle.mostEffects else { return }
    throw ArchiveError(
      .invalidValue("a style has at most \(ShapeStyle.mostEffects) shadows and blend modes"),
      at: decoder.codingPath)
  }

  private var hasEffect: Bool {
    switch self {
    case .shadow, .blendMode: true
    default: false
    }
  }

  private init(
    _ style: ShapeStyle, changing key: ArchiveKey,
    _ container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder
  ) throws {
    switch key {
    case Key.level:
      let level = try container.decode(Level.self, forKey: key)
      self = .level(style, level.number)
    case Key.blendMode:
      self = .blendMode(style, try container.decode(BlendMode.self, forKey: key))
    case Key.shadow: self = .shadow(style, try container.decode(ShadowStyle.self, forKey: key))
    default:
      let factor = try container.decode(Double.self, forKey: key)
      self = .opacity(style, try ValueRule<Double>.fraction.apply(factor, decoder, key: key))
    }
  }

  /// Writes a style with its change.
  func encodeChange(to container: inout KeyedEncodingContainer<ArchiveKey>) throws {
    let style: ShapeStyle
    switch self {
    case .level(let inner, let number):
      style = inner
      try container.encode(Level(number: number), forKey: Key.level)
    case .opacity(let inner, let factor):
      style = inner
      try container.encode(factor, forKey: Key.opacity)
    case .blendMode(let inner, let mode):
      style = inner
      try container.encode(mode, forKey: Key.blendMode)
    case .shadow(let inner, let shadow):
      style = inner
      try container.encode(shadow, forKey: Key.shadow)
    default: return
    }
    if style != .foreground { try container.encode(style, forKey: Key.style) }
  }

  /// The schemas of the objects that change a style.
  static func changeSchemas(_ definitions: inout SchemaDefinitions) -> [JSONValue] {
    let changes: [(ArchiveKey, JSONValue)] = [
      (Key.level, Level.schema(in: &definitions)),
      (Key.opacity, ["type": "number", "minimum": 0, "maximum": 1]),
      (Key.blendMode, BlendMode.schema(in: &definitions)),
      (Key.shadow, ShadowStyle.schema(in: &definitions)),
    ]
    return changes.map { key, schema in
      object(
        ["style": ["$ref": "#/$defs/ShapeStyle"], key.stringValue: schema],
        required: [key.stringValue])
    }
  }

  /// A level by its name in archives.
  enum Level: String, ArchiveEnum {
    /// The style itself.
    case primary
    /// One level below.
    case secondary
    /// Two levels below.
    case tertiary
    /// Three levels below.
    case quaternary
    /// Four levels below.
    case quinary

    /// Creates the level with a number from 1; higher numbers than the last level's mean the last.
    init(number: Int) { self = Level.allCases[min(max(number, 1), Level.allCases.count) - 1] }

    /// The number, from 1.
    var number: Int { (Level.allCases.firstIndex(of: self) ?? 0) + 1 }
  }
}
