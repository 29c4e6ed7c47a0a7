import Vitrine

/// A key whose values rules look for in an archive.
enum SoughtKey: String, CaseIterable {
  case progressView, symbolEffect, isActivityFullscreen, timer, timerInterval
}

/// A value of an archive, and the keys and indices around it.
struct ArchivePlace {
  let path: NodePath
  let value: JSONValue

  /// The members of an object; `nil` for other values.
  var members: [String: JSONValue]? { value.members }
}

/// An entry of a timeline, or a state of a Live Activity, with the values that rules look for.
struct ShownArchive {
  /// Its date, in seconds since 1970; `nil` if it has none.
  let date: Double?
  private var found: [SoughtKey: [ArchivePlace]] = [:]

  /// Searches the views of some families; those of a Live Activity have none.
  init(_ value: JSONValue, at path: [NodePath.Step], of families: [WidgetFamily]) {
    date = value.members?["date"]?.date
    var steps = path
    search(value.showing(families), &steps)
  }

  /// The values that a key has anywhere inside, in the order of keys and indices.
  subscript(key: SoughtKey) -> [ArchivePlace] { found[key] ?? [] }

  /// Searches from the outside in; a path is made only for what is found.
  private mutating func search(_ value: JSONValue, _ steps: inout [NodePath.Step]) {
    switch value {
    case .object(let all):
      let members = JSONValue.drawn(all)
      for key in SoughtKey.allCases {
        guard let member = members[key.rawValue] else { continue }
        let path = NodePath(steps + [.key(key.rawValue)])
        found[key, default: []].append(ArchivePlace(path: path, value: member))
      }
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        search(member, .key(key), &steps)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() { search(element, .index(index), &steps) }
    case .string, .number, .bool, .null: break
    }
  }

  private mutating func search(
    _ value: JSONValue, _ step: NodePath.Step, _ steps: inout [NodePath.Step]
  ) {
    steps.append(step)
    search(value, &steps)
    steps.removeLast()
  }
}

/// An archive as JSON, as rules read it that look at more than one picture.
struct ArchiveValues {
  /// The entries of a timeline, or the states of a Live Activity.
  let shown: [ShownArchive]
  /// Whether it is the archive of a Live Activity.
  let isActivity: Bool
  /// The size without assets, in bytes.
  let size: Int

  /// Reads an archive; `nil` for one that cannot be written.
  ///
  /// - Parameter families: the families whose views are searched.
  init?(_ archive: WidgetArchive, of families: [WidgetFamily]) {
    var own = archive
    own.resources = SharedResources()
    guard let bytes = try? ArchiveEncoder.encode(own),
      let members = try? JSONValue(json: bytes).members
    else { return nil }
    let states = members["liveActivity"]?.members?["states"]?.elements
    isActivity = members["liveActivity"] != nil
    size = bytes.count
    shown =
      members["entries"]?.elements.map { ArchiveValues.shown($0, [.key("entries")], families) }
      ?? states.map { ArchiveValues.shown($0, [.key("liveActivity"), .key("states")], []) } ?? []
  }

  private static func shown(
    _ values: [JSONValue], _ path: [NodePath.Step], _ families: [WidgetFamily]
  ) -> [ShownArchive] {
    values.enumerated().map { ShownArchive($1, at: path + [.index($0)], of: families) }
  }
}

extension JSONValue {
  /// An entry without the views of other families.
  fileprivate func showing(_ families: [WidgetFamily]) -> JSONValue {
    guard var members, let views = members["views"]?.members else { return self }
    let keys = Set(families.map { views[$0.rawValue] == nil ? "default" : $0.rawValue })
    members["views"] = .object(views.filter { keys.contains($0.key) })
    return .object(members)
  }

  /// What is drawn of a view: nothing up to the modifier that hides it, whose place others keep.
  fileprivate static func drawn(_ view: [String: JSONValue]) -> [String: JSONValue] {
    guard let modifiers = view["modifiers"]?.elements,
      let last = modifiers.lastIndex(where: \.hides)
    else { return view }
    return ["modifiers": .array(modifiers.indices.map { $0 > last ? modifiers[$0] : .null })]
  }

  /// Whether a modifier hides its view.
  private var hides: Bool {
    guard let members else { return false }
    if case .number(let opacity)? = members["opacity"] { return opacity <= 0 }
    return members["hidden"].map { $0 != .bool(false) } ?? false
  }

  /// The members of an object; `nil` for other values.
  fileprivate var members: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The elements of an array; `nil` for other values.
  fileprivate var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}
