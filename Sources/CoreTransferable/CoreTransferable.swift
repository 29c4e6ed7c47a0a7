@_exported import UniformTypeIdentifiers
@_exported import VitrineFoundation

// What can be dragged, copied and shared: widgets do none of it.

/// Something that can be handed to another app.
public protocol Transferable: Sendable {
  /// How it is handed on.
  associatedtype Representation: TransferRepresentation
  /// How it is handed on.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way of handing something on.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the transferred item.
  associatedtype Item: Sendable
}

/// Several ways of handing something on.
public struct TransferRepresentations<Item: Sendable>: TransferRepresentation {}

/// Collects ways of handing something on.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Sendable> {
  /// A value of the option.
  public static func buildExpression<R: TransferRepresentation>(
    _ content: R
  ) -> TransferRepresentations<Item> { TransferRepresentations() }
  /// Several ways.
  public static func buildBlock(
    _ content: TransferRepresentations<Item>...
  ) -> TransferRepresentations<Item> { TransferRepresentations() }
}

/// Something as JSON.
public struct CodableRepresentation<Item: Codable & Sendable>: TransferRepresentation {
  /// Creates a codable representation.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}
/// Something as bytes.
public struct DataRepresentation<Item: Sendable>: TransferRepresentation {
  /// Creates a data representation.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates a data representation.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}
/// Something as something else.
public struct ProxyRepresentation<Item: Sendable, Proxy>: TransferRepresentation {
  /// Creates a proxy representation.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
}
