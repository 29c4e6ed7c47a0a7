import VitrineFoundation

/// How one value is shown to people.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The title of the display representation.
  public var title: LocalizedStringResource
  /// The subtitle, which is below the title.
  public var subtitle: LocalizedStringResource?
  /// The image next to the title.
  public var image: Image?
  /// Other names to find it by.
  public var synonyms: [LocalizedStringResource]

  /// An image that is displayed next to a name.
  public struct Image: Sendable, Hashable {
    /// How a picture is coloured.
    public enum DisplayStyle: Sendable, Hashable {
      /// The system's choice, or a round one.
      case `default`, circular
    }

    /// The name of a symbol or of a picture of the app.
    public var name: String?
    /// The bytes of a picture.
    public var data: Data?
    /// The location of the picture.
    public var url: URL?

    /// Creates an image.
    public init(
      systemName: String, tintColor: Never? = nil, symbolConfiguration: Never? = nil
    ) { name = systemName }
    /// Creates a picture of the app's.
    public init(named name: String, isTemplate: Bool = false, displayStyle: DisplayStyle = .default)
    { self.name = name }
    /// Creates an image.
    public init(data: Data, isTemplate: Bool = false, displayStyle: DisplayStyle = .default) {
      self.data = data
    }
    /// Creates an image.
    public init(url: URL, isTemplate: Bool = false, displayStyle: DisplayStyle = .default) {
      self.url = url
    }
  }

  /// Creates a display representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Creates a display representation.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a display representation.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// Compares the names.
  public static func == (left: DisplayRepresentation, right: DisplayRepresentation) -> Bool {
    left.title == right.title && left.subtitle == right.subtitle && left.image == right.image
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}

/// How a type is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name of the type display representation.
  public var name: LocalizedStringResource
  /// The name for a number of them.
  public var numericFormat: LocalizedStringResource?
  /// Other names to find it by.
  public var synonyms: [LocalizedStringResource]

  /// Creates a type display representation.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Creates a type display representation.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a type display representation.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type that has a name for people.
public protocol TypeDisplayRepresentable {
  /// The type's name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values have a name for people.
public protocol InstanceDisplayRepresentable {
  /// The value's name.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A type whose few values have names for people.
public protocol CaseDisplayRepresentable: Hashable, InstanceDisplayRepresentable {
  /// The names of the values.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The value's name in the list of names.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(stringLiteral: String(describing: self))
  }

  /// The value's name as a string.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// Text that the system speaks or displays to a person.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The localized text of the dialog.
  public var resource: LocalizedStringResource

  var text: String { String(localized: resource) }

  /// Creates an intent dialog.
  public init(_ resource: LocalizedStringResource) { self.resource = resource }
  /// Creates words, others where they are read, not heard.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) { resource = full }
  /// Creates an intent dialog.
  public init(full: LocalizedStringResource, systemImageName: String? = nil) { resource = full }
  /// Creates an intent dialog.
  public init(stringLiteral value: String) {
    resource = LocalizedStringResource(stringLiteral: value)
  }
  /// Creates an intent dialog.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    resource = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
