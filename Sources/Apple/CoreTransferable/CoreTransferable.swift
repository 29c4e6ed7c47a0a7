@_exported import UniformTypeIdentifiers
@_exported import VitrineFoundation

// Drag and drop, copying and sharing, which widgets do not support.

/// A type that can be transferred to another app.
public protocol Transferable: Sendable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The representation for transfers.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of items for transfers.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the transferred item.
  associatedtype Item: Sendable
}

/// Several representations.
public struct TransferRepresentations<Item: Sendable>: TransferRepresentation {}

/// A result builder of representations.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Sendable> {
  /// Builds a representation.
  public static func buildExpression<R: TransferRepresentation<Item>>(
    _ content: R
  ) -> TransferRepresentations<Item> { TransferRepresentations() }
  /// Combines representations.
  public static func buildBlock(
    _ content: TransferRepresentations<Item>...
  ) -> TransferRepresentations<Item> { TransferRepresentations() }
}

/// A representation in JSON.
public struct CodableRepresentation<Item: Codable & Sendable>: TransferRepresentation {
  /// Creates a codable representation.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}
/// A representation as data.
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
/// A representation by another type.
public struct ProxyRepresentation<Item: Sendable, Proxy>: TransferRepresentation {
  /// Creates a proxy representation.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
}

// MARK: Types that can be transferred

extension String: Transferable {
  /// The text itself.
  public static var transferRepresentation: some TransferRepresentation<String> {
    TransferRepresentations<String>()
  }
}
extension Data: Transferable {
  /// The bytes themselves.
  public static var transferRepresentation: some TransferRepresentation<Data> {
    TransferRepresentations<Data>()
  }
}
extension URL: Transferable {
  /// The address itself.
  public static var transferRepresentation: some TransferRepresentation<URL> {
    TransferRepresentations<URL>()
  }
}
extension AttributedString: Transferable {
  /// The text itself.
  public static var transferRepresentation: some TransferRepresentation<AttributedString> {
    TransferRepresentations<AttributedString>()
  }
}
