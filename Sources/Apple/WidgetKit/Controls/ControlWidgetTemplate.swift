import SwiftUI
package import VitrineArchive
package import VitrineCoding

/// The content and behaviour of a control, as `ControlWidgetTemplate`.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The type of the template's body.
  associatedtype Body: ControlWidgetTemplate
  /// The content of the template.
  @ControlWidgetTemplateBuilder var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
  /// Never called: templates without a body archive themselves.
  public var body: Never { fatalError("this template has no body") }
}

/// A template that archives itself.
@MainActor
package protocol PrimitiveTemplate: ControlWidgetTemplate where Body == Never {
  /// Returns the template for archives; `nil` shows nothing.
  func archived(_ context: ControlContext) throws(ArchiveError) -> ControlTemplate?
}

extension ControlWidgetTemplate {
  /// Returns the template, or its body, for archives.
  package func template(_ context: ControlContext) throws(ArchiveError) -> ControlTemplate? {
    guard let primitive = self as? any PrimitiveTemplate else {
      return try body.template(context)
    }
    return try primitive.archived(context)
  }

  /// Sets the colour of the symbol while the control is on.
  public func tint(_ tint: SwiftUI.Color?) -> some ControlWidgetTemplate {
    ModifiedTemplate(content: self) { template, _ in
      template.tint = tint?.archived
    }
  }

  /// Sets whether the control is disabled.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedTemplate(content: self) { template, _ in template.disabled = disabled }
  }

  /// Sets whether a locked device hides the control's content.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ModifiedTemplate(content: self) { template, _ in template.privacySensitive = sensitive }
  }
}

/// A template with a modifier applied.
struct ModifiedTemplate<Content: ControlWidgetTemplate>: ControlWidgetTemplate, PrimitiveTemplate {
  package let content: Content
  package let change: @MainActor (inout ControlTemplate, ControlContext) -> Void

  package func archived(_ context: ControlContext) throws(ArchiveError) -> ControlTemplate? {
    guard var template = try content.template(context) else { return nil }
    change(&template, context)
    return template
  }
}

/// A template that shows nothing.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate, PrimitiveTemplate {
  /// Creates an empty control widget template.
  nonisolated public init() {}
  package func archived(_ context: ControlContext) throws(ArchiveError) -> ControlTemplate? { nil }
}

/// The template of a conditional statement.
public struct EitherTemplate<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>:
  ControlWidgetTemplate, PrimitiveTemplate
{
  package let template: any ControlWidgetTemplate

  package func archived(_ context: ControlContext) throws(ArchiveError) -> ControlTemplate? {
    try template.template(context)
  }
}

/// A result builder that combines statements into one template.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  /// Builds a template.
  @MainActor public static func buildExpression<T: ControlWidgetTemplate>(_ template: T) -> T {
    template
  }
  /// Builds a single template.
  @MainActor public static func buildBlock<T: ControlWidgetTemplate>(_ template: T) -> T {
    template
  }
  /// Builds the template of the first branch of a condition.
  @MainActor
  public static func buildEither<
    First: ControlWidgetTemplate, Second: ControlWidgetTemplate
  >(first: First) -> EitherTemplate<First, Second> { EitherTemplate(template: first) }
  /// Builds the template of the second branch of a condition.
  @MainActor
  public static func buildEither<
    First: ControlWidgetTemplate, Second: ControlWidgetTemplate
  >(second: Second) -> EitherTemplate<First, Second> { EitherTemplate(template: second) }
  /// Builds the template of an `if #available`.
  @MainActor public static func buildLimitedAvailability<T: ControlWidgetTemplate>(
    _ template: T
  ) -> some ControlWidgetTemplate { template }
}
