public import Foundation

// What the text of an editor may look like (iOS 26), which only typing changes.

/// The attributes that a text may have, and rules for their values.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes.
  associatedtype Scope: AttributeScope
  /// The type of the rules.
  associatedtype Body: AttributedTextFormattingDefinition
  /// A rule that allows some values of an attribute.
  typealias ValueConstraint<Key: AttributedStringKey> =
    AttributedTextFormatting.ValueConstraint<Scope, Key>
  /// The rules.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

extension AttributedTextFormattingDefinition where Body == Never {
  /// Never called: rules without a body are never applied.
  public var body: Never { preconditionFailure("rules without a body were asked for it") }
}

extension Never: AttributedTextFormattingDefinition {
  /// The attributes of SwiftUI.
  public typealias Scope = AttributeScopes.SwiftUIAttributes
}

/// A rule for the values of an attribute.
public protocol AttributedTextValueConstraint: Hashable, Sendable,
  AttributedTextFormattingDefinition
{
  /// The attribute with the rule.
  associatedtype AttributeKey: AttributedStringKey
  /// The attributes of a part of the text.
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Self>
  /// Changes the attribute to a value that is allowed; never called.
  func constrain(_ container: inout Attributes)
}

/// The types of formats of text.
public enum AttributedTextFormatting {
  /// No rules.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// The rules have no body.
    public typealias Body = Never
    /// Creates no rules.
    public init() {}
  }
  /// A result builder of rules.
  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    /// Builds a rule, which is never applied.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(
      _ rule: D
    ) -> EmptyDefinition<Scope> where D.Scope == Scope { EmptyDefinition() }
    /// Combines rules.
    public static func buildBlock(_ rules: EmptyDefinition<Scope>...) -> EmptyDefinition<Scope> {
      EmptyDefinition()
    }
  }
  /// The attributes of a part of a text.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Constraint: AttributedTextValueConstraint> {
    private var attributes = AttributeContainer()
    /// The value of an attribute.
    public subscript<Key: AttributedStringKey>(_ key: Key.Type) -> Key.Value?
    where Key.Value: Sendable {
      get { attributes[key] }
      set { attributes[key] = newValue }
    }
    /// The value of an attribute.
    public subscript<Key: AttributedStringKey>(
      dynamicMember path: KeyPath<Constraint.Scope, Key>
    ) -> Key.Value? where Key.Value: Sendable {
      get { attributes[Key.self] }
      set { attributes[Key.self] = newValue }
    }
  }
  /// A rule that allows some values of an attribute.
  public struct ValueConstraint<
    Scope: AttributeScope, Key: AttributedStringKey
  >: AttributedTextFormattingDefinition {
    /// The rules have no body.
    public typealias Body = Never
    /// Creates a rule with the values that are allowed and the one that replaces others.
    public init(
      for key: KeyPath<Scope, Key>, values: Set<Key.Value?>, default value: Key.Value?
    ) {}
  }
}

nonisolated extension View {
  /// Sets the attributes that the text of editors may have.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View { recorded("attributedTextFormattingDefinition", .none) }
  /// Sets the attributes that the text of editors may have.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { recorded("attributedTextFormattingDefinition", .none) }
}
