@_exported import VitrineFoundation

/// A SiriKit intent, as `INIntent`.
///
/// Xcode generates subclasses from an intent definition file; here they must be written by hand,
/// with properties that have default values.
///
/// Unchecked, because subclasses have mutable properties, as Apple's do: an intent belongs to its
/// creator.
open class INIntent: NSObject, @unchecked Sendable {
  /// Creates an intent with default values.
  public override required init() { super.init() }
  /// A phrase for the intent.
  open var suggestedInvocationPhrase: String?
  /// The identifier of the intent; always `nil`.
  open var identifier: String? { nil }
}

/// A value of a SiriKit intent, as `INObject`.
///
/// Unchecked for the same reason as `INIntent`.
open class INObject: NSObject, @unchecked Sendable {
  /// The identifier of the object.
  public let identifier: String?
  /// The name of the value.
  public let displayString: String
  /// The subtitle, which is below the title.
  open var subtitleString: String?

  /// Creates an object.
  public required init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }
}

/// Values of a SiriKit intent in a section, as `INObjectSection`.
public struct INObjectSection<Value: INObject> {
  /// The title of the section.
  public var title: String?
  /// The items of the object section.
  public var items: [Value]
  /// Creates an object section.
  public init(title: String?, items: [Value]) {
    self.title = title
    self.items = items
  }
}

/// Values of a SiriKit intent in sections, as `INObjectCollection`.
public struct INObjectCollection<Value: INObject> {
  /// The sections of the collection.
  public var sections: [INObjectSection<Value>]
  /// All values.
  public var allItems: [Value] { sections.flatMap(\.items) }
  /// Creates an object collection.
  public init(items: [Value]) { sections = [INObjectSection(title: nil, items: items)] }
  /// Creates an object collection.
  public init(sections: [INObjectSection<Value>]) { self.sections = sections }
}

/// The base class of handlers for the intents of an intent definition file.
open class INExtension: NSObject {
  /// Returns the object that handles an intent.
  open func handler(for intent: INIntent) -> Any { self }
}

/// An intent that was performed, as `INInteraction`; it has no effect here.
public final class INInteraction: NSObject {
  /// Creates an interaction.
  public init(intent: INIntent, response: Any?) {}
  /// Donates the interaction; has no effect here.
  public func donate(completion: ((any Error)?) -> Void = { _ in }) { completion(nil) }
}

/// An image of an intent, as `INImage`.
public final class INImage: NSObject, Sendable {
  /// The image data.
  public let data: Data?
  /// The name of the image.
  public let name: String?
  /// Creates an image from data.
  public init(imageData: Data) { (data, name) = (imageData, nil) }
  /// Creates an image from the app's resources.
  public init(named name: String) { (data, self.name) = (nil, name) }
}
