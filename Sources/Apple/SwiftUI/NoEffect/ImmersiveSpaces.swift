// Spaces of visionOS, which no widget and no preview opens.

/// A scene that surrounds a person.
nonisolated public struct ImmersiveSpace<Content: View, Data: Codable & Hashable>: PrimitiveScene {
  /// Creates a space for values.
  public init(
    id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Content
  ) {}
  /// Creates a space for values.
  public init(for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Content) {}
  /// Creates a space for values, with a default value.
  public init(
    id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data>) -> Content,
    defaultValue: @escaping () -> Data
  ) {}
  /// Creates a space for values, with a default value.
  public init(
    for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data>) -> Content,
    defaultValue: @escaping () -> Data
  ) {}
}

nonisolated extension ImmersiveSpace where Data == Never {
  /// Creates a space.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates a space with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// An action that opens a space; nothing is opened here.
public struct OpenImmersiveSpaceAction: Sendable {
  /// What became of the space.
  public enum Result: Sendable, Hashable {
    /// The space is open.
    case opened
    /// A person ended it.
    case userCancelled
    /// It could not be opened.
    case error
  }
  /// Returns that the space could not be opened.
  public func callAsFunction(id: String) async -> Result { .error }
  /// Returns that the space could not be opened.
  public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { .error }
  /// Returns that the space could not be opened.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result { .error }
}

/// An action that closes the space; none is open here.
public struct DismissImmersiveSpaceAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  /// Opens a space; nothing is opened here.
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
  /// Closes the space; none is open here.
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
}
