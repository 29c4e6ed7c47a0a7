import Foundation

/// Options of an action.
public typealias UNNotificationActionOptions = UNNotificationAction.Options
/// Options of a category.
public typealias UNNotificationCategoryOptions = UNNotificationCategory.Options

/// The key of the type of an attachment.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether an attachment has no thumbnail.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part of an attachment that its thumbnail shows.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the time of a movie that a thumbnail shows.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
/// The action of a person who opens the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a person who dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The icon of an action.
public final class UNNotificationActionIcon: NSObject, Sendable {
  /// Creates an icon of an image of the app.
  public init(templateImageName: String) {}
  /// Creates an icon of a symbol.
  public init(systemImageName: String) {}
}

/// An action that asks for a text.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The text that is shown before a person writes one.
  public let textInputPlaceholder: String
  /// Creates an action.
  public init(
    identifier: String, title: String, options: Options = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) =
      (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// A response with a text.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text.
  open var userText: String { "" }
}
