public import UniformTypeIdentifiers
import VitrineFoundation

// How the system turns values of other types into those of parameters, which archives have already.

/// A type that turns values into those of a parameter.
public protocol Resolver: Sendable {
  /// The type of the values.
  associatedtype Input
  /// The type of the parameter's values.
  associatedtype Output
  /// Returns the value of a parameter; never called.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// The parameter for which a value is resolved.
public struct IntentParameterContext<Value>: Sendable {}

/// Several resolvers.
public protocol ResolverSpecification: Sendable {}

/// No resolvers.
public struct EmptyResolverSpecification<Value>: ResolverSpecification {
  /// Creates no resolvers.
  public init() {}
}

/// A result builder of resolvers.
@resultBuilder
public enum ResolverSpecificationBuilder {
  /// Combines resolvers.
  public static func buildBlock<each R: Resolver>(
    _ resolvers: repeat each R
  ) -> some ResolverSpecification { EmptyResolverSpecification<Void>() }
}

extension IntentParameter {
  /// Creates a parameter with resolvers.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: @escaping () -> some ResolverSpecification
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
  }
}

extension IntentParameter {
  /// Creates a parameter of files of some types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
  }
}
