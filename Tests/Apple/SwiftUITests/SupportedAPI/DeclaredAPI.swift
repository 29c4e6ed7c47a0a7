import Foundation

/// The declarations of a module of the front end, read from its sources.
struct DeclaredAPI {
  /// The effect of an API on an archive.
  enum Effect: String, CaseIterable, Comparable {
    /// It is archived.
    case drawn
    /// A part is archived, and a warning is recorded for the rest.
    case partial = "drawn in part"
    /// Apps draw it, and WidgetKit shows its placeholder for unsupported views.
    case unsupported
    /// A warning is recorded, since a still picture doesn't show it.
    case noted
    /// A warning is recorded, since archives can't represent it.
    case missing = "not drawn"

    static func < (left: Effect, right: Effect) -> Bool { left.rank < right.rank }
    private var rank: Int { Effect.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Protocols and types whose functions are modifiers of widgets, controls and marks.
  private static let configurations = [
    "WidgetConfiguration", "ControlWidgetConfiguration", "ControlWidgetTemplate", "DynamicIsland",
    "ChartContent", "AxisMark",
  ]

  /// Names by the kind of declaration; a name with several overloads has the best effect of them.
  private(set) var names: [String: [String: Effect]] = [:]

  /// Reads the sources of a folder.
  init(_ folder: URL) throws {
    let files = FileManager.default.enumerator(atPath: folder.path)
    for case let name as String in files ?? FileManager.DirectoryEnumerator()
    where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for block in Self.blocks(text) { read(block) }
      // Enumerations that archives have too are declared once, in the model.
      for match in text.matches(of: #/\npublic typealias (\w+) =\s+Vitrine(?:Model|Archive)\./#) {
        add(String(match.1), "Values", .drawn)
      }
    }
  }

  /// The declarations at the top level of a file, with their attributes.
  private static func blocks(_ text: String) -> [[String]] {
    var blocks: [[String]] = []
    var block: [String] = []
    for line in text.components(separatedBy: "\n")
    where !line.isEmpty && !line.hasPrefix("public import ") {
      block.append(line)
      if line.hasPrefix("}") || (!line.hasPrefix(" ") && line.hasSuffix("}")) {
        blocks.append(block)
        block = []
      }
    }
    return blocks
  }

  private mutating func read(_ block: [String]) {
    // What the modules of the project offer each other.
    guard !block.contains(where: { $0.hasPrefix("@_spi") }) else { return }
    let head = block.prefix { !$0.hasSuffix("{") }.count
    let title = block[...min(head, block.count - 1)].filter { !$0.hasPrefix("///") }
      .joined(separator: " ")
    let text = block.joined(separator: "\n")
    let isPartial =
      text.contains("PlainContainer(") || text.contains("SystemButton(")
      || text.contains(#/context\.record\("[^"]*"\)/#)
    let isOfApps = ["PlatformContainer(", "ScreenContainer("].contains { text.contains($0) }
    type(title, isPartial ? .partial : isOfApps ? .unsupported : .drawn)
    for index in block.indices
    where block[index].starts(with: #/  (@(\w+Form|Entry) )*public /#)
      && !block[index - 1].hasPrefix("  @_spi")
    {
      member(Array(block[index...]), in: title)
    }
  }

  private mutating func add(_ name: String, _ kind: String, _ effect: Effect) {
    guard !name.hasPrefix("_") else { return }
    let old = names[kind, default: [:]][name]
    names[kind, default: [:]][name] = old.map { min($0, effect) } ?? effect
  }

  /// Adds a type at the top level of a file.
  private mutating func type(_ title: String, _ effect: Effect) {
    let words = title.split(whereSeparator: { " <:{,>()".contains($0) }).map(String.init)
    let kinds = ["struct", "class", "protocol", "enum"]
    guard let place = words.firstIndex(where: kinds.contains), words.contains("public"),
      place + 1 < words.count
    else { return }
    let name = words[place + 1]
    // What a type conforms to is after its parameters and before what these have to be.
    let plain = Self.withoutParameters(title).components(separatedBy: " where ")[0]
    let rest = Set(plain.split(whereSeparator: { " <:{,>()".contains($0) }).map(String.init))
    let parts = ["View", "PrimitiveView", "Shape", "InsettableShape", "GradientView"]
    if title.contains("@propertyWrapper") {
      add("@" + name, "Properties", .drawn)
    } else if words[place] == "protocol" {
      add(name, "Protocols", .drawn)
    } else if ["Group", "ForEach", "Section", "Color"].contains(name)
      || (!rest.isDisjoint(with: parts) && !rest.contains("ViewModifier"))
    {
      add(name, "Views", effect)
    } else if rest.contains("ShapeStyle") {
      add(name, "Styles of shapes", effect)
    } else if rest.contains(where: { $0.hasSuffix("Style") }) {
      add(name, "Styles of controls", .drawn)
    } else {
      add(name, "Values", .drawn)
    }
  }

  /// The title without what is between angle brackets.
  private static func withoutParameters(_ title: String) -> String {
    var depth = 0
    return String(
      title.filter { character in
        depth += character == "<" ? 1 : character == ">" ? -1 : 0
        return depth == 0 && character != ">"
      })
  }

  /// Adds a function or property in an extension.
  private mutating func member(_ lines: [String], in title: String) {
    let words = lines[0].split(whereSeparator: { " <(:{".contains($0) }).map(String.init)
    if title.contains("extension View "), let place = words.firstIndex(of: "func") {
      let name = words[place + 1]
      if let effect = effect(of: lines, name) { add("." + name, "Modifiers", effect) }
    } else if Self.configurations.contains(where: { title.contains("extension \($0) ") }),
      let place = words.firstIndex(of: "func")
    {
      add("." + words[place + 1], "Modifiers of configurations", .drawn)
    } else if title.contains("extension EnvironmentValues"),
      let place = words.firstIndex(of: "var")
    {
      add("\\." + words[place + 1], "Environment", .drawn)
    }
  }

  /// What tells bars, lists and the screen something.
  private static let screens = [
    "screenTrait", "searchField(", "presenting(", "hidingBars(", "detent(", "navigationTitle(",
    "toolbar(items:",
  ]

  /// The effect according to the body of a function; `nil` for one that calls an overload of
  /// itself.
  private func effect(of lines: [String], _ name: String) -> Effect? {
    let end = lines.dropFirst().firstIndex {
      $0.hasPrefix("  public ") || $0.hasPrefix("  ///") || $0.hasPrefix("}")
    }
    let text = lines[..<(end ?? lines.endIndex)].joined(separator: " ")
    let body = text.split(separator: "some View", maxSplits: 1).last ?? ""
    let statement =
      body.split(separator: "{", maxSplits: 1).last?
      .trimmingCharacters(in: .whitespaces) ?? ""
    if statement.hasPrefix(name + "(") { return nil }
    // Actions of appearing views are performed only on request.
    let actions = ["appearing(\"", "observing(\"", "GeometryObserver(", "PreferenceObserver<"]
    if actions.contains(where: statement.contains) { return .noted }
    // Lists and bars of screens know them; widgets have neither.
    if Self.screens.contains(where: body.contains) { return .noted }
    guard statement.hasPrefix("recorded(") else { return .drawn }
    return statement.contains(".none)") ? .noted : .missing
  }
}
