import VitrineFoundation

/// How a value is displayed.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The title.
  public var title: LocalizedStringResource
  /// The subtitle, which is below the title.
  public var subtitle: LocalizedStringResource?
  /// The image next to the title.
  public var image: Image?
  /// Synonyms of the title.
  public var synonyms: [LocalizedStringResource]

  /// An image that is displayed next to a name.
  public struct Image: Sendable, Hashable {
    /// The shape of an image.
    public enum DisplayStyle: Sendable, Hashable {
      /// The system's default, or circular.
      case `default`, circular
    }

    /// The name of a symbol or of an image in the app.
    public var name: String?
    /// The data of an image.
    public var data: Data?
    /// The location of an image.
    public var url: URL?

    /// Creates an image of a system symbol.
    public init(
      systemName: String, isTemplate: Bool? = nil, tintColor: Never? = nil,
      symbolConfiguration: Never? = nil
    ) { name = systemName }
    /// Creates an image from the app's resources.
    public init(named name: String, isTemplate: Bool = false, displayStyle: DisplayStyle = .default)
    { self.name = name }
    /// Creates an image from its data.
    public init(data: Data, isTemplate: Bool = false, displayStyle: DisplayStyle = .default) {
      self.data = data
    }
    /// Creates an image from its location.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool = false,
      displayStyle: DisplayStyle = .default
    ) { self.url = url }
  }

  /// Creates a representation with a title.
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

  /// Compares the titles.
  public static func == (left: DisplayRepresentation, right: DisplayRepresentation) -> Bool {
    left.title == right.title && left.subtitle == right.subtitle && left.image == right.image
  }

  /// Hashes the title.
  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}

/// How a type is displayed.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name of the type.
  public var name: LocalizedStringResource
  /// The name for a number of values.
  public var numericFormat: LocalizedStringResource?
  /// Synonyms of the name.
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

/// A type with a display name.
public protocol TypeDisplayRepresentable {
  /// The display name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values have display names.
public protocol InstanceDisplayRepresentable {
  /// The display name of the value.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A type with a fixed set of values that have display names.
public protocol CaseDisplayRepresentable: Hashable, InstanceDisplayRepresentable {
  /// The display names of the values.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The display name of the value.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(stringLiteral: String(describing: self))
  }

  /// The display name of the value as a string.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// Text that the system speaks or displays to a person.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The localized text of the dialog.
  public var resource: LocalizedStringResource

  var text: String { String(localized: resource) }

  /// Creates a dialog from a localized text.
  public init(_ resource: LocalizedStringResource) { self.resource = resource }
  /// Creates a dialog with separate texts for speech and for display.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) { resource = full }
  /// Creates a dialog from its full text.
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
