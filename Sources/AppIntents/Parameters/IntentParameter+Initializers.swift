import VitrineFoundation
public import VitrineDevices

// What has no effect on a picture (dialogs, keyboards, sizes of lists) is taken and left aside.
extension IntentParameter {
  /// Creates an intent parameter.
  public convenience init() { self.init(nil, nil, nil) }

  /// Creates an intent parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue)
  }

  /// Creates an intent parameter.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(nil, description, defaultValue)
  }

  /// Creates a parameter that is chosen from options.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(title, description, defaultValue, optionsProvider)
  }

  /// Creates an intent parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: some EntityQuery
  ) {
    self.init(title, description, defaultValue, query)
  }

  /// Creates a parameter whose list has a size for each family.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue)
  }

  /// Creates a parameter whose list has a size for each family.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue)
  }

  /// Creates an intent parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue)
  }

  /// Creates a parameter for a number in a range.
  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (Bound, Bound), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue)
  }

  /// Creates an intent parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue)
  }

  /// Creates an intent parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue)
  }

  /// Creates an intent parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: Date.IntentKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue)
  }

  /// Creates an intent parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue)
  }

  /// Creates an intent parameter.
  public convenience init<Quantity: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Quantity, defaultUnitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<Quantity> {
    self.init(
      title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }
}

/// How many of a list a widget shows.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The minimum number of elements.
  public var min: Int
  /// Most; `nil` for no limit.
  public var max: Int?

  /// Creates an intent collection size.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
  /// Creates an intent collection size.
  public init(exactly count: Int) { (min, max) = (count, count) }
  /// Creates an intent collection size.
  public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }
}

/// A family of widgets, for parameters and sentences.
public typealias IntentWidgetFamily = VitrineDevices.WidgetFamily

/// How a number is entered.
public enum IntentNumberControlStyle: Sendable, Hashable {
  /// A text field for digits.
  case field
  /// A stepper with two buttons.
  case stepper
  /// A slider.
  case slider
}

extension String {
  /// How text is entered.
  public struct IntentInputOptions: Sendable, Hashable {
    /// The keyboard's kind.
    public enum KeyboardType: Sendable, Hashable {
      /// The keyboard of the same name.
      case `default`, numberPad, decimalPad, URL, emailAddress, phonePad
    }

    /// The automatic capitalization of entered text.
    public enum CapitalizationType: Sendable, Hashable {
      /// Nothing, words, sentences or all.
      case none, words, sentences, allCharacters
    }

    /// Creates intent input options.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {}
  }
}

extension Bool {
  /// The display names of true and false.
  public struct IntentDisplayName: Sendable {
    /// Creates an intent display name.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
  }
}

extension Date {
  /// The components of a date that are requested.
  public enum IntentKind: Sendable, Hashable {
    /// The day, the time of day, or both.
    case date, time, dateTime
  }
}
