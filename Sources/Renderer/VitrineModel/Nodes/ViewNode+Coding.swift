import VitrineCoding

extension ViewNode: ArchiveValue {
  private enum Key {
    static let modifiers = ArchiveKey("modifiers")
    static let id = ArchiveKey("id")
    static let source = ArchiveKey(CodeLocation.key)
    static let others = [modifiers, id, source].map(\.stringValue)
    static let reserved = Set(others + [ArchiveKey.comment])
  }

  /// Reads a node object, or a plain string as a text.
  ///
  /// - Throws: `ArchiveError` for a faulty payload or an exceeded limit; an unknown view is kept
  ///   unchanged if that isn't an error.
  package init(from decoder: any Decoder) throws {
    let node = { (path: [any CodingKey], body: () throws -> ViewNode) throws -> ViewNode in
      guard let context = decoder.archiveContext else { return try body() }
      return try context.node(at: path, body)
    }
    self = try node(decoder.codingPath) {
      if decoder.plainString != nil {
        return ViewNode(.text(try Text(from: decoder)))
      }
      return try ViewNode(object: decoder)
    }
  }

  private init(object decoder: any Decoder) throws {
    if let type = decoder.jsonType, type != .object {
      throw decoder.mismatch("a view: a string or an object")
    }
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    let names = decoder.keys(of: container).filter { !Key.reserved.contains($0) }.sorted()
    let known = names.filter { Content.codecs[$0] != nil }
    guard let name = known.first ?? names.first else {
      throw ArchiveError(
        .invalidValue("a node needs one view, for example \"text\""), at: decoder.codingPath)
    }
    guard known.count <= 1 else {
      let list = known.map { "'\($0)'" }.joined(separator: " and ")
      throw ArchiveError(
        .invalidValue("a node holds one view, but here are \(list)"), at: decoder.codingPath)
    }
    for extra in names where extra != name {
      decoder.reportUnknown(.field, extra, candidates: Key.others)
    }
    self.init(.emptyView(EmptyView()))
    var isFaulty = false
    do {
      content = try Content(case: name, in: container, decoder)
    } catch {
      try decoder.recover(from: error)
      isFaulty = true
    }
    do {
      modifiers = try container.decode([Modifier].self, ifGiven: Key.modifiers) ?? []
    } catch {
      try decoder.recover(from: error)
      isFaulty = true
    }
    id = try container.decode(String.self, ifGiven: Key.id)
    do {
      source = try container.decode(CodeLocation.self, ifGiven: Key.source)
    } catch {
      try decoder.recover(from: error)
      isFaulty = true
    }
    if isFaulty { throw NotedErrors() }
  }

  /// Writes the node object; a text without modifiers is written as a plain string.
  package func encode(to encoder: any Encoder) throws {
    if case .text(let text) = content, modifiers.isEmpty, id == nil, source == nil,
      let plain = text.plain
    {
      var container = encoder.singleValueContainer()
      return try container.encode(plain)
    }
    var container = encoder.container(keyedBy: ArchiveKey.self)
    try content.encode(into: &container)
    if !modifiers.isEmpty { try container.encode(modifiers, forKey: Key.modifiers) }
    try container.encodeIfPresent(id, forKey: Key.id)
    try container.encodeIfPresent(source, forKey: Key.source)
  }

  /// Applies the rules to the view, its modifiers and everything in them.
  package mutating func applyRules(_ changes: RuleChanges) {
    changes.within(source) {
      content = content.applied(changes)
      for index in modifiers.indices { modifiers[index].applyRules(changes) }
    }
  }

  /// A node object or a string.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("ViewNode") { definitions in
      let others: [String: JSONValue] = [
        ArchiveKey.comment: true, "id": ["type": "string"],
        "modifiers": [Modifier].schema(in: &definitions),
        CodeLocation.key: CodeLocation.schema(in: &definitions),
      ]
      return [
        "anyOf": [
          ["type": "string", "description": "Short for a text."],
          Content.oneOfSchema(in: &definitions, besides: others),
        ]
      ]
    }
  }
}
