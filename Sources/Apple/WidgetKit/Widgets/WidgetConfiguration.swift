import SwiftUI

/// The configuration of a widget: the source of its content, and its metadata.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration's body.
  associatedtype Body: WidgetConfiguration
  /// The content of the configuration.
  var body: Body { get }
}

/// A configuration of a widget or control that provides a description instead of a body.
@MainActor
package protocol PrimitiveConfiguration {
  /// The description that the configuration provides.
  var primitive: PrimitiveDescription { get }
}

/// The description of a configuration without a body.
@MainActor
package struct PrimitiveDescription {
  /// Adds the configuration to the description of a widget.
  let describe: (inout WidgetDescription) -> Void

  /// Creates the description of a widget with a kind, the source of its content and its place in
  /// the source code.
  package static func source(
    _ source: WidgetDescription.Source, _ kind: String, at place: SourcePlace
  ) -> PrimitiveDescription {
    PrimitiveDescription { description in
      description.kind = kind
      description.place = place
      description.source = source
    }
  }

  /// A description without content.
  package static let nothing = PrimitiveDescription { _ in }
}

extension WidgetConfiguration {
  /// Adds the settings of the configuration, or of its body.
  package func describe(_ description: inout WidgetDescription) {
    if let primitive = self as? any PrimitiveConfiguration {
      primitive.primitive.describe(&description)
    } else {
      body.describe(&description)
    }
  }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never called: configurations without a body describe themselves.
  public var body: Never { fatalError("this configuration has no body") }
}

/// The configuration of a widget that is not offered.
public struct EmptyWidgetConfiguration: WidgetConfiguration, PrimitiveConfiguration {
  /// Creates an empty widget configuration.
  nonisolated public init() {}
  /// A primitive configuration has no body.
  public typealias Body = Never
  package var primitive: PrimitiveDescription { .nothing }
}

/// A configuration with a modifier applied.
struct ModifiedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration,
  PrimitiveConfiguration
{
  typealias Body = Never
  package let content: Content
  package let change: (inout WidgetDescription) -> Void

  var primitive: PrimitiveDescription {
    PrimitiveDescription { description in
      content.describe(&description)
      change(&description)
    }
  }
}

extension WidgetConfiguration {
  func described(
    _ change: @escaping (inout WidgetDescription) -> Void
  ) -> ModifiedConfiguration<Self> {
    ModifiedConfiguration(content: self, change: change)
  }
}
