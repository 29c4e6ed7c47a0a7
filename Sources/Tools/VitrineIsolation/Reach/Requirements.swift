/// Names of members that are called implicitly: by the language, by the standard library and by
/// Apple's frameworks.
enum Requirements {
  /// The members that a protocol requires or has a default for; `nil` if they are unknown.
  ///
  /// Sources: the documentation of the protocols in the Swift standard library, Foundation, SwiftUI,
  /// WidgetKit and App Intents.
  static func members(of name: String) -> [String]? { table[name] }

  private static let table: [String: [String]] = [
    "Sendable": [], "AnyObject": [], "Any": [], "Copyable": [], "Escapable": [], "NSObject": [],
    "NSObjectProtocol": [], "BitwiseCopyable": [], "Actor": [],
    "Codable": ["encode"], "Encodable": ["encode"], "Decodable": [],
    "CodingKey": ["stringValue", "intValue"],
    "Equatable": [], "Hashable": ["hash", "hashValue"], "Comparable": [],
    "Identifiable": ["id"], "CaseIterable": ["allCases"], "RawRepresentable": ["rawValue"],
    "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
    "CustomLocalizedStringResourceConvertible": ["localizedStringResource"],
    "Error": errors, "LocalizedError": errors, "CustomNSError": errors,
    "String": [], "Int": [], "Int64": [], "Int32": [], "Int16": [], "UInt8": [], "UInt": [],
    "Double": [], "Character": [],
    "View": ["body"], "ViewModifier": ["body"], "ObservableObject": ["objectWillChange"],
    "Observable": [], "EnvironmentKey": ["defaultValue"],
    "PreferenceKey": ["defaultValue", "reduce"],
    "PreviewProvider": ["previews", "platform"], "PreviewModifier": ["body", "makeSharedContext"],
    "Widget": ["body"], "ControlWidget": ["body"], "WidgetBundle": ["body"],
    "TimelineEntry": ["date", "relevance"],
    "TimelineProvider": providers, "IntentTimelineProvider": providers,
    "AppIntentTimelineProvider": providers, "ActivityAttributes": [],
    "ControlValueProvider": ["previewValue", "currentValue"],
    "AppIntentControlValueProvider": ["previewValue", "currentValue"],
    "AppIntent": intents, "WidgetConfigurationIntent": intents,
    "ControlConfigurationIntent": intents, "SetValueIntent": intents, "LiveActivityIntent": intents,
    "AudioPlaybackIntent": intents, "OpenIntent": intents,
    "AppEnum": [
      "typeDisplayRepresentation", "caseDisplayRepresentations", "localizedStringResource",
      "typeDisplayName",
    ],
    "AppEntity": entities, "TransientAppEntity": entities, "IndexedEntity": entities,
    "EntityQuery": queries, "EntityStringQuery": queries, "EnumerableEntityQuery": queries,
    "EntityPropertyQuery": queries, "DynamicOptionsProvider": queries,
  ]

  private static let errors = [
    "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor", "localizedDescription",
    "errorDomain", "errorCode", "errorUserInfo",
  ]
  private static let providers = [
    "placeholder", "getSnapshot", "getTimeline", "snapshot", "timeline", "recommendations",
    "relevances", "relevance",
  ]
  private static let intents = [
    "title", "description", "perform", "openAppWhenRun", "isDiscoverable", "parameterSummary",
    "authenticationPolicy", "persistentIdentifier", "supportedModes", "value", "target",
  ]
  private static let entities = [
    "id", "defaultQuery", "typeDisplayRepresentation", "displayRepresentation",
    "typeDisplayName", "attributeSet", "persistentIdentifier",
  ]
  private static let queries = [
    "entities", "suggestedEntities", "defaultResult", "allEntities", "results", "properties",
    "sortingOptions", "persistentIdentifier", "displayName", "findIntentDescription",
  ]

  /// All of the names, for members of protocol extensions, which many types can have.
  static let all = Set(table.values.joined().map(CodeName.init))

  /// Members that the language calls, and types that a protocol can require.
  static let ofLanguage = Set(
    [
      "wrappedValue", "projectedValue", "callAsFunction", "dynamicallyCall", "appendLiteral",
      "appendInterpolation", "main", "CodingKeys", "Entry", "Intent", "Body", "Value", "ID",
      "Element", "Iterator", "Index", "AllCases", "RawValue", "Failure", "Output", "Content",
      "ContentState", "Configuration", "Cache", "AnimatableData", "animatableData",
    ].map(CodeName.init))

  /// Methods of result builders, which the compiler calls.
  static let ofBuilders: Set<String> = [
    "buildBlock", "buildPartialBlock", "buildExpression", "buildOptional", "buildEither",
    "buildArray", "buildLimitedAvailability", "buildFinalResult",
  ]

  /// Labels of initializers that the compiler and the standard library call.
  static let initializerLabels: Set<String> = [
    "from", "rawValue", "coder", "stringLiteral", "integerLiteral", "floatLiteral", "arrayLiteral",
    "dictionaryLiteral", "booleanLiteral", "nilLiteral", "unicodeScalarLiteral",
    "extendedGraphemeClusterLiteral", "stringInterpolation", "stringValue", "intValue",
    "wrappedValue", "projectedValue",
  ]

  /// Attributes of types that call no member by its name.
  static let silentAttributes: Set<String> = [
    "Observable", "Model", "MainActor", "available", "frozen", "unchecked", "main", "objc",
    "objcMembers", "usableFromInline", "preconcurrency", "retroactive", "globalActor", "diagnose",
  ]
}
