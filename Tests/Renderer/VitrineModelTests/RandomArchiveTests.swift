import Testing

@testable import VitrineCoding
@testable import VitrineArchive
@testable import VitrineModel
import VitrineTestSupport

/// Random archives are made from the schema, which follows from the rows of the archive's types.
@Suite("Random archives")
struct RandomArchiveTests {
  /// Keys that are read as another key and written as that one.
  private static let aliases: Set = [
    "Modifier.scaledToFit", "Modifier.scaledToFill", "Modifier.foregroundColor",
  ]

  @Test("each record is the same after writing and reading, and each of its fields has an effect")
  func records() throws {
    var random = RandomArchives(seed: 0)
    var count = 0
    for (name, record) in SampledSchema.archives.records.sorted(by: { $0.key < $1.key }) {
      var fields = Set(record.fields)
      count += fields.count
      // Some fields are valid only with certain values of others.
      for number in 0..<500 where number < 4 || !fields.isEmpty {
        fields.subtract(try random.record(record.type, of: name).effective)
      }
      #expect(fields.sorted() == [], "\(name)")
    }
    #expect(count > 700)
  }

  @Test("archives with extreme values in every field can be written and read")
  func extremes() throws {
    var random = RandomArchives(seed: 0)
    var count = 0
    for number in 0..<40 {
      var archive = try random.archive()
      archive.applyRules(
        RuleChanges { value in
          count += 1
          return value.extreme(number + count)
        })
      let changes = RuleChanges()
      archive.applyRules(changes)
      let text = String(decoding: try ArchiveEncoder.encode(archive), as: UTF8.self)
      #expect(throws: Never.self, "\(text)") {
        try ArchiveDecoder(isLenient: true).decode(Array(text.utf8))
      }
    }
    #expect(count > 1000)
  }

  @Test("every view and modifier is in some random archive")
  func cases() throws {
    let views = Content.codecs.names.map { "ViewNode." + $0 }
    let modifiers = Modifier.codecs.names.map { "Modifier." + $0 }
    let wanted = Set(views + modifiers).subtracting(Self.aliases)
    var found: Set<String> = []
    var random = RandomArchives(seed: 0)
    // Which archive has the rarest of them changes with every field that is added to a record.
    for _ in 0..<3000 where !found.isSuperset(of: wanted) {
      let bytes = try ArchiveEncoder.encode(random.archive())
      SampledSchema.archives.collect(
        from: try JSONValue(json: bytes), of: "WidgetArchive", into: &found)
    }
    #expect(wanted.subtracting(found).sorted() == [])
  }
}

extension SampledSchema {
  /// Adds the keys that a value of a definition contains, each after the name of its definition.
  fileprivate func collect(from value: JSONValue, of name: String, into found: inout Set<String>) {
    collect(from: value, ["$ref": .string("#/$defs/" + name)], in: "", into: &found)
  }

  private func collect(
    from value: JSONValue, _ schema: JSONValue, in name: String, into found: inout Set<String>
  ) {
    if let name = schema.definition, let definition = table[name] {
      return collect(from: value, definition, in: name, into: &found)
    }
    switch value {
    case .object where schema["properties"] == nil && schema["additionalProperties"] == nil,
      .array where schema["items"] == nil, .string, .number, .bool, .null:
      let alternative = schema["anyOf"].elements.first { permits(value, $0) }
      if let alternative { collect(from: value, alternative, in: name, into: &found) }
    case .array(let elements):
      for element in elements {
        collect(from: element, schema["items"] ?? true, in: name, into: &found)
      }
    case .object(let members):
      for (key, member) in members {
        found.insert(name + "." + key)
        let part = schema["properties"]?[key] ?? schema["additionalProperties"] ?? true
        collect(from: member, part, in: name, into: &found)
      }
    }
  }
}
