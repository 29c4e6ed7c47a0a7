import Foundation

/// The intents of an `.intentdefinition`, and the classes that Xcode generates from them.
struct IntentDefinition {
  private let list: PropertyValue

  /// Reads a file.
  ///
  /// - Throws: `ProjectError` when it is not a property list.
  init(_ file: URL) throws(ProjectError) { list = try PropertyValue(contentsOf: file) }

  /// The classes; those that the target declares itself are left out.
  ///
  /// - Parameter code: the target's sources, which say how the names of cases are written.
  func source(declared: Set<String>, code: [String] = []) -> String {
    let enums = (list["INEnums"]?.array ?? []).compactMap { enumeration($0, code) }
    let types = (list["INTypes"]?.array ?? []).compactMap(type)
    let intents = (list["INIntents"]?.array ?? []).flatMap { intent($0, code) }
    let all = (enums + types + intents).filter { !declared.contains($0.name) }
    let text = all.map(\.text).joined(separator: "\n")
    let imports = ["Foundation"] + IntentDefinition.products(of: text).sorted()
    return imports.map { "import \($0)\n" }.joined() + "\n" + text
  }

  /// The modules that the classes need.
  static func products(of text: String) -> Set<String> {
    text.contains(": CLPlacemark") || text.contains(": [CLPlacemark]")
      ? ["CoreLocation", "Intents"] : ["Intents"]
  }

  private struct Declaration {
    var name: String
    var text: String
  }

  // MARK: Enumerations

  private func enumName(_ value: PropertyValue) -> String? { className(value, "INEnum") }

  /// The name that the author has given to a class, or the prefix and the name in the definition.
  ///
  /// Enumerations and types seldom state the prefix, which is that of the project and of its intents.
  private func className(_ value: PropertyValue, _ kind: String) -> String? {
    value["\(kind)ClassName"]?.string
      ?? value["\(kind)Name"]?.string.map { (value["\(kind)ClassPrefix"]?.string ?? prefix) + $0 }
  }

  /// The prefix of the file's intents, without that of the system's own ones.
  private var prefix: String {
    let prefixes = (list["INIntents"]?.array ?? []).compactMap { $0["INIntentClassPrefix"]?.string }
    let own = Set(prefixes).subtracting(["IN"])
    return own.count == 1 ? own.first ?? "" : ""
  }

  /// The name of a case: as it is in the definition if the code writes it so, else in lower case.
  private func caseName(_ name: String, _ code: [String]) -> String {
    let exact = SymbolName.exact(name)
    let isWritten = exact != SymbolName.member(name) && code.contains { $0.contains(".\(exact)") }
    return isWritten ? exact : SymbolName.member(name)
  }

  private func enumeration(_ value: PropertyValue, _ code: [String]) -> Declaration? {
    guard let name = enumName(value) else { return nil }
    // The other kind is a set of options, of which several can be chosen.
    let isSet = value["INEnumType"]?.string.map { $0 != "Regular" } ?? false
    var text =
      isSet
      ? "public struct \(name): OptionSet, Sendable {\n  public let rawValue: Int\n"
        + "  public init(rawValue: Int) { self.rawValue = rawValue }\n"
        + "  public static let unknown: \(name) = []\n"
      : "public enum \(name): Int, Sendable {\n  case unknown = 0\n"
    for entry in value["INEnumValues"]?.array ?? [] {
      guard let own = entry["INEnumValueName"]?.string, own != "unknown",
        let index = entry["INEnumValueIndex"]?.string, index != "0"
      else { continue }
      let option = min(max(Int(index) ?? 1, 1), Int.bitWidth - 1) - 1
      text +=
        isSet
        ? "  public static let \(caseName(own, code)) = \(name)(rawValue: 1 << \(option))\n"
        : "  case \(caseName(own, code)) = \(index)\n"
    }
    return Declaration(name: name, text: text + "}\n")
  }

  // MARK: Types

  private func typeName(_ value: PropertyValue) -> String? { className(value, "INType") }

  private func type(_ value: PropertyValue) -> Declaration? {
    guard let name = typeName(value) else { return nil }
    let standard: Set<String> = [
      "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
    ]
    let properties = (value["INTypeProperties"]?.array ?? []).compactMap { entry -> String? in
      guard let own = entry["INTypePropertyName"]?.string, !standard.contains(own) else {
        return nil
      }
      let type = swiftType(entry, "INTypeProperty")
      let start = type.suffix.isEmpty ? " = .unknown" : ""
      return property(own, type, start)
    }
    return Declaration(
      name: name,
      text: "public class \(name): INObject, @unchecked Sendable {\n\(properties.joined())}\n")
  }

  // MARK: Intents

  private func intent(_ value: PropertyValue, _ code: [String]) -> [Declaration] {
    guard let base = value["INIntentName"]?.string else { return [] }
    let prefix = value["INIntentClassPrefix"]?.string ?? ""
    let name = value["INIntentClassName"]?.string ?? "\(prefix)\(base)Intent"
    let parameters = (value["INIntentParameters"]?.array ?? []).compactMap {
      parameter($0, "INIntentParameter", code)
    }
    let text = """
      public class \(name): INIntent, @unchecked Sendable {
      \(parameters.joined())}

      """
    return [
      Declaration(name: name, text: text), response(value["INIntentResponse"], name, code),
      Declaration(name: "\(name)Handling", text: "public protocol \(name)Handling: AnyObject {}\n"),
    ]
  }

  private func parameter(
    _ value: PropertyValue, _ prefix: String, _ code: [String]
  ) -> String? {
    guard let name = value["\(prefix)Name"]?.string else { return nil }
    let type = swiftType(value, prefix)
    let start =
      standard(value, type.name, code).map { " = \($0)" }
      ?? (type.suffix.isEmpty ? " = .unknown" : "")
    return property(name, type, start)
  }

  /// A property with the name in the definition, and its name in lower case, which Xcode writes for
  /// names of several words.
  private func property(
    _ name: String, _ type: (name: String, suffix: String), _ start: String
  ) -> String {
    let (exact, lower) = (SymbolName.exact(name), SymbolName.member(name))
    let own = "  public var \(exact): \(type.name)\(type.suffix)\(start)\n"
    guard exact != lower else { return own }
    return own + "  public var \(lower): \(type.name)\(type.suffix) "
      + "{ get { \(exact) } set { \(exact) = newValue } }\n"
  }

  /// The default value of a parameter, in Swift.
  private func standard(_ value: PropertyValue, _ type: String, _ code: [String]) -> String? {
    guard let text = value["INIntentParameterMetadata"]?["INIntentParameterMetadataDefaultValue"]
    else { return nil }
    switch type {
    case "String": return text.string.map(PackageManifest.quoted)
    case "NSNumber":
      if case .bool(let flag) = text { return "NSNumber(value: \(flag))" }
      return text.string.flatMap { Double($0) }.map { "NSNumber(value: \($0))" }
    case "[String]": return nil
    default:
      guard enumNames.contains(type), let own = text.string else { return nil }
      return ".\(caseName(own, code))"
    }
  }

  private func response(
    _ value: PropertyValue?, _ intent: String, _ code: [String]
  ) -> Declaration {
    let standard = [
      "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
      "failureRequiringAppLaunch",
    ]
    let own = (value?["INIntentResponseCodes"]?.array ?? [])
      .compactMap { $0["INIntentResponseCodeName"]?.string }.filter { !standard.contains($0) }
    let cases = standard.enumerated().map { "  case \($1) = \($0)\n" }
    let further = own.enumerated().map { "  case \(SymbolName.member($1)) = \(100 + $0)\n" }
    let name = "\(intent)Response"
    let properties = (value?["INIntentResponseParameters"]?.array ?? []).compactMap {
      parameter($0, "INIntentResponseParameter", code)
    }
    return Declaration(
      name: name,
      text: """
        public enum \(name)Code: Int, Sendable {
        \((cases + further).joined())}
        public class \(name): NSObject {
          public var code: \(name)Code
        \(properties.joined())  public init(code: \(name)Code, userActivity: NSObject?) { self.code = code }
        }

        """)
  }

  // MARK: Types of values

  private var enumNames: Set<String> {
    Set((list["INEnums"]?.array ?? []).compactMap(enumName))
  }

  /// The type of a parameter or property, and the question mark of optional ones.
  private func swiftType(_ value: PropertyValue, _ prefix: String) -> (name: String, suffix: String)
  {
    let single = singleType(value, prefix)
    guard value["\(prefix)SupportsMultipleValues"]?.string == "YES" else { return single }
    return ("[\(single.name)]", "?")
  }

  private func singleType(
    _ value: PropertyValue, _ prefix: String
  ) -> (name: String, suffix: String) {
    let type = value["\(prefix)Type"]?.string ?? "String"
    if let name = value["\(prefix)EnumType"]?.string ?? (type == "Enum" ? "" : nil),
      let found = (list["INEnums"]?.array ?? []).first(where: { $0["INEnumName"]?.string == name })
    {
      return (enumName(found) ?? "Int", "")
    }
    if let name = value["\(prefix)ObjectType"]?.string,
      let found = (list["INTypes"]?.array ?? []).first(where: { $0["INTypeName"]?.string == name })
    {
      return (typeName(found) ?? "INObject", "?")
    }
    return (IntentDefinition.types[type] ?? "INObject", "?")
  }

  /// Source: the classes that Xcode writes for parameters of the system's types.
  private static let types = [
    "String": "String", "Boolean": "NSNumber", "Integer": "NSNumber", "Decimal": "NSNumber",
    "TimeInterval": "NSNumber", "Date": "DateComponents", "DateComponents": "DateComponents",
    "DateComponentsRange": "DateComponents", "URL": "URL", "Duration": "NSNumber",
    "Length": "Measurement<UnitLength>", "Distance": "Measurement<UnitLength>",
    "Mass": "Measurement<UnitMass>", "Temperature": "Measurement<UnitTemperature>",
    "Speed": "Measurement<UnitSpeed>", "Volume": "Measurement<UnitVolume>",
    "Energy": "Measurement<UnitEnergy>", "Object": "INObject", "File": "INFile",
    "Person": "INPerson", "CurrencyAmount": "INCurrencyAmount", "Placemark": "CLPlacemark",
  ]
}
