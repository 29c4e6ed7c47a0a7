// Drags of several items, which need a person.

/// What happens to items that are dropped.
public enum DropOperation: Hashable, Sendable {
  /// The operation with this name.
  case cancel, forbidden, copy, move, alias, delete
}

/// The state of a drag.
public struct DragSession: Identifiable, Sendable {
  /// The identifier of a drag.
  public struct ID: Hashable, Sendable {}
  /// A part of a drag.
  public enum Phase: Equatable, Hashable, Sendable {
    /// The drag starts, continues, or ends.
    case initial, active, ended(DropOperation), dataTransferCompleted
  }
  /// The identifier of the drag.
  public let id: ID
  /// The part of the drag.
  public let phase: Phase
}

/// The state of a drag over a view.
public struct DropSession: Identifiable, Sendable {
  /// A part of a drag over a view.
  public enum Phase: Equatable, Hashable, Sendable {
    /// The drag enters the view, is over it, leaves it or ends.
    case entering, active, exiting, ended(DropOperation), dataTransferCompleted
  }
  /// The identifier of the drag.
  public let id: DragSession.ID
  /// The part of the drag.
  public let phase: Phase
  /// Where the drag is in the view.
  public let location: CGPoint
}

/// What a view that is dragged allows.
public struct DragConfiguration: Sendable {
  /// Creates a configuration.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}

/// What a view that is dragged to does with the items.
public struct DropConfiguration: Sendable {
  /// What happens to the items.
  public var operation: DropOperation
  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The arrangement of items that are dragged.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// The items lie in a list.
  public static let list = DragDropPreviewsFormation(name: "list")
  /// The items lie in a pile.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// The items lie in a stack.
  public static let stack = DragDropPreviewsFormation(name: "stack")
}

nonisolated extension View {
  /// Drags the items of a container.
  public func dragContainer<Item: Identifiable>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (Item.ID) -> [Item]
  ) -> some View where Item.ID: Sendable { recorded("dragContainer", .none) }
  /// Drags the items of a container.
  public func dragContainer<Item: Identifiable>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> [Item]
  ) -> some View where Item.ID: Sendable { recorded("dragContainer", .none) }
  /// Sets the items of a container that are dragged together.
  public func dragContainerSelection<ID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ID], containerNamespace: Namespace.ID? = nil
  ) -> some View { recorded("dragContainerSelection", .none) }
  /// Makes the view part of a container whose items are dragged.
  public func draggable<ID: Hashable & Sendable>(
    containerItemID: ID, containerNamespace: Namespace.ID? = nil
  ) -> some View { recorded("draggable", .none) }
  /// Sets what the view allows while it is dragged.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    recorded("dragConfiguration", .none)
  }
  /// Sets what the view does with items that are dragged to it.
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { recorded("dropConfiguration", .none) }
  /// Performs an action when a drag of the view changes.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    recorded("onDragSessionUpdated", .none)
  }
  /// Performs an action when a drag over the view changes.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    recorded("onDropSessionUpdated", .none)
  }
  /// Sets the arrangement of items that are dragged.
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    recorded("dragPreviewsFormation", .none)
  }
  /// Sets the arrangement of items that are dropped.
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    recorded("dropPreviewsFormation", .none)
  }
}
