import VitrineFoundation

// How the system turns values of other types into those of parameters, which archives have already.

/// A type that turns values into those of a parameter.
public protocol Resolver<Input, Output>: Sendable {
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
  ) -> any ResolverSpecification { EmptyResolverSpecification<Void>() }
}

/// A type that turns values into those of a parameter with a range.
public protocol RangeCheckingResolver<Input, Output>: Resolver, Hashable {}

extension RangeCheckingResolver {
  /// Whether a value is in the range of its parameter; always `true`.
  public func checkParameterRangeContains(
    value: Output, context: IntentParameterContext<Output>
  ) -> Bool { true }
}

/// A type that turns texts into attributed ones.
public struct AttributedStringFromStringResolver: Resolver {
  /// Creates a resolver.
  public init() {}
  /// Returns the text without attributes.
  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? { AttributedString(input) }
}

/// A type that turns texts into truth values.
public struct BoolFromStringResolver: Resolver {
  /// Creates a resolver.
  public init() {}
  /// Returns the value of a text.
  public func resolve(
    from input: String, context: IntentParameterContext<Bool>
  ) async throws -> Bool? { Bool(input) }
}

/// A type that turns texts into addresses.
public struct URLFromStringResolver: Resolver {
  /// Creates a resolver.
  public init() {}
  /// Returns the address of a text.
  public func resolve(
    from input: String, context: IntentParameterContext<URL>
  ) async throws -> URL? { URL(string: input) }
}

/// A type that checks integers.
public struct IntResolver: RangeCheckingResolver {
  /// Creates a resolver.
  public init() {}
  /// Returns the number.
  public func resolve(
    from input: Int, context: IntentParameterContext<Int>
  ) async throws -> Int? { input }
}

/// A type that turns numbers into integers.
public struct IntFromDoubleResolver: RangeCheckingResolver {
  /// How fractions are rounded.
  public var roundingRule: FloatingPointRoundingRule
  /// Creates a resolver.
  public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
    self.roundingRule = roundingRule
  }
  /// Returns the rounded number.
  public func resolve(
    from input: Double, context: IntentParameterContext<Int>
  ) async throws -> Int? { Int(exactly: input.rounded(roundingRule)) }
}

/// A type that turns texts into integers.
public struct IntFromStringResolver: RangeCheckingResolver {
  /// The base of the digits.
  public var radix: Int
  /// Creates a resolver.
  public init(radix: Int = 10) { self.radix = radix }
  /// Returns the number of a text.
  public func resolve(
    from input: String, context: IntentParameterContext<Int>
  ) async throws -> Int? { (2...36).contains(radix) ? Int(input, radix: radix) : nil }
}

/// A type that checks numbers.
public struct DoubleResolver: RangeCheckingResolver {
  /// Creates a resolver.
  public init() {}
  /// Returns the number.
  public func resolve(
    from input: Double, context: IntentParameterContext<Double>
  ) async throws -> Double? { input }
}

/// A type that turns integers into numbers.
public struct DoubleFromIntResolver: RangeCheckingResolver {
  /// Creates a resolver.
  public init() {}
  /// Returns the number.
  public func resolve(
    from input: Int, context: IntentParameterContext<Double>
  ) async throws -> Double? { Double(input) }
}

/// A type that turns texts into numbers.
public struct DoubleFromStringResolver: RangeCheckingResolver {
  /// Creates a resolver.
  public init() {}
  /// Returns the number of a text.
  public func resolve(
    from input: String, context: IntentParameterContext<Double>
  ) async throws -> Double? { Double(input) }
}

/// A type that turns integers into texts.
public struct StringFromIntResolver: Resolver {
  /// Creates a resolver.
  public init() {}
  /// Returns the digits.
  public func resolve(
    from input: Int, context: IntentParameterContext<String>
  ) async throws -> String? { String(input) }
}

/// A type that turns numbers into texts.
public struct StringFromDoubleResolver: Resolver {
  /// Creates a resolver.
  public init() {}
  /// Returns the digits.
  public func resolve(
    from input: Double, context: IntentParameterContext<String>
  ) async throws -> String? { String(input) }
}
