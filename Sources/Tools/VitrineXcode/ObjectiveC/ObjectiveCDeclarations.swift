import Foundation

/// Swift declarations in place of code in Objective-C, whose implementation cannot be compiled here.
///
/// They follow from the interface that the toolchain's importer prints: properties keep their values
/// and begin with defaults, methods return defaults, and initializers set the properties of their
/// parameters' names.
struct ObjectiveCDeclarations {
  /// The declarations.
  private(set) var source = ""
  /// The members that cannot be declared, because nobody has one of their types.
  private(set) var omitted: [String] = []
  /// The classes that are declared.
  private(set) var classes: [String] = []

  /// The functions that are declared.
  private(set) var functions: [String] = []

  private let types: ObjectiveCTypes
  private let constants: [String: String]
  /// How many constants each type has.
  private var counts: [String: Int] = [:]

  /// Creates the declarations of an interface.
  ///
  /// - Parameters:
  ///   - known: the names of types that code can use.
  ///   - constants: the values of constants and macros, as Swift writes them.
  init(_ interface: String, known: Set<String>, constants: [String: String]) {
    self.constants = constants
    let lines = ObjectiveCDeclarations.lines(interface)
    types = ObjectiveCTypes(lines, known: known)
    classes = types.classes.keys.sorted()
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      guard line.hasSuffix("{"), !line.contains("{ get") else {
        source += declaration(line, in: nil)
        continue
      }
      var members: [String] = []
      while index < lines.count, lines[index] != "}" {
        members.append(lines[index])
        index += 1
      }
      index += 1
      source += type(line, members)
    }
  }

  /// The declarations of an interface, one line each, without comments and attributes.
  private static func lines(_ interface: String) -> [String] {
    var isComment = false
    return interface.split(whereSeparator: \.isNewline).compactMap { line in
      var text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("/*") { isComment = true }
      defer { if text.hasSuffix("*/") { isComment = false } }
      if isComment || text.hasPrefix("//") || text.hasPrefix("import ") { return nil }
      text = text.replacing(
        #/@(available|NSCopying|objc|MainActor|Sendable|discardableResult|IBOutlet|preconcurrency|unchecked Sendable,?|warn_unqualified_access)(\([^)]*\))?\s*/#,
        with: "")
      text = text.replacing(#/ where [\w :,]+\{$/#, with: " {")
      text = text.replacing(#/\b(weak|unowned\(unsafe\)|unowned|dynamic)\s+/#, with: "")
      return text.isEmpty ? nil : ThrowingMethods.declaration(text)
    }
  }

  // MARK: Types

  private mutating func type(_ head: String, _ members: [String]) -> String {
    let words = head.split { " :<{,".contains($0) }.map(String.init)
    guard let keyword = words.firstIndex(where: ObjectiveCTypes.keywords.contains),
      keyword + 1 < words.count
    else { return "" }
    let name = words[keyword + 1]
    let parents = head.split(separator: ":", maxSplits: 1).dropFirst().first.map { rest in
      rest.split { ",{".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let own = (parents ?? []).filter { types.isDeclared($0) }
    switch words[keyword] {
    case "class":
      let parameters = ObjectiveCTypes.parameters(of: name, in: head).joined(separator: ", ")
      return classDeclaration(
        name, parameters.isEmpty ? "" : "<\(parameters)>", parents ?? [], own, members)
    case "protocol": return protocolDeclaration(name, own, members)
    case "enum": return enumeration(name, members)
    case "struct": return structure(name, head, members)
    case "extension": return extended(name, own, members)
    default: return ""
    }
  }

  private mutating func classDeclaration(
    _ name: String, _ parameters: String, _ parents: [String], _ own: [String],
    _ members: [String]
  ) -> String {
    let parent = parents.first ?? "NSObject"
    let base = String(parent.prefix { $0 != "<" })
    guard base == "NSObject" || types.isUsable(base) else {
      omitted.append("\(name): \(parent)")
      return ""
    }
    let isRoot = base == "NSObject"
    let hasInitializer = isRoot || types.classes[base] != nil
    let list = [parent] + own.filter { $0 != parent } + ["@unchecked Sendable"]
    var text = "open class \(name)\(parameters): \(list.joined(separator: ", ")) {\n"
    if hasInitializer {
      text += "  public required\(isRoot ? " override" : "") init() { super.init() }\n"
    }
    for member in members {
      if member.contains("init(") || member.contains("init?(") || member.contains("init!(") {
        if hasInitializer { text += initializer(member, of: name) }
      } else {
        text += declaration(member, in: name)
      }
    }
    return text + "}\n"
  }

  private mutating func protocolDeclaration(
    _ name: String, _ own: [String], _ members: [String]
  ) -> String {
    var text = "public protocol \(name): \((["AnyObject"] + own).joined(separator: ", ")) {\n"
    var defaults = ""
    for member in members {
      let plain = member.replacing("optional ", with: "")
      guard let mapped = types.mapped(plain) else {
        omitted.append("\(name): \(plain)")
        continue
      }
      if plain == member { text += "  \(mapped)\n" }
      // An interface does not repeat in a class what its protocols ask for.
      defaults += declaration(plain, in: name, isExtension: true)
    }
    return text + "}\n" + (defaults.isEmpty ? "" : "extension \(name) {\n\(defaults)}\n")
  }

  private func enumeration(_ name: String, _ members: [String]) -> String {
    let cases = members.filter { $0.hasPrefix("case ") }
    guard !cases.isEmpty else { return "" }
    let raw = types.rawTypes[name] ?? "Int"
    return "public enum \(name): \(raw), Sendable {\n"
      + cases.map { "  \($0)\n" }.joined() + "}\n"
  }

  private mutating func structure(_ name: String, _ head: String, _ members: [String]) -> String {
    let isSet = head.contains("OptionSet")
    let isRaw = isSet || head.contains("RawRepresentable")
    let parent = isSet ? "OptionSet, Sendable" : isRaw ? "RawRepresentable, Hashable, Sendable" : ""
    var text = "public struct \(name)\(parent.isEmpty ? "" : ": \(parent)") {\n"
    if isRaw {
      let raw = types.rawTypes[name] ?? (isSet ? "UInt" : "String")
      text += "  public var rawValue: \(raw)\n"
      text += "  public init(rawValue: \(raw)) { self.rawValue = rawValue }\n"
      let values = members.filter { $0.hasPrefix("public static var ") }.compactMap { member in
        member.split(separator: " ").dropFirst(3).first?.split(separator: ":").first
      }
      for (index, value) in values.enumerated() {
        let number = isSet ? "1 << \(index)" : "\"\(value)\""
        text += "  public static let \(value) = \(name)(rawValue: \(number))\n"
      }
      return text + "}\n"
    }
    text += "  public init() {}\n"
    let fields = members.filter { $0.hasPrefix("public var ") }
    let texts = fields.map { declaration($0, in: name) }
    text += texts.joined()
    let mapped = fields.compactMap(types.mapped).map { $0.dropFirst("public var ".count) }
    if !texts.isEmpty, !texts.contains("") {
      let values = mapped.map { $0.prefix { $0 != ":" } }.map { "self.\($0) = \($0)" }
      text +=
        "  public init(\(mapped.joined(separator: ", "))) { \(values.joined(separator: "; ")) }\n"
    }
    return text + "}\n"
  }

  private mutating func extended(_ name: String, _ own: [String], _ members: [String]) -> String {
    guard types.isUsable(name) else {
      omitted.append("extension \(name)")
      return ""
    }
    let text = members.map { declaration($0, in: name, isExtension: true) }.joined()
    return "extension \(name)\(own.isEmpty ? "" : ": \(own.joined(separator: ", "))") {\n\(text)}\n"
  }

  // MARK: Members

  /// A property, method, constant or other declaration, with a body.
  private mutating func declaration(
    _ line: String, in owner: String?, isExtension: Bool = false
  ) -> String {
    guard let mapped = types.mapped(line) else {
      omitted.append((owner.map { "\($0): " } ?? "") + line)
      return ""
    }
    var text = isExtension ? mapped.replacing("open ", with: "public ") : mapped
    if isExtension, !text.hasPrefix("public ") { text = "public " + text }
    let result: String?
    if text.contains("func ") {
      result = method(text)
    } else if text.contains("var ") || text.contains("let ") {
      result = property(text, in: owner, isExtension: isExtension)
    } else if text.contains("typealias ") {
      result = text
    } else {
      return ""
    }
    guard let result else {
      omitted.append((owner.map { "\($0): " } ?? "") + line)
      return ""
    }
    if owner == nil, let function = text.firstMatch(of: #/func (\w+)/#) {
      functions.append(String(function.1))
    }
    return (owner == nil ? "" : "  ") + result + "\n"
  }

  /// A method that does nothing, calls its last closure with defaults and returns one.
  private func method(_ text: String) -> String? {
    let parts = text.components(separatedBy: " -> ")
    let head = ObjectiveCTypes.outer(text)
    guard let type = head.result else { return "\(text) {\(completion(head.parameters))}" }
    let object = type.hasSuffix("!") ? types.standard(String(type.dropLast())) : nil
    guard parts.count > 1, let value = object ?? types.standard(type) else { return nil }
    return "\(text) { \(completion(head.parameters))\(value) }"
  }

  /// Calls a completion handler, so that what waits for it goes on.
  private func completion(_ parameters: [(name: String, type: String)]) -> String {
    guard let last = parameters.last, let closure = types.closure(last.type) else { return "" }
    let values = closure.compactMap(types.standard)
    guard values.count == closure.count else { return "" }
    let mark = last.type.hasSuffix("?") ? "?" : ""
    return " \(last.name)\(mark)(\(values.joined(separator: ", "))); "
  }

  private mutating func property(_ text: String, in owner: String?, isExtension: Bool) -> String? {
    let isReadOnly = text.hasSuffix("{ get }")
    let plain = text.replacing(#/\s*\{ get( set)? \}$/#, with: "")
    guard let colon = plain.firstIndex(of: ":") else { return nil }
    let type = plain[plain.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    let name = plain[..<colon].split(separator: " ").last.map(String.init) ?? ""
    let isConstant = plain.contains("let ")
    let index = counts[type, default: 0]
    if isConstant || owner == nil { counts[type] = index + 1 }
    let isShared = plain.contains("class var ")
    let made =
      // Objects of a class do not refer to those that it has itself, which cannot be endless.
      isShared && type.hasSuffix("!")
      ? types.standard(String(type.dropLast())) ?? "nil"
      : isConstant || owner == nil
        ? types.standard(type, named: name, index) : types.standard(type)
    guard let value = constants[name] ?? made else { return nil }
    if owner == nil, type == "String", name.hasSuffix("Notification"), name != "Notification" {
      // The importer has them as names of notifications.
      return "extension NSNotification.Name {\n  public static let "
        + "\(name.dropLast("Notification".count)) = NSNotification.Name("
        + "\(constants[name] ?? "\"\(name)\""))\n}"
    }
    if isExtension {
      guard !isConstant else { return "\(plain) = \(value)" }
      return isReadOnly ? "\(plain) { \(value) }" : "\(plain) { get { \(value) } set {} }"
    }
    guard let owner else {
      return "nonisolated(unsafe) "
        + plain.replacing("public let ", with: "public var ") + " = \(value)"
    }
    if isShared {
      // A generic type stores nothing.
      if types.generics.contains(owner) { return "\(plain) { get { \(value) } set {} }" }
      return "\(plain) { get { _\(name) } set { _\(name) = newValue } }\n"
        + "  nonisolated(unsafe) private static var _\(name): \(type) = \(value)"
    }
    // Objects refer to each other.
    let isLazy = types.classes[type] != nil
    return (isLazy ? plain.replacing("var ", with: "lazy var ") : plain) + " = \(value)"
  }

  /// An initializer that sets the properties of its parameters' names.
  private mutating func initializer(_ line: String, of owner: String) -> String {
    guard !line.contains("init()"), !line.contains("init!()"), let mapped = types.mapped(line),
      !line.contains("coder:")
    else { return "" }
    let properties = types.classes[owner] ?? [:]
    let assignments = ObjectiveCTypes.outer(mapped).parameters.compactMap { parameter -> String? in
      let (name, type) = (parameter.name, parameter.type)
      guard let own = properties[name], own.withoutMark == type.withoutMark else { return nil }
      let assignment = "self.\(name) = \(name)"
      // Only a property that can be none takes none.
      return type != type.withoutMark && own == own.withoutMark
        ? "if let \(name) { \(assignment) }" : assignment
    }
    let head = mapped.replacing("convenience ", with: "").replacing("required ", with: "")
      .replacing("override ", with: "").replacing("public init", with: "public convenience init")
    return "  \(head) { self.init(); \(assignments.joined(separator: "; ")) }\n"
  }
}
