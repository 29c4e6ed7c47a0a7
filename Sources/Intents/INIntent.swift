@_exported import VitrineFoundation

/// An intent of SiriKit, as `INIntent`.
///
/// Classes that Xcode generates from an intent definition file have to be written by hand here: as
/// subclasses with properties that start at their defaults.
///
/// Unchecked, because subclasses have properties that can be set, as Apple's have: an intent belongs
/// to whoever made it.
open class INIntent: NSObject, @unchecked Sendable {
  /// Creates an intent.
  public override required init() { super.init() }
  /// The words that a person could say.
  open var suggestedInvocationPhrase: String?
  /// The intent's name.
  open var identifier: String? { nil }
}

/// A value of an intent of SiriKit, as `INObject`.
///
/// Unchecked for the same reason as `INIntent`.
open class INObject: NSObject, @unchecked Sendable {
  /// The identifier of the object.
  public let identifier: String?
  /// The value's name.
  public let displayString: String
  /// The subtitle, which is below the title.
  open var subtitleString: String?

  /// Creates an object.
  public required init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }
}

/// Values of an intent of SiriKit in sections, as `INObjectSection`.
public struct INObjectSection<Value: INObject> {
  /// The section's name.
  public var title: String?
  /// The items of the object section.
  public var items: [Value]
  /// Creates an object section.
  public init(title: String?, items: [Value]) {
    self.title = title
    self.items = items
  }
}

/// Values of an intent of SiriKit, as `INObjectCollection`.
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

/// The base class of the handlers for intents that an intent definition file declares.
open class INExtension: NSObject {
  /// Returns the object that handles an intent.
  open func handler(for intent: INIntent) -> Any { self }
}

/// An intent that was carried out; nobody listens here.
public final class INInteraction: NSObject {
  /// Creates an interaction.
  public init(intent: INIntent, response: Any?) {}
  /// Tells the system of it.
  public func donate(completion: ((any Error)?) -> Void = { _ in }) { completion(nil) }
}

/// A picture of an intent, as `INImage`.
public final class INImage: NSObject, Sendable {
  /// The image data.
  public let data: Data?
  /// The name of the image.
  public let name: String?
  /// Creates an image.
  public init(imageData: Data) { (data, name) = (imageData, nil) }
  /// Creates a picture of the app's.
  public init(named name: String) { (data, self.name) = (nil, name) }
}
