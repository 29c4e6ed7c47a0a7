extension Modifier: ArchiveValue {
  /// How the payload of one modifier is read and described.
  private struct Reader: Sendable {
    let read: @Sendable (any Decoder) throws -> Modifier
    let schema: @Sendable (inout SchemaDefinitions) -> JSONValue

    init<Payload: ArchiveValue>(
      rule: ValueRule<Payload>? = nil, _ make: @escaping @Sendable (Payload) -> Modifier
    ) {
      read = { decoder in
        let payload = try Payload(from: decoder)
        return make(try rule?.apply(payload, decoder) ?? payload)
      }
      schema = { definitions in
        guard let rule, case .object(let schema) = Payload.schema(in: &definitions) else {
          return Payload.schema(in: &definitions)
        }
        return .object(schema.merging(rule.schema) { _, new in new })
      }
    }
  }

  /// The modifiers by their name in archives.
  private static let readers: [String: Reader] = [
    "frame": Reader(Modifier.frame),
    "padding": Reader(Modifier.padding),
    "fixedSize": Reader(Modifier.fixedSize),
    "layoutPriority": Reader(Modifier.layoutPriority),
    "offset": Reader(Modifier.offset),
    "aspectRatio": Reader(Modifier.aspectRatio),
    "scaledToFit": Reader(rule: .on) { _ in .aspectRatio(AspectRatio(contentMode: .fit)) },
    "scaledToFill": Reader(rule: .on) { _ in .aspectRatio(AspectRatio(contentMode: .fill)) },
    "background": Reader(Modifier.background),
    "overlay": Reader(Modifier.overlay),
    "hidden": Reader(Modifier.hidden),
    "foregroundStyle": Reader(Modifier.foregroundStyle),
    "foregroundColor": Reader { (color: Color) in .foregroundStyle(.color(color)) },
    "tint": Reader(Modifier.tint),
    "opacity": Reader(rule: .fraction, Modifier.opacity),
    "cornerRadius": Reader(rule: .nonNegative, Modifier.cornerRadius),
    "clipShape": Reader(Modifier.clipShape),
    "clipped": Reader(Modifier.clipped),
    "font": Reader(Modifier.font),
    "fontWeight": Reader(Modifier.fontWeight),
    "bold": Reader(Modifier.bold),
    "italic": Reader(Modifier.italic),
    "strikethrough": Reader(Modifier.strikethrough),
    "underline": Reader(Modifier.underline),
    "lineLimit": Reader(rule: .atLeastOne, Modifier.lineLimit),
    "multilineTextAlignment": Reader(Modifier.multilineTextAlignment),
    "disabled": Reader(Modifier.disabled),
    "buttonStyle": Reader(Modifier.buttonStyle),
    "toggleStyle": Reader(Modifier.toggleStyle),
    "labelStyle": Reader(Modifier.labelStyle),
    "labelsHidden": Reader(Modifier.labelsHidden),
    "redacted": Reader(Modifier.redacted),
    "unredacted": Reader(Modifier.unredacted),
    "privacySensitive": Reader(Modifier.privacySensitive),
    "invalidatableContent": Reader(Modifier.invalidatableContent),
    "containerBackground": Reader(Modifier.containerBackground),
    "widgetURL": Reader(rule: .notEmpty, Modifier.widgetURL),
    "colorScheme": Reader(Modifier.colorScheme),
    "environment": Reader(Modifier.environment),
  ]

  /// The names of all modifiers in alphabetical order.
  package static var names: [String] { orderedNames }
  private static let orderedNames = readers.keys.sorted()

  /// Reads an object with one modifier.
  ///
  /// - Throws: `ArchiveError` for a faulty payload; an unknown modifier becomes a warning.
  public init(from decoder: any Decoder) throws {
    if let type = decoder.jsonType, type != .object {
      throw decoder.mismatch("an object with one modifier, for example {\"padding\": 8}")
    }
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    let keys = decoder.keys(of: container)
    guard let name = keys.first, keys.count == 1 else {
      let list = keys.map { "'\($0)'" }.joined(separator: " and ")
      throw ArchiveError(
        .invalidValue(
          keys.isEmpty
            ? "expected an object with one modifier, for example {\"padding\": 8}"
            : "an object holds one modifier, but here are \(list)"),
        at: decoder.codingPath)
    }
    let key = ArchiveKey(name)
    if let reader = Modifier.readers[name] {
      do {
        self = try reader.read(container.superDecoder(forKey: key))
        return
      } catch let error as ArchiveError where decoder.archiveContext?.tolerates(error) == true {
        // A name of a newer format stands where it cannot be left out.
      }
    } else {
      decoder.report(
        .unknownName(kind: .modifier, name: name, candidates: Modifier.names))
    }
    self = .unknown(
      name: name, payload: try container.decode(JSONValue.self, forKey: key))
  }

  /// Writes an object with one modifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ArchiveKey.self)
    let (name, payload) = form
    try payload.encode(to: container.superEncoder(forKey: ArchiveKey(name)))
  }

  /// An object with one modifier.
  public static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("Modifier") { definitions in
      var properties: [String: JSONValue] = [ArchiveKey.comment: true]
      for name in names { properties[name] = readers[name]?.schema(&definitions) }
      return [
        "type": "object", "properties": .object(properties), "additionalProperties": false,
        "oneOf": .array(names.map { ["required": [.string($0)]] }),
      ]
    }
  }
}
