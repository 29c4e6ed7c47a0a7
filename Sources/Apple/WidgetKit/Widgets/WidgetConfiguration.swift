import SwiftUI

/// A configuration of a widget or control that provides a description instead of a body.
@MainActor
package protocol PrimitiveConfiguration {
  /// The description that the configuration provides.
  var primitive: PrimitiveDescription { get }
}

/// A configuration of a widget without a body.
package protocol PrimitiveWidgetConfiguration: WidgetConfiguration, PrimitiveConfiguration
where Body == Never {}

/// A configuration of a control without a body.
package protocol PrimitiveControlConfiguration: ControlWidgetConfiguration, PrimitiveConfiguration
where Body == Never {}

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

extension EmptyWidgetConfiguration: PrimitiveConfiguration {
  package var primitive: PrimitiveDescription { .nothing }
}

/// A configuration with a modifier applied.
struct ModifiedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration,
  PrimitiveWidgetConfiguration
{
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
