import SwiftUI
public import struct VitrineArchive.DisfavoredLocation
public import enum VitrineArchive.ActivityFamily
public import enum VitrineDevices.WidgetFamily
public import enum VitrineDevices.WidgetLocation

extension WidgetConfiguration {
  /// Sets the name of the widget in the gallery.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    described { $0.displayName = GalleryText.string(displayName) }
  }
  /// Sets the name of the widget in the gallery.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { configurationDisplayName(Text(displayNameKey)) }
  /// Sets the name of the widget in the gallery.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { described { $0.displayName = String(displayName) } }
  /// Sets the name of the widget in the gallery.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration { described { $0.displayName = String(localized: displayName) } }

  /// Sets the description of the widget in the gallery.
  public func description(_ description: Text) -> some WidgetConfiguration {
    described { $0.description = GalleryText.string(description) }
  }
  /// Sets the description of the widget in the gallery.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }
  /// Sets the description of the widget in the gallery.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    described { $0.description = String(description) }
  }
  /// Sets the description of the widget in the gallery.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    described { $0.description = String(localized: description) }
  }

  /// Sets the families that the widget supports.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    described { $0.families = families }
  }

  /// Sets the mounting styles on visionOS, which are not drawn.
  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration { described { $0.record("supportedMountingStyles") } }

  /// Connects a relevant widget of Apple Watch with the widget that it replaces in the Smart Stack,
  /// which is not drawn.
  public func associatedKind(_ associatedKind: String?) -> some WidgetConfiguration {
    described { $0.record("associatedKind") }
  }

  /// Sets the material of a widget on visionOS, which is not drawn.
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
    described { $0.record("widgetTexture") }
  }

  /// Declares the activity families for which a Live Activity provides a separate layout.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    described { $0.supplementalActivityFamilies = families }
  }

  /// Extends content to the widget's edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    described { $0.contentMarginsDisabled = true }
  }

  /// Sets whether places without container backgrounds may show the widget.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { described { $0.containerBackgroundRemovable = isRemovable } }

  /// Sets the places where the widget is not offered.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    described { description in
      description.disfavoredLocations += locations.map { DisfavoredLocation($0, for: families) }
    }
  }

  /// Asks people to configure the widget when they add it.
  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    described { $0.promptsForUserConfiguration = true }
  }

  /// Handles events of background downloads, which do not occur here.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { described { $0.record("onBackgroundURLSessionEvents") } }

  /// Handles events of background downloads, which do not occur here.
  public func onBackgroundURLSessionEvents(
    matching: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { described { $0.record("onBackgroundURLSessionEvents") } }

  /// Updates the widget by push notifications, which have no effect here.
  public func pushHandler<H: WidgetPushHandler>(_ handler: H.Type) -> some WidgetConfiguration {
    described { $0.record("pushHandler") }
  }

  /// Handles a background task; has no effect here.
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration { described { $0.record("backgroundTask") } }
}

/// How a widget is mounted on a surface of visionOS.
public enum WidgetMountingStyle: Sendable, Hashable {
  /// Elevated above the surface, or recessed into it.
  case elevated, recessed
}

/// The material of a widget on visionOS.
public enum WidgetTexture: Sendable, Hashable {
  /// Glass, or paper.
  case glass, paper
}

/// A type that receives the device's token for push notifications.
public protocol WidgetPushHandler {
  /// Creates the handler.
  init()
  /// Called when the push token of the widgets changes.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The device's token for push notifications.
public struct WidgetPushInfo: Sendable {
  /// The push token.
  public var token: Data
}
