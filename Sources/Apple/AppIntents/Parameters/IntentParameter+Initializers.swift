import VitrineFoundation
public import UniformTypeIdentifiers

// Arguments without an effect on pictures (dialogs, keyboards, sizes of lists, resolvers) are ignored.
extension IntentParameter {
  /// Creates a parameter, perhaps with options or with a query that finds them.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil, query: (any EntityQuery)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(title, description, defaultValue, optionsProvider ?? query) }

  /// Creates a parameter with a description, but without a title.
  public convenience init(
    description: LocalizedStringResource, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil, query: (any EntityQuery)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(nil, description, defaultValue, optionsProvider ?? query) }

  /// Creates a parameter with a default value, but without a title.
  public convenience init(
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil, query: (any EntityQuery)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(nil, nil, defaultValue, optionsProvider ?? query) }

  /// Creates a parameter with a list whose size does not depend on the widget family.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(title, description, defaultValue, query) }

  /// Creates a parameter with a list whose size depends on the widget family.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(title, description, defaultValue, query) }

  /// Creates a parameter of a text, with how it is entered.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(title, description, defaultValue, optionsProvider) }

  /// Creates a parameter of a number in a range.
  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (Bound, Bound), requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) {
    self.init(
      title, description, defaultValue, optionsProvider,
      number: NumberControl(controlStyle, inclusiveRange))
  }

  /// Creates a parameter of a number, with the control that enters it.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) {
    self.init(
      title, description, defaultValue, optionsProvider, number: NumberControl(controlStyle))
  }

  /// Creates a parameter of an amount of money in some currencies.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, currencyCodes: [String],
    inclusiveRange: (Decimal, Decimal)? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(title, description, defaultValue, optionsProvider) }

  /// Creates a parameter of a truth value with names for both values.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: Bool.IntentDisplayName?,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(title, description, defaultValue) }

  /// Creates a parameter of a date with the components that are requested.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: Date.IntentKind,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(title, description, defaultValue, optionsProvider) }

  /// Creates a parameter of a place, with what is shown of it.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayStyle: IntentPlacemarkDisplayStyle,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(title, description, defaultValue, optionsProvider) }

  /// Creates a parameter of a person, with the addresses that can be chosen.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, mode: IntentPerson.ParameterMode,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(title, description, defaultValue, optionsProvider) }

  /// Creates a parameter of people, with the size of their list.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, mode: IntentPerson.ParameterMode,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(title, description, defaultValue, optionsProvider) }

  /// Creates a parameter of files of types with these identifiers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(title, description, defaultValue, optionsProvider) }

  /// Creates a parameter of files of these types.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) { self.init(title, description, defaultValue, optionsProvider) }
}

// Quantities in a unit that people can change, or in a fixed one.
extension IntentParameter {
  /// Creates a parameter of a quantity, with the unit that is offered first.
  public convenience init<Quantity: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Quantity, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) where Value == Measurement<Quantity> {
    self.init(
      title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }

  /// Creates a parameter of a quantity that may be missing, with the unit that is offered first.
  public convenience init<Quantity: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Quantity, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) where Value == Measurement<Quantity>? {
    self.init(
      title, description, defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }

  /// Creates a parameter of a quantity in a unit.
  public convenience init<Quantity: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Quantity, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) where Value == Measurement<Quantity> {
    self.init(
      title, description, defaultValue.map { Measurement(value: $0, unit: unit) })
  }

  /// Creates a parameter of a quantity in a unit that may be missing.
  public convenience init<Quantity: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Quantity, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) where Value == Measurement<Quantity>? {
    self.init(
      title, description, defaultValue.map { Measurement(value: $0, unit: unit) })
  }
}

// Enumerations of which only some values are offered.
extension IntentParameter {
  /// Creates a parameter with some values of an enumeration.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value], optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) where Value: AppEnum {
    self.init(
      title, description, defaultValue, optionsProvider ?? SupportedValues(values: supportedValues))
  }

  /// Creates a parameter with some values of an enumeration, which may be missing.
  public convenience init<Wrapped: AppEnum>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Wrapped], optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) where Value == Wrapped? {
    self.init(
      title, description, defaultValue, optionsProvider ?? SupportedValues(values: supportedValues))
  }

  /// Creates a parameter with a list of some values of an enumeration.
  public convenience init<Element: AppEnum>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Element], optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification =
      EmptyResolverSpecification<Void>.init
  ) where Value == [Element] {
    self.init(
      title, description, defaultValue, optionsProvider ?? SupportedValues(values: supportedValues))
  }
}

/// The values of an enumeration that are offered.
private struct SupportedValues<Value: AppEnum>: DynamicOptionsProvider {
  let values: [Value]
  func results() async throws -> [Value] { values }
}
