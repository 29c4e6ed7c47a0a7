import SwiftUI

/// What a widget is: where its content comes from, and what the system has to know.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// What the configuration is made of.
  associatedtype Body: WidgetConfiguration
  /// What the configuration is made of.
  var body: Body { get }
}

/// A configuration that says something itself instead of having a body.
@MainActor
package protocol PrimitiveConfiguration {
  /// Adds what the configuration says.
  func describe(_ description: inout WidgetDescription)
}

extension WidgetConfiguration {
  /// Adds what the configuration, or its body, says.
  package func describe(_ description: inout WidgetDescription) {
    if let primitive = self as? any PrimitiveConfiguration {
      primitive.describe(&description)
    } else {
      body.describe(&description)
    }
  }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never called: configurations without a body speak for themselves.
  public var body: Never { fatalError("a configuration without a body was asked for it") }
}

/// The configuration of a widget that is not offered.
public struct EmptyWidgetConfiguration: WidgetConfiguration, PrimitiveConfiguration {
  /// Makes the configuration.
  nonisolated public init() {}
  /// What the configuration is made of.
  public typealias Body = Never
  package func describe(_ description: inout WidgetDescription) {}
}

/// A configuration with something more to say.
struct ModifiedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration,
  PrimitiveConfiguration
{
  typealias Body = Never
  let content: Content
  let change: (inout WidgetDescription) -> Void

  func describe(_ description: inout WidgetDescription) {
    content.describe(&description)
    change(&description)
  }
}

extension WidgetConfiguration {
  func described(
    _ change: @escaping (inout WidgetDescription) -> Void
  ) -> ModifiedConfiguration<Self> {
    ModifiedConfiguration(content: self, change: change)
  }
}
