import SwiftUI

extension ControlWidgetConfiguration {
  package func describe(_ description: inout WidgetDescription) {
    if let primitive = self as? any PrimitiveConfiguration {
      primitive.primitive.describe(&description)
    } else {
      body.describe(&description)
    }
  }
}

/// The configuration of a control that is not offered.
public struct EmptyControlConfiguration: ControlWidgetConfiguration, PrimitiveControlConfiguration {
  /// Creates an empty control configuration.
  nonisolated public init() {}
  package var primitive: PrimitiveDescription { .nothing }
}

/// A configuration with a modifier applied.
struct ModifiedControlConfiguration<Content: ControlWidgetConfiguration>:
  ControlWidgetConfiguration, PrimitiveControlConfiguration
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

extension ControlWidgetConfiguration {
  /// Sets the name of the control in the gallery.
  public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    described { $0.displayName = String(localized: displayName) }
  }

  /// Sets the description of the control in the gallery.
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    described { $0.description = String(localized: description) }
  }

  /// Asks people to configure the control when they add it.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    described { $0.promptsForUserConfiguration = true }
  }

  /// Updates the control by push notifications, which have no effect here.
  public func pushHandler<H: ControlPushHandler>(
    _ handler: H.Type
  ) -> some ControlWidgetConfiguration { described { $0.record("pushHandler") } }

  private func described(
    _ change: @escaping (inout WidgetDescription) -> Void
  ) -> ModifiedControlConfiguration<Self> {
    ModifiedControlConfiguration(content: self, change: change)
  }
}

/// A type that receives the device's token for push notifications about controls.
public protocol ControlPushHandler {
  /// Creates the handler.
  init()
  /// Called when the push tokens of controls change.
  func pushTokensDidChange(controls: [ControlInfo])
}
