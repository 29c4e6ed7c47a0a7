import Foundation
import SwiftUI
public import UniformTypeIdentifiers

/// The value of a system's type that stands for an entity in other apps, such as a person (iOS 27).
///
/// No other app is there, and the closures are never called.
public struct IntentValueRepresentation<Item: Sendable, Value>: TransferRepresentation {
  /// Creates a representation by a property of the entity.
  public init(exporting: KeyPath<Item, Value> & Sendable) {}
  /// Creates a representation that a closure makes.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> Value) {}
  /// Creates a representation by a property, and entities from values of others.
  public init(
    exporting: KeyPath<Item, Value> & Sendable,
    importing: @escaping @Sendable (Value) async throws -> Item
  ) {}
  /// Creates a representation that a closure makes, and entities from values of others.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Value,
    importing: @escaping @Sendable (Value) async throws -> Item
  ) {}
  /// Creates entities from values of others.
  public init(importing: @escaping @Sendable (Value) async throws -> Item) {}
}

extension AppEntity {
  /// The value of a system's type that stands for the entity in other apps.
  public typealias ValueRepresentation<Value> = IntentValueRepresentation<Self, Value>
}

// MARK: Entities on the screen

/// An entity that is seen in a view.
public struct AppEntityUIElement: Sendable {
  /// What a person did with it.
  public struct State: Hashable, Sendable {
    /// Whether it is selected.
    public var isSelected: Bool
    /// Creates a state.
    public init(isSelected: Bool = false) { self.isSelected = isSelected }
  }
  /// The entity.
  public var identifier: EntityIdentifier
  /// Its frame, in points.
  public var bounds: CGRect
  /// What a person did with it.
  public var state: State
  /// The entities inside.
  public var subelements: [AppEntityUIElement]
  /// Creates an element of an entity by its identifier.
  public init(
    identifier: EntityIdentifier, bounds: CGRect, state: State = State(),
    subelements: [AppEntityUIElement] = []
  ) {
    (self.identifier, self.bounds) = (identifier, bounds)
    (self.state, self.subelements) = (state, subelements)
  }
}

/// Which entities of a view are asked for.
public struct AppEntityUIElementsContext: Sendable {
  /// Which of them.
  public enum ElementsRequest: Hashable, Sendable {
    /// Those that are seen, or those that are selected.
    case visible, selected
  }
  /// The part of the view, in points.
  public let bounds: CGRect
  /// Which entities are asked for.
  public let requests: Set<ElementsRequest>
}

nonisolated extension View {
  /// Names the entities that are seen in a view; nothing asks for them here.
  public func appEntityUIElements(
    _ provider: @escaping @MainActor (AppEntityUIElementsContext) -> [AppEntityUIElement]
  ) -> some View { recorded("appEntityUIElements", .none) }
  /// Names the entities of selected elements; nothing asks for them here.
  public func appEntityIdentifier<I: Hashable>(
    forSelectionType itemType: I.Type = I.self, identifier: @escaping (I) -> EntityIdentifier?
  ) -> some View { recorded("appEntityIdentifier", .none) }
}

// MARK: Files

extension IntentFile {
  /// The types that the contents can have: their own.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }
  /// Returns the contents, whose type is not converted.
  public func data(contentType: UTType) async throws -> Data { data }
  /// Returns the location of the contents, which are written into a folder if they have none.
  ///
  /// - Throws: the error of Foundation when they cannot be written.
  public func file(
    contentType: UTType, destinationDirectory: URL? = nil
  ) async throws -> (fileURL: URL, openedInPlace: Bool) {
    if let fileURL { return (fileURL, true) }
    let folder = destinationDirectory ?? FileManager.default.temporaryDirectory
    let place = folder.appendingPathComponent((filename as NSString).lastPathComponent)
    try data.write(to: place)
    return (place, false)
  }
  /// Hands the location of the contents to a closure.
  ///
  /// - Throws: the closure's error, or that of `file(contentType:destinationDirectory:)`.
  public func withFile<Result>(
    contentType: UTType, allowOpenInPlace: Bool = false,
    fileHandler: (URL, Bool) async throws -> Result
  ) async throws -> Result {
    let made = try await file(contentType: contentType)
    return try await fileHandler(made.fileURL, made.openedInPlace)
  }
}

// MARK: Requests

extension AppIntent {
  /// Asks a person to confirm the intent.
  ///
  /// - Throws: always, because nobody can confirm it.
  public func requestConfirmation(
    conditions: ConfirmationConditions, actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws { try await requestConfirmation(actionName: actionName, dialog: dialog) }
  /// Asks a person to confirm the intent, with a view.
  ///
  /// - Throws: always, because nobody can confirm it.
  @MainActor
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws { try await requestConfirmation() }
}

extension ForegroundContinuableIntent {
  /// Asks a person to continue in the app, and runs code there.
  ///
  /// - Throws: always, because nobody can answer.
  @MainActor @discardableResult
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue
  ) async throws -> ResultValue {
    try await requestToContinueInForeground(dialog)
    return try await continuation()
  }
}

extension UniqueAppEntityQuery where Entity: UniqueAppEntity {
  /// Returns the only entity.
  public func uniqueEntity() async throws -> Entity { Entity() }
}
