import VitrineCoding
import VitrineDevices

extension Device: ArchiveValue {
  /// Reads a device by its name or its identifier.
  ///
  /// - Throws: `ArchiveError` that proposes the nearest name.
  public init(from decoder: any Decoder) throws {
    guard let name = decoder.plainString else { throw decoder.mismatch("a string") }
    guard let device = Device.named(name) else {
      throw ArchiveError(
        .unknownName(kind: .value, name: name, candidates: Device.all.map(\.identifier)),
        at: decoder.codingPath)
    }
    self = device
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws { try identifier.encode(to: encoder) }

  /// The identifiers and the names.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("Device") { _ in
      ["enum": .array((all.map(\.identifier) + all.map(\.name)).map(JSONValue.string))]
    }
  }
}
