import VitrineProcess
import VitrineSyntax

/// Rewrites the conditions and attributes of a source that mean Apple's systems; every line keeps
/// its number.
struct SourceRewriter {
  /// The system whose sources are meant.
  var platform: ApplePlatform
  /// Whether a module is there; `nil` where that shows only when the code is compiled.
  var hasModule: @Sendable (String) -> Bool?
  /// Modules that do not exist; their imports are removed.
  var dropped: Set<String> = []
  /// Modules that are imported beside others: Apple's SwiftUI has some names of WidgetKit's, and
  /// its Foundation those of FoundationXML.
  var additions: [String: String] = [:]
  /// Whose source it is.
  var owner = Owner.target
  /// Whether the program may begin in it.
  var startsProgram = true
  /// Whether it imports a module that knows the version of the system for which code is evaluated.
  var knowsSystem = true

  /// The owner of a source.
  enum Owner: Hashable, Sendable {
    /// A target of a project.
    case target
    /// A target of a package.
    case package(hasResources: Bool)

    /// The bundle with the module's resources, which `#bundle` names.
    fileprivate var bundle: String {
      self == .package(hasResources: true) ? "Bundle.module" : "Bundle.main"
    }
  }

  /// Attributes of the Objective-C runtime and of interface builders, which say nothing here.
  private static let attributes: Set<Substring> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
    "@IBDesignable", "@IBSegueAction", "@GKInspectable", "@NSCopying", "@UIApplicationMain",
    "@NSApplicationMain", "@_objcRuntimeName",
  ]

  /// Attributes that name one of the system's schemas, which a text names here.
  private static let schemas: Set<Substring> = [
    "@AppIntent", "@AppEntity", "@AppEnum", "@AssistantIntent", "@AssistantEntity",
    "@AssistantEnum",
  ]

  /// The source for this machine; `nil` where it is the same.
  func rewrite(_ text: String) -> String? { rewrite(SwiftLexer.tokens(text)) }

  /// The source of tokens for this machine; `nil` where it is the same.
  func rewrite(_ tokens: [SwiftToken]) -> String? {
    // Code for Linux was written to be compiled here; its imports may not exist yet.
    let isWrittenForLinux = asksForLinux(tokens)
    var result = ""
    var isChanged = false
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let found =
        importReplacement(tokens, index)
        ?? (isWrittenForLinux ? nil : replacement(tokens, index))
      if let (piece, next) = found {
        result += piece
        isChanged = true
        index = next
      } else {
        result += tokens[index].text
        index += 1
      }
    }
    return isChanged ? result : nil
  }

  private func asksForLinux(_ tokens: [SwiftToken]) -> Bool {
    tokens.indices.contains { index in
      ["#if", "#elseif"].contains(tokens[index].text)
        && tokens[index...].prefix { $0.kind != .newline }.contains { $0.text == "Linux" }
    }
  }

  /// Levels of access of imports.
  ///
  /// All files import a module at one level: one that names none would be ambiguous beside one that
  /// does.
  static let levels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  /// The replacement of an import, and where the rest begins; `nil` for other code.
  private func importReplacement(_ tokens: [SwiftToken], _ index: Int) -> (String, Int)? {
    guard tokens[index].kind == .name else { return nil }
    if tokens[index].text == "import" { return importDeclaration(tokens, index) }
    guard SourceRewriter.levels.contains(tokens[index].text), index + 2 < tokens.count,
      tokens[index + 1].kind == .blank, tokens[index + 2].text == "import"
    else { return nil }
    return ("", index + 2)
  }

  /// The replacement of the tokens from a place on, and where the rest begins; `nil` for no change.
  private func replacement(_ tokens: [SwiftToken], _ index: Int) -> (String, Int)? {
    let token = tokens[index]
    if let later = LaterSwift.replacement(tokens, index) { return later }
    switch token.kind {
    case .directive where token.text == "#if" || token.text == "#elseif":
      return condition(tokens, index)
    case .directive where token.text == "#bundle": return (owner.bundle, index + 1)
    case .directive where token.text == "#selector":
      guard let (argument, next) = brackets(tokens, index + 1) else { return nil }
      let lines = argument.filter { $0 == "\n" }
      let name = argument.filter { !$0.isNewline }.replacingOccurrences(of: "\"", with: "'")
      return ("Selector(\"\(name)\")\(lines)", next)
    case .directive where token.text == "#keyPath": return keyPath(tokens, index)
    case .directive where knowsSystem:
      return brackets(tokens, index + 1).flatMap { argument, next in
        AvailabilityCondition(platform: platform).call(argument, tokens, index).map { ($0, next) }
      }
    case .attribute where token.text == "@main" && !startsProgram: return ("", index + 1)
    case .attribute where SourceRewriter.attributes.contains(token.text):
      let end = brackets(tokens, index + 1)
      let lines = (end?.0 ?? "").filter { $0 == "\n" }
      return (lines.isEmpty ? "" : lines, end?.1 ?? index + 1)
    case .attribute where SourceRewriter.schemas.contains(token.text):
      guard let (argument, next) = brackets(tokens, index + 1), argument.hasPrefix("schema:") else {
        return nil
      }
      let name = argument.dropFirst("schema:".count).filter { !$0.isWhitespace }.drop { $0 == "." }
      return ("\(token.text)(schema: \"\(name)\")\(argument.filter { $0 == "\n" })", next)
    case .attribute where token.text == "@NSManaged":
      return ManagedAccessor.function(tokens, index) ?? ("@ManagedProperty", index + 1)
    case .name where token.text == "protocol": return objectProtocol(tokens, index)
    case .name where token.text == "as": return bridging(tokens, index)
    case .name where knowsSystem && ["if", "guard"].contains(token.text):
      return AvailabilityCondition(platform: platform).note(tokens, index)
        .map { ("\($0)\(token.text)", index + 1) }
    case .name where knowsSystem && SourceRewriter.systemVersions[token.text] != nil:
      return systemVersion(tokens, index)
    case .name where token.text == "UserDefaults": return sharedDefaults(tokens, index)
    case .name where token.text == "SwiftUICore":
      return qualifiedName(tokens, index, module: "SwiftUI")
    case .name where StandIn.ofFoundation.contains(String(token.text)):
      return qualifiedName(tokens, index, module: "Foundation")
    default: return nil
    }
  }

  /// A path of Objective-C is a text: the names without the type that they begin at.
  private func keyPath(_ tokens: [SwiftToken], _ index: Int) -> (String, Int)? {
    guard let (argument, next) = brackets(tokens, index + 1) else { return nil }
    let names = argument.filter { !$0.isWhitespace && $0 != "`" }.split(separator: ".")
      .drop { $0 == "self" || $0.first?.isUppercase == true }
    guard !names.isEmpty else { return nil }
    return ("\"\(names.joined(separator: "."))\"\(argument.filter { $0.isNewline })", next)
  }

  /// The text in the brackets that follow at once, and the place behind them.
  private func brackets(_ tokens: [SwiftToken], _ start: Int) -> (String, Int)? {
    guard start < tokens.count, tokens[start].text == "(" else { return nil }
    var depth = 0
    var text = ""
    for index in start..<tokens.count {
      if tokens[index].text == "(" { depth += 1 }
      if tokens[index].text == ")" { depth -= 1 }
      if depth == 0 { return (text, index + 1) }
      if index > start { text += tokens[index].text }
    }
    return nil
  }

  /// A line of conditions with those of systems and modules decided.
  private func condition(_ tokens: [SwiftToken], _ start: Int) -> (String, Int)? {
    var result = String(tokens[start].text)
    var isChanged = false
    var index = start + 1
    while index < tokens.count, tokens[index].kind != .newline {
      if let (argument, next) = brackets(tokens, index + 1),
        let value = LaterSwift.decide(tokens[index].text, argument, tokens, start)
          ?? decide(tokens[index].text, argument)
      {
        result += value ? "true" : "false"
        isChanged = true
        index = next
      } else if owner == .target, tokens[index].text == "SWIFT_PACKAGE" {
        // The package manager defines it for all that it builds, Xcode for targets of packages.
        result += "false"
        isChanged = true
        index += 1
      } else {
        result += tokens[index].text
        index += 1
      }
    }
    return isChanged ? (result, index) : nil
  }

  /// Whether a condition holds; `nil` where the compiler knows it itself.
  private func decide(_ name: Substring, _ argument: String) -> Bool? {
    let argument = argument.filter { !$0.isWhitespace }
    switch name {
    case "os": return argument == "anyAppleOS" || platform.conditionNames.contains(argument)
    // No device is here, and code that needs one is omitted, as in Xcode's simulator.
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      let module = argument.prefix { $0 != "," && $0 != "." }
      return hasModule(String(module))
    default: return nil
    }
  }

  /// The kinds of declarations that an import can name.
  private static let importedKinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// `import A.B` without a kind names a part of a module, which is taken whole here.
  private func importDeclaration(_ tokens: [SwiftToken], _ index: Int) -> (String, Int)? {
    var start = index + 2
    guard start < tokens.count, tokens[index + 1].kind == .blank else { return nil }
    let hasKind = SourceRewriter.importedKinds.contains(tokens[start].text)
    if hasKind { start += 2 }
    guard start < tokens.count, tokens[start].kind == .name else { return nil }
    let name = String(tokens[start].text)
    let lineEnd =
      tokens[start...].firstIndex { $0.kind == .newline || $0.text == ";" } ?? tokens.count
    if dropped.contains(name) { return ("import Foundation", lineEnd) }
    if let module = StandIn.replacement(of: name) { return ("import \(module)", lineEnd) }
    guard !hasKind else { return nil }
    if let added = additions[name] { return ("import \(name); import \(added)", start + 1) }
    guard start + 2 < tokens.count, tokens[start + 1].text == ".", tokens[start + 2].kind == .name
    else { return nil }
    let end = tokens[start...].firstIndex { ![.name, .symbol].contains($0.kind) } ?? tokens.count
    return ("import \(name)", end)
  }

  /// `Darwin.round`: Foundation hands on what this machine's C library has; `SwiftUICore.Color`: Apple's
  /// SwiftUI hands on a module that Xcode names.
  private func qualifiedName(
    _ tokens: [SwiftToken], _ index: Int, module: String
  ) -> (String, Int)? {
    guard index + 2 < tokens.count, tokens[index + 1].text == ".", tokens[index + 2].kind == .name,
      index == 0 || tokens[index - 1].text != "."
    else { return nil }
    return (module, index + 1)
  }

  /// Values that the app shares are those that Vitrine can make up.
  private func sharedDefaults(_ tokens: [SwiftToken], _ index: Int) -> (String, Int)? {
    guard index + 2 < tokens.count, tokens[index + 1].text == "(",
      tokens[index + 2].text == "suiteName"
    else { return nil }
    return ("UserDefaults.opened", index + 1)
  }
}
