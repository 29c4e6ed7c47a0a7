import Foundation

/// The types of an interface of Objective-C, and their names in Swift.
struct ObjectiveCTypes {
  static let keywords: Set<String> = ["class", "protocol", "enum", "struct", "extension"]

  /// The properties of each class by their names, with their types.
  private(set) var classes: [String: [String: String]] = [:]
  /// The types of the raw values of enumerations and sets.
  private(set) var rawTypes: [String: String] = [:]
  private var protocols: Set<String> = []
  private var structures: Set<String> = []
  /// The first case of each enumeration.
  private var cases: [String: String] = [:]
  private var aliases: Set<String> = []
  /// The classes with types as parameters.
  private(set) var generics: Set<String> = []
  private let known: Set<String>

  init(_ lines: [String], known: Set<String>) {
    self.known = known
    var owner: String?
    for line in lines {
      let words = line.split { " :<{,".contains($0) }.map(String.init)
      if let index = words.firstIndex(where: ObjectiveCTypes.keywords.contains),
        line.hasSuffix("{"), index + 1 < words.count
      {
        owner = words[index + 1]
        let parameters = ObjectiveCTypes.parameters(of: words[index + 1], in: line)
        if !parameters.isEmpty { generics.insert(words[index + 1]) }
        aliases.formUnion(parameters)
        add(words[index], words[index + 1], words.dropFirst(index + 2 + parameters.count).first)
      } else if line == "}" {
        owner = nil
      } else if words.contains("typealias"), words.count > 2 {
        aliases.insert(words[2])
      } else if let owner, line.hasPrefix("case "), cases[owner] == nil {
        cases[owner] = words.count > 1 ? words[1] : nil
      }
    }
    addProperties(lines)
  }

  private mutating func add(_ keyword: String, _ name: String, _ parent: String?) {
    switch keyword {
    case "class": classes[name] = [:]
    case "protocol": protocols.insert(name)
    case "struct": structures.insert(name)
    case "enum": rawTypes[name] = parent
    default: break
    }
  }

  private mutating func addProperties(_ lines: [String]) {
    var owner: String?
    for line in lines {
      let words = line.split { " :<{,".contains($0) }.map(String.init)
      if line.hasSuffix("{"),
        let index = words.firstIndex(where: ObjectiveCTypes.keywords.contains),
        index + 1 < words.count
      {
        owner = words[index + 1]
      } else if line == "}" {
        owner = nil
      } else if let owner, line.contains("rawValue: "), structures.contains(owner),
        rawTypes[owner] == nil
      {
        rawTypes[owner] = line.components(separatedBy: "rawValue: ").last.map {
          self.type($0.trimmingCharacters(in: [")", " "]))
        }
      } else if let owner, classes[owner] != nil, line.hasPrefix("open var "),
        let mapped = mapped(line), let colon = mapped.firstIndex(of: ":")
      {
        let name = mapped[..<colon].dropFirst("open var ".count)
        let type = mapped[mapped.index(after: colon)...].replacing(
          #/\s*\{ get( set)? \}$/#, with: "")
        classes[owner]?[String(name)] = type.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The types that are parameters of one.
  static func parameters(of name: String, in head: String) -> [String] {
    guard let start = head.range(of: "\(name)<")?.upperBound,
      let end = head[start...].firstIndex(of: ">"), !head[..<start].contains(":")
    else { return [] }
    return head[start..<end].split { " ,".contains($0) }.map(String.init)
  }

  /// Whether the interface declares a type.
  func isDeclared(_ name: String) -> Bool {
    classes[name] != nil || protocols.contains(name) || structures.contains(name)
      || rawTypes[name] != nil || aliases.contains(name)
  }

  /// Whether code can use a type.
  func isUsable(_ name: String) -> Bool {
    isDeclared(name) || known.contains(name) || ObjectiveCTypes.standards[name] != nil
      || ObjectiveCTypes.words.contains(name)
  }

  // MARK: Names

  /// Classes of Foundation that Swift has as structures.
  ///
  /// Source: Apple's "Working with Foundation Types".
  private static let bridged = [
    "NSString": "String", "NSDate": "Date", "NSData": "Data", "NSURL": "URL", "NSUUID": "UUID",
    "NSPersonNameComponents": "PersonNameComponents",
    "NSDateComponents": "DateComponents", "NSCalendar": "Calendar", "NSTimeZone": "TimeZone",
    "NSLocale": "Locale", "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet",
    "NSError": "any Error", "NSURLRequest": "URLRequest", "NSNotification": "Notification",
    "NSTimeInterval": "TimeInterval", "NSFileManager": "FileManager",
    "NSUserDefaults": "UserDefaults", "NSBundle": "Bundle", "NSURLSession": "URLSession",
    "NSDateFormatter": "DateFormatter", "NSNumberFormatter": "NumberFormatter",
    "NSNotificationCenter": "NotificationCenter", "NSTimer": "Timer",
    "NSOperationQueue": "OperationQueue", "AnyObject": "Any", "BOOL": "Bool",
    "NSComparisonResult": "Int",
  ]

  /// A declaration with Swift's names of types; `nil` if a type is not there.
  func mapped(_ line: String) -> String? {
    let text = type(line)
    // Names after a colon, an arrow or a bracket are types.
    let names = text.matches(
      of: #/(?:[:>\[(,<]|\bany|->)\s*(?:@escaping\s+)?(?:inout\s+)?\(*\[*([A-Z]\w*)/#
    )
    .map { String($0.1) }
    return names.allSatisfy(isUsable) ? text : nil
  }

  /// A type with Swift's names.
  func type(_ text: String) -> String {
    var text = text
    var before = ""
    while before != text {
      before = text
      text = text.replacing(#/\bNS(?:Mutable)?Array<([^<>]+)>/#) { "[\($0.1)]" }
      text = text.replacing(#/\bNS(?:Mutable)?Dictionary<([^<>]+), ([^<>]+)>/#) {
        "[\($0.1): \($0.2)]"
      }
      text = text.replacing(#/\bNS(?:Mutable)?Set<([^<>]+)>/#) { "Set<\($0.1)>" }
    }
    text = text.replacing(#/\bNSArray\b/#, with: "[Any]")
      .replacing(#/\bNSDictionary\b/#, with: "[AnyHashable: Any]")
      .replacing(#/\bNSSet\b/#, with: "Set<AnyHashable>")
    text = text.replacing(#/\b[A-Z]\w+\b/#) { match in
      ObjectiveCTypes.bridged[String(match.0)] ?? String(match.0)
    }
    // An optional existential type is in brackets.
    text = text.replacing(#/\bany (\w+)([?!])/#) { "(any \($0.1))\($0.2)" }
    // Swift has any object in a set, or as a key, as a hashable value.
    return text.replacing(#/Set<(?:Any|any [^<>]+)>/#, with: "Set<AnyHashable>")
      .replacing(#/\[(?:Any|any [^\[\]:]+): /#, with: "[AnyHashable: ")
  }

  // MARK: Defaults

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval",
  ]
  private static let standards: [String: String] = [
    "String": "\"\"", "Bool": "false", "Date": "Date(timeIntervalSince1970: 0)",
    "Data": "Data()", "URL": "URL(fileURLWithPath: \"/\")", "Any": "NSNull()",
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))",
    "PersonNameComponents": "PersonNameComponents()",
    "DateComponents": "DateComponents()", "Calendar": "Calendar.current",
    "TimeZone": "TimeZone.current", "Locale": "Locale.current", "IndexPath": "IndexPath()",
    "IndexSet": "IndexSet()", "NSNumber": "NSNumber(value: 0)", "NSObject": "NSObject()",
    "CGPoint": "CGPoint.zero", "CGSize": "CGSize.zero", "CGRect": "CGRect.zero",
    "NSRange": "NSRange(location: 0, length: 0)", "UserDefaults": "UserDefaults.standard",
    "FileManager": "FileManager.default", "Bundle": "Bundle.main",
    "NSAttributedString": "NSAttributedString(string: \"\")", "DateFormatter": "DateFormatter()",
    "NumberFormatter": "NumberFormatter()", "NotificationCenter": "NotificationCenter.default",
    "NSMutableArray": "NSMutableArray()", "NSMutableDictionary": "NSMutableDictionary()",
    "NSMutableSet": "NSMutableSet()", "NSNull": "NSNull()", "Self": "Self()",
    "UIColor": "UIColor.label", "UIImage": "UIImage()",
  ]
  private static let words: Set<String> =
    numbers.union([
      "Void", "Set", "AnyHashable", "Error", "NSMutableString", "NSCopying", "NSObjectProtocol",
      "ObjCBool",
    ])

  /// The default of a constant; `nil` if it has none.
  ///
  /// - Parameter index: the number of constants of the type before it: two differ.
  func standard(_ type: String, named name: String, _ index: Int) -> String? {
    switch rawTypes[type] {
    case "String" where structures.contains(type): "\(type)(rawValue: \"\(name)\")"
    case let raw? where structures.contains(type) && ObjectiveCTypes.numbers.contains(raw):
      "\(type)(rawValue: \(index))"
    case _: standard(type)
    }
  }

  /// The default of a type; `nil` if it has none.
  func standard(_ type: String) -> String? {
    if type.hasSuffix("?") { return "nil" }
    if type.hasSuffix("!") {
      // Nobody said that there can be none; objects that refer to others of their class end.
      let type = String(type.dropLast())
      return classes[type] != nil ? "nil" : standard(type) ?? "nil"
    }
    if ObjectiveCTypes.numbers.contains(type) { return "0" }
    if type.hasPrefix("[") { return type.contains(": ") ? "[:]" : "[]" }
    if type.hasPrefix("Set<") { return "[]" }
    if type == "Void" || type == "()" { return "()" }
    if let value = ObjectiveCTypes.standards[type] { return value }
    if let name = cases[type] { return "\(type).\(name)" }
    if classes[type] != nil { return "\(type)()" }
    if structures.contains(type) {
      guard let raw = rawTypes[type] else { return "\(type)()" }
      return standard(raw).map { "\(type)(rawValue: \($0))" }
    }
    guard let closure = closure(type) else { return nil }
    return "{ \(closure.isEmpty ? "" : closure.map { _ in "_" }.joined(separator: ", ") + " in ")}"
  }

  /// The types of the parameters of a closure that returns nothing; `nil` for other types.
  func closure(_ type: String) -> [String]? {
    var type = type.replacing("@escaping ", with: "")
    if type.hasSuffix(")?"), type.hasPrefix("(") { type = String(type.dropFirst().dropLast(2)) }
    guard type.hasPrefix("("), type.hasSuffix("-> Void"),
      let end = type.range(of: ") -> Void", options: .backwards)
    else { return nil }
    let inner = String(type[type.index(after: type.startIndex)..<end.lowerBound])
    return ObjectiveCTypes.split(inner).map { part in
      part.components(separatedBy: ": ").last ?? part
    }
  }

  /// The parameters of a function, and what it returns; `nil` for nothing.
  static func outer(_ text: String) -> (parameters: [(name: String, type: String)], result: String?)
  {
    guard let open = text.firstIndex(of: "(") else { return ([], nil) }
    var depth = 0
    var close = text.endIndex
    for index in text.indices[open...] {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 {
        close = index
        break
      }
    }
    guard close < text.endIndex else { return ([], nil) }
    let parameters = split(String(text[text.index(after: open)..<close])).compactMap { part in
      part.firstIndex(of: ":").map { colon in
        (
          name: part[..<colon].split(separator: " ").last.map(String.init) ?? "_",
          type: part[part.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            .replacing("@escaping ", with: "")
        )
      }
    }
    let rest = text[text.index(after: close)...]
    let result = rest.range(of: "-> ").map {
      rest[$0.upperBound...].trimmingCharacters(in: .whitespaces)
    }
    return (parameters, result == "Void" ? nil : result)
  }

  /// The parts of a list, at commas that are in no brackets.
  private static func split(_ text: String) -> [String] {
    var (parts, depth): ([String], Int) = ([""], 0)
    for character in text {
      if "(<[".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ">", parts[parts.count - 1].last != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}

extension String {
  /// A type without the mark of one that can be none.
  var withoutMark: Substring { hasSuffix("?") || hasSuffix("!") ? dropLast() : self[...] }
}
