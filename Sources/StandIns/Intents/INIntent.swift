@_exported import VitrineFoundation

/// An intent of SiriKit, as `INIntent`.
///
/// Classes that Xcode generates from an intent definition file have to be written by hand here: as
/// subclasses with properties that start at their defaults.
///
/// Unchecked, because subclasses have properties that can be set, as Apple's have: an intent belongs
/// to whoever made it.
open class INIntent: NSObject, @unchecked Sendable {
  /// Makes an intent with its defaults.
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
  /// What identifies the value.
  public let identifier: String?
  /// The value's name.
  public let displayString: String
  /// What stands below the name.
  open var subtitleString: String?

  /// Makes a value.
  public required init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }
}

/// Values of an intent of SiriKit in sections, as `INObjectSection`.
public struct INObjectSection<Value: INObject> {
  /// The section's name.
  public var title: String?
  /// The values.
  public var items: [Value]
  /// Makes a section.
  public init(title: String?, items: [Value]) {
    self.title = title
    self.items = items
  }
}

/// Values of an intent of SiriKit, as `INObjectCollection`.
public struct INObjectCollection<Value: INObject> {
  /// The sections.
  public var sections: [INObjectSection<Value>]
  /// All values.
  public var allItems: [Value] { sections.flatMap(\.items) }
  /// Makes a collection of one section.
  public init(items: [Value]) { sections = [INObjectSection(title: nil, items: items)] }
  /// Makes a collection.
  public init(sections: [INObjectSection<Value>]) { self.sections = sections }
}

/// What Xcode makes of an intent definition file provides values by a subclass of this.
open class INExtension: NSObject {
  /// What handles an intent.
  open func handler(for intent: INIntent) -> Any { self }
}

/// An intent that was carried out; nobody listens here.
public final class INInteraction: NSObject {
  /// Makes an interaction.
  public init(intent: INIntent, response: Any?) {}
  /// Tells the system of it.
  public func donate(completion: ((any Error)?) -> Void = { _ in }) { completion(nil) }
}

/// A picture of an intent, as `INImage`.
public final class INImage: NSObject, Sendable {
  /// The bytes.
  public let data: Data?
  /// The name.
  public let name: String?
  /// Makes a picture of bytes.
  public init(imageData: Data) { (data, name) = (imageData, nil) }
  /// Makes a picture of the app's.
  public init(named name: String) { (data, self.name) = (nil, name) }
}
