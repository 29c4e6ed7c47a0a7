/// A value that is one of several cases, each with a name and a payload in archives.
///
/// One row for each case defines its name, payload and traits, and how it is read, written and
/// described. In an archive, a case is an object whose only key is the case's name.
package protocol ArchiveUnion: Hashable, Sendable {
  /// Static properties of a case, in addition to its name and payload.
  associatedtype Traits = Void
  /// The codecs of the cases, in documentation order.
  static var codecs: CaseCodecs<Self> { get }
  /// The noun for a case in messages.
  static var nameKind: ArchiveError.NameKind { get }
  /// Passes the row and the payload of the case to a visitor, and returns its result.
  func visit<Visitor: CaseVisitor<Self>>(_ visit: Visitor) -> Visitor.Result
  /// Reads the case `name` of an object.
  ///
  /// - Throws: `ArchiveError` for an unknown name or a faulty payload.
  init(
    case name: String, in container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder
  ) throws
}

/// The name of a case and its payload in archives.
package typealias EncodedCase = (name: String, payload: any ArchiveValue)

extension ArchiveUnion {
  /// The name and the payload in archives.
  package var encodedCase: EncodedCase { visit(EncodedCaseVisitor()) }

  /// The case's name in archives.
  package var caseName: String { visit(CaseNameVisitor()) }

  package init(
    case name: String, in container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder
  ) throws {
    guard let codec = Self.codecs[name] else {
      throw ArchiveError(Self.unknownName(name), at: decoder.codingPath)
    }
    self = try codec.read(container.superDecoder(forKey: ArchiveKey(name)))
  }

  /// The error for a name that no case has.
  package static func unknownName(_ name: String) -> ArchiveError.Reason {
    .unknownName(kind: nameKind, name: name, candidates: codecs.names)
  }

  /// Writes the case's name and payload into an object.
  package func encode(into container: inout KeyedEncodingContainer<ArchiveKey>) throws {
    let (name, payload) = encodedCase
    try payload.encode(to: container.superEncoder(forKey: ArchiveKey(name)))
  }

  /// The schema of an object with one case and other keys.
  package static func oneOfSchema(
    in definitions: inout SchemaDefinitions, besides others: [String: JSONValue]
  ) -> JSONValue {
    var properties = others
    for codec in codecs.all { properties[codec.name] = codec.schema(&definitions) }
    return [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
      "oneOf": .array(codecs.names.map { ["required": [.string($0)]] }),
    ]
  }

  /// The schemas of objects with one case each, in documentation order.
  package static func objectSchemas(in definitions: inout SchemaDefinitions) -> [JSONValue] {
    codecs.all.map { codec in
      [
        "type": "object", "additionalProperties": false, "required": [.string(codec.name)],
        "properties": .object([
          codec.name: codec.schema(&definitions), ArchiveKey.comment: true,
        ]),
      ]
    }
  }
}

extension ArchiveUnion where Self: ArchiveValue {
  /// Reads an object with one case.
  ///
  /// - Parameter alternative: another form that the caller accepts, for messages.
  /// - Throws: `ArchiveError` for anything else, an unknown name and a faulty payload.
  package init(object decoder: any Decoder, or alternative: String? = nil) throws {
    if let type = decoder.jsonType, type != .object {
      throw decoder.mismatch(Self.expectation(or: alternative))
    }
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    let names = decoder.keys(of: container)
    guard let name = names.first, names.count == 1 else {
      throw ArchiveError(
        .invalidValue(Self.problem(of: names, or: alternative)), at: decoder.codingPath)
    }
    try self.init(case: name, in: container, decoder)
  }

  /// The message for a value that is not an object.
  private static func expectation(or alternative: String?) -> String {
    let example = codecs.all.first.map { "{\"\($0.name)\": \($0.example)}" } ?? "{}"
    return (alternative.map { "\($0) or " } ?? "")
      + "an object with one \(nameKind.rawValue), for example \(example)"
  }

  /// The message for an object with no case, or with more than one.
  private static func problem(of names: [String], or alternative: String?) -> String {
    guard !names.isEmpty else { return "expected " + expectation(or: alternative) }
    let list = names.map { "'\($0)'" }.joined(separator: " and ")
    return "an object holds one \(nameKind.rawValue), but here are \(list)"
  }

  package init(from decoder: any Decoder) throws { try self.init(object: decoder) }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ArchiveKey.self)
    try encode(into: &container)
  }

  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(SchemaDefinitions.name(of: Self.self)) { definitions in
      ["anyOf": .array(objectSchemas(in: &definitions))]
    }
  }
}

/// A union that preserves cases of a newer format.
package protocol OpenArchiveUnion: ArchiveUnion {
  /// Creates a case that this version does not know.
  static func unknown(name: String, payload: JSONValue) -> Self
}

extension OpenArchiveUnion {
  package init(
    case name: String, in container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder
  ) throws {
    let key = ArchiveKey(name)
    if let codec = Self.codecs[name] {
      do {
        self = try codec.read(container.superDecoder(forKey: key))
        return
      } catch let error as ArchiveError where decoder.archiveContext?.tolerates(error) == true {
        // An unknown name is in a place where it cannot be ignored.
      }
    } else if case .unknownName(let kind, _, let candidates) = Self.unknownName(name) {
      decoder.reportUnknown(kind, name, candidates: candidates)
    }
    self = .unknown(name: name, payload: try container.decode(JSONValue.self, forKey: key))
  }
}
