import VitrineCoding
import VitrineDevices

extension Device: ArchiveValue {
  /// Decodes a device from its name or its identifier.
  ///
  /// - Throws: `ArchiveError` that suggests a similar name.
  public init(from decoder: any Decoder) throws {
    guard let name = decoder.plainString else { throw decoder.mismatch("a string") }
    guard let device = Device.named(name) else {
      throw ArchiveError(
        .unknownName(kind: .value, name: name, candidates: Device.all.map(\.identifier)),
        at: decoder.codingPath)
    }
    self = device
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws { try identifier.encode(to: encoder) }

  /// The schema of identifiers and names.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("Device") { _ in
      ["enum": .array((all.map(\.identifier) + all.map(\.name)).map(JSONValue.string))]
    }
  }
}
