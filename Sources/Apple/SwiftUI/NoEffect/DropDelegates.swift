public import UniformTypeIdentifiers

/// Accepts what people drop on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the items are accepted.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the items.
  func performDrop(info: DropInfo) -> Bool
  /// The items were moved onto the view.
  func dropEntered(info: DropInfo)
  /// The items were moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The items were moved away from the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts all items.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// Items over a view.
public struct DropInfo {
  /// Where the items are.
  public var location: CGPoint
  /// Whether there are items of a type; always `false`.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Whether there are items of a type; always `false`.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// Returns the items of a type; always empty.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  /// Returns the items of a type; always empty.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// What happens to dropped items.
public struct DropProposal: Sendable {
  /// What happens to the items.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

nonisolated extension View {
  /// Accepts dropped items.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    recorded("onDrop", .none)
  }
  /// Accepts dropped items.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    recorded("onDrop", .none)
  }
  /// Accepts dropped items.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { recorded("onDrop", .none) }
  /// Accepts dropped items.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { recorded("onDrop", .none) }
  /// Makes the view draggable, with a preview.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { recorded("onDrag", .none) }
}

/// Views from a collection that people can edit.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension ForEach where Content: View {
  /// Sets the action that inserts rows.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
  /// Sets the action that inserts dropped items.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Self { self }
}

/// What people can do with the elements of a collection.
@RawValue<Int>
public struct EditActions<Data>: OptionSet, Sendable {
  /// Moving elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Deleting elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// All actions.
  public static var all: EditActions<Data> { [.move, .delete] }
}
