import Synchronization
import VitrineSyntax

/// The declarations and imports of a source file, as far as its tokens show them.
package struct SourceOutline: Sendable {
  /// A type, or an extension of one.
  package struct Declaration: Sendable, Hashable {
    package var name: String
    /// The types that it conforms to or inherits from.
    package var parents: [String]
    package var isExtension: Bool
    package var attributes: Set<String>
    /// How many braces are around it.
    package var depth: Int
    /// Counted from one.
    package var line: Int
  }

  /// Modules that are imported, without those below conditions that ask whether they are there.
  package private(set) var imports: Set<String> = []
  /// Modules that are imported only where they are there.
  package private(set) var optionalImports: Set<String> = []
  package private(set) var declarations: [Declaration] = []
  /// The uses of the macro of previews.
  private(set) var macroPreviews: [MacroPreview] = []
  /// All names that occur in code.
  package private(set) var names: Set<String> = []
  /// The names of properties, functions, cases and types that are declared.
  private(set) var declaredNames: Set<String> = []
  /// The names of properties by the type that they are declared in, or in an extension of.
  private(set) var properties: [String: Set<String>] = [:]

  /// Outlines by their texts, because the same source is needed many times.
  private static let known = Mutex<[String: SourceOutline]>([:])

  /// Reads a source, or returns its cached outline.
  package static func of(_ text: String) -> SourceOutline {
    if let outline = known.withLock({ $0[text] }) { return outline }
    let outline = SourceOutline(text)
    known.withLock { $0[text] = outline }
    return outline
  }

  /// Reads a source.
  package init(_ text: String) {
    var tokens = SwiftLexer.tokens(text)[...]
    var reader = OutlineReader()
    while let token = tokens.popFirst() { reader.read(token, &tokens, &self) }
  }

  private static let keywords: Set<Substring> = [
    "var", "let", "func", "case", "struct", "class", "enum", "typealias", "actor", "protocol",
  ]

  /// Takes in a name, which is declared where the one before it is a keyword that declares.
  ///
  /// - Parameter depth: how many braces are around it.
  fileprivate mutating func add(name: Substring, after last: Substring, depth: Int) {
    let name = String(name.first == "`" ? name.dropFirst().dropLast() : name)
    names.insert(name)
    guard SourceOutline.keywords.contains(last) else { return }
    declaredNames.insert(name)
    guard last == "var" || last == "let",
      let owner = declarations.last(where: { $0.depth < depth }), owner.depth == depth - 1
    else { return }
    properties[owner.name, default: []].insert(name)
  }

  fileprivate mutating func addImport(_ module: String, isOptional: Bool) {
    if isOptional { optionalImports.insert(module) } else { imports.insert(module) }
  }
  fileprivate mutating func add(_ declaration: Declaration) { declarations.append(declaration) }
  fileprivate mutating func addPreview(_ preview: MacroPreview) { macroPreviews.append(preview) }

  /// Whether there is a widget, a control, a Live Activity or a bundle of them.
  package var declaresWidgets: Bool { !widgets.isEmpty || hasWidgetBundle }

  /// Protocols whose types are widgets.
  private static let widgetProtocols: Set<String> = ["Widget", "ControlWidget"]

  /// The types that are widgets, and the lines that they are on.
  package var widgets: [Declaration] {
    declarations.filter { !SourceOutline.widgetProtocols.isDisjoint(with: $0.parents) }
  }

  /// Whether there is a preview.
  var declaresPreviews: Bool { !macroPreviews.isEmpty || !provided.isEmpty }

  /// The types that provide previews.
  var providers: [String] { provided.map(\.name) }

  /// The declarations of the types that provide previews.
  var provided: [Declaration] {
    declarations.filter { $0.parents.contains("PreviewProvider") }
  }

  /// Whether names are used that Apple's SwiftUI has and WidgetKit has here.
  var needsWidgetKit: Bool {
    !imports.contains("WidgetKit")
      && !names.isDisjoint(with: [
        "Widget", "WidgetBundle", "WidgetBundleBuilder", "WidgetConfiguration", "WidgetFamily",
        "EmptyWidgetConfiguration", "widgetFamily", "widgetRenderingMode",
      ])
  }

  /// Modules whose names are used, that Apple's Foundation or SwiftUI hands on, and that are modules
  /// of their own here.
  ///
  /// Source: `NSURLCredential.h` of Apple's Foundation includes Security; a file of a Mac app that
  /// imports SwiftUI sees the names of AppKit.
  func modulesOfOthers(on platform: ApplePlatform) -> [String] {
    var modules: [String] = []
    if !names.isDisjoint(with: ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement"]) {
      modules.append("FoundationXML")
    }
    if uses(["Sec", "kSec", "errSec"]) { modules.append("Security") }
    if platform == .macOS, imports.contains("SwiftUI"), !imports.contains("Cocoa"), uses(["NS"]) {
      modules.append("AppKit")
    }
    return modules.filter { !imports.contains($0) }
  }

  /// Whether a name begins as those of a framework do: `SecItemAdd`, `kSecClass`, `NSColor`.
  private func uses(_ prefixes: [String]) -> Bool {
    names.contains { name in
      prefixes.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
    }
  }

  private var hasWidgetBundle: Bool {
    declarations.contains { $0.parents.contains("WidgetBundle") }
  }

  /// Whether the file is where a program starts that is not a bundle of widgets.
  package var startsAnotherProgram: Bool {
    declarations.contains { declaration in
      !declaration.attributes.isDisjoint(with: [
        "@main", "@UIApplicationMain", "@NSApplicationMain",
      ])
        && !declaration.parents.contains("WidgetBundle")
        && SourceOutline.widgetProtocols.isDisjoint(with: declaration.parents)
        && !declaration.parents.isEmpty
    }
  }
}

/// Reads declarations off the stream of tokens.
private struct OutlineReader {
  private var depth = 0
  private var line = 1
  /// The last token that is neither blank nor comment.
  private var last: Substring = ""
  private var attributes: Set<String> = []
  /// For each open `#if`: whether its condition tests for modules.
  private var conditions: [Bool] = []

  mutating func read(
    _ token: SwiftToken, _ rest: inout ArraySlice<SwiftToken>, _ outline: inout SourceOutline
  ) {
    switch token.kind {
    case .blank: return
    case .comment:
      line += token.newlines
      return
    case .newline, .string: line += token.newlines
    case .attribute: attributes.insert(String(token.text))
    case .directive where token.text == "#Preview":
      outline.addPreview(MacroPreview(line: line, name: .read(rest)))
    case .directive: readDirective(token, &rest)
    case .name:
      outline.add(name: token.text, after: last, depth: depth)
      readName(token, &rest, &outline)
    case .symbol: readSymbol(token)
    case .number: break
    }
    last = token.text
  }

  private mutating func readSymbol(_ token: SwiftToken) {
    switch token.text {
    case "{":
      depth += 1
      attributes = []
    case "}":
      depth -= 1
      attributes = []
    case ";": attributes = []
    default: break
    }
  }

  private mutating func readDirective(_ token: SwiftToken, _ rest: inout ArraySlice<SwiftToken>) {
    switch token.text {
    case "#if", "#elseif":
      let line = rest.prefix { $0.kind != .newline }
      let asks = line.contains { $0.text == "canImport" } || isElsewhere(line)
      if token.text == "#if" {
        conditions.append(asks)
      } else if let last = conditions.indices.last {
        conditions[last] = asks
      }
    case "#endif": _ = conditions.popLast()
    default: break
    }
  }

  private static let otherSystems: Set<Substring> = [
    "Android", "FreeBSD", "Linux", "OpenBSD", "WASI", "Windows",
  ]

  /// Whether a condition names systems, none of which is Apple's.
  private func isElsewhere(_ line: ArraySlice<SwiftToken>) -> Bool {
    let names = line.filter { $0.kind == .name && $0.text != "os" }.map(\.text)
    return !names.isEmpty && names.allSatisfy(OutlineReader.otherSystems.contains)
      && !line.contains { $0.text == "!" }
  }

  private mutating func readName(
    _ token: SwiftToken, _ rest: inout ArraySlice<SwiftToken>, _ outline: inout SourceOutline
  ) {
    switch token.text {
    case "import" where depth == 0:
      if let module = importedModule(&rest) {
        outline.addImport(module, isOptional: conditions.contains(true))
      }
      attributes = []
    case "struct", "class", "enum", "actor", "extension", "protocol":
      guard let declaration = declaration(token, rest) else { return }
      outline.add(declaration)
      attributes = []
    case "var", "let", "func", "case", "init": attributes = []
    default: break
    }
  }

  /// The module behind `import`, `import struct` and so on.
  private func importedModule(_ rest: inout ArraySlice<SwiftToken>) -> String? {
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    while let token = rest.first, token.kind != .newline {
      rest.removeFirst()
      if token.kind == .name, !kinds.contains(token.text) {
        // The parts of a submodule are not names of the code.
        rest = rest.drop { $0.kind == .symbol || $0.kind == .name }
        return String(token.text)
      }
    }
    return nil
  }

  private func declaration(
    _ keyword: SwiftToken, _ rest: ArraySlice<SwiftToken>
  ) -> SourceOutline.Declaration? {
    let code = rest.lazy.filter { ![.blank, .comment, .newline].contains($0.kind) }
    var iterator = code.makeIterator()
    guard let first = iterator.next(), first.kind == .name,
      !["func", "var", "let", "subscript"].contains(first.text)
    else { return nil }
    var name = String(first.text)
    var parents: [String] = []
    var (brackets, isHead, isWhere) = (0, true, false)
    var parent = ""
    while let token = iterator.next(), token.text != "{" {
      if token.text == "<" || token.text == "(" { brackets += 1 }
      if token.text.hasPrefix(">") || token.text == ")" { brackets -= 1 }
      if brackets > 0 { continue }
      switch token.text {
      case "where": isWhere = true
      case ":" where isHead:
        isHead = false
      case ",", "&":
        if !parent.isEmpty, !isWhere { parents.append(parent) }
        parent = ""
      case "." where isHead: name += "."
      default:
        if token.kind != .name { continue }
        if isHead {
          if name.hasSuffix(".") { name += token.text }
        } else if !isWhere {
          // Of a name with its module, the last part counts.
          parent = String(token.text)
        }
      }
      if parents.count > 64 { return nil }
    }
    if !parent.isEmpty { parents.append(parent) }
    return SourceOutline.Declaration(
      name: name, parents: parents, isExtension: keyword.text == "extension",
      attributes: attributes, depth: depth, line: line)
  }
}
