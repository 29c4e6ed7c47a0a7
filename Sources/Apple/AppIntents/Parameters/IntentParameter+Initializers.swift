import VitrineFoundation
public import VitrineDevices

// Arguments without an effect on pictures (dialogs, keyboards, sizes of lists) are ignored.
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

  /// Creates a parameter with options.
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

  /// Creates a parameter with a list whose size depends on the widget family.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue)
  }

  /// Creates a parameter with a list whose size depends on the widget family.
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
    self.init(
      title, description, defaultValue, number: NumberControl(controlStyle, inclusiveRange))
  }

  /// Creates an intent parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, number: NumberControl(controlStyle))
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

/// The number of list elements that a widget shows.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The minimum number of elements.
  public var min: Int
  /// The maximum number of elements; `nil` for no limit.
  public var max: Int?

  /// Creates an exact number of elements.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
  /// Creates an exact number of elements.
  public init(exactly count: Int) { (min, max) = (count, count) }
  /// Creates a range of numbers of elements.
  public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }
}

/// A widget family, for parameters and summaries.
public typealias IntentWidgetFamily = VitrineDevices.WidgetFamily

/// The control with which a number is entered.
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
    /// The type of the keyboard.
    public enum KeyboardType: Sendable, Hashable {
      /// The type with this name.
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
        emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// The automatic capitalization of entered text.
    public enum CapitalizationType: Sendable, Hashable {
      /// No letters, words, sentences, or all characters.
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
