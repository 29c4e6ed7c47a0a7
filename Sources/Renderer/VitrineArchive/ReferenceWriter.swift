import VitrineCoding
import VitrineModel

/// Writes the reference part of the article about the archive format from the field tables.
package struct ReferenceWriter {
  private var definitions = SchemaDefinitions()
  private var lines: [String] = []
  private var viewPayloads: Set<String> = []

  /// The reference in Markdown: views, modifiers, and the values that their fields take.
  package static var markdown: String {
    var writer = ReferenceWriter()
    _ = ArchiveFile.schema(in: &writer.definitions)
    writer.writeNumbers()
    writer.writeLimits()
    writer.lines += ["## Root", ""]
    writer.writeRecord("WidgetArchive")
    writer.lines += ["## Bundle", ""]
    writer.writeRecord("WidgetBundleArchive")
    writer.writeViews()
    writer.writeModifiers()
    writer.writeValues()
    return writer.lines.joined(separator: "\n")
  }

  private mutating func writeNumbers() {
    lines += [
      "## Numbers", "",
      "A number outside the range of its kind is an error, and one that is too small counts as 0.",
      "",
      "| Kind | From | To | Smallest | Used for |", "| --- | --- | --- | --- | --- |",
    ]
    lines += NumberRange.all.map { range in
      let numbers = [range.bounds.lowerBound, range.bounds.upperBound, range.finest]
      return "| \(range.name) | \(numbers.map(\.plainText).joined(separator: " | ")) "
        + "| \(range.meaning) |"
    }
    lines.append("")
  }

  private mutating func writeLimits() {
    lines += ["## Limits", "", "| What | At most |", "| --- | --- |"]
    lines += ArchiveLimits.table.map {
      "| \($0.limit.rawValue) | \(ArchiveLimits.standard[keyPath: $0.value]) |"
    }
    lines.append("")
  }

  private mutating func writeViews() {
    lines += ["## Views", ""]
    for codec in Content.codecs.all {
      let schema = codec.schema(&definitions)
      lines += ["### \(codec.name)", "", codec.summary, ""]
      lines += ["    {\"\(codec.name)\": \(codec.example)}", ""]
      if let target = schema.reference, definitions.records[target] != nil {
        viewPayloads.insert(target)
        writeRecord(target)
      } else {
        lines += ["The payload is \(describe(schema)).", ""]
      }
    }
  }

  private mutating func writeModifiers() {
    lines += ["## Modifiers", "", "| Modifier | Payload | Meaning |", "| --- | --- | --- |"]
    for codec in Modifier.codecs.all {
      let payload = describe(codec.schema(&definitions))
      lines.append("| `\(codec.name)` | \(payload) | \(codec.summary) |")
    }
    lines += ["", "One example of each:", ""]
    lines += Modifier.codecs.all.map { "    {\"\($0.name)\": \($0.example)}" } + [""]
  }

  private mutating func writeValues() {
    lines += ["## Values", ""]
    // The article describes these in detail elsewhere.
    let told: Set = [
      "WidgetArchive", "WidgetBundleArchive", "WidgetBundleArchive.Member", "ViewNode", "Modifier",
      "VariantView", "FamilyViews", "Flag",
    ]
    for (name, schema) in definitions.table.sorted(by: { $0.key < $1.key }) {
      guard let schema, !told.contains(name), !viewPayloads.contains(name),
        !isToldInPlace(schema)
      else { continue }
      lines += ["### \(name)", ""]
      if definitions.records[name] != nil {
        writeRecord(name)
      } else if let names = schema["enum"]?.elements {
        lines += [ReferenceWriter.list(names), ""]
      } else {
        lines += (schema["anyOf"]?.elements ?? [schema]).map { "- \(describe($0))" } + [""]
      }
    }
  }

  private mutating func writeRecord(_ name: String) {
    guard let record = definitions.records[name], let schema = definitions.table[name] ?? nil else {
      return
    }
    let forms = schema["anyOf"]?.elements ?? [schema]
    let short = forms.dropFirst().map { describe($0) }
    if !short.isEmpty { lines += ["Short form: \(short.joined(separator: ", or ")).", ""] }
    guard let object = forms.first, !record.fields.isEmpty else {
      lines += ["It has no fields: `{}`.", ""]
      return
    }
    let required = object["required"]?.elements ?? []
    lines += ["| Field | Value | Meaning |", "| --- | --- | --- |"]
    for field in record.fields {
      guard let value = object["properties"]?[field] else { continue }
      let must = required.contains(.string(field)) ? " Required." : ""
      let summary = value["description"]?.text ?? ""
      lines.append("| `\(field)` | \(describe(value)) | \(summary)\(must) |")
    }
    lines.append("")
    if !record.rules.isEmpty {
      lines += record.rules.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." } + [""]
    }
  }
}

extension ReferenceWriter {
  /// A schema in words.
  private func describe(_ schema: JSONValue) -> String {
    if let target = schema.reference { return named(target) }
    if let names = schema["enum"]?.elements { return ReferenceWriter.list(names) }
    if let value = schema["const"] { return ReferenceWriter.list([value]) }
    if let forms = schema["anyOf"]?.elements, schema["type"] == nil {
      return forms.map { describe($0) }.joined(separator: " or ")
    }
    switch schema["type"]?.text {
    case "number": return "number" + range(of: schema)
    case "integer": return "whole number" + range(of: schema)
    case "boolean": return "`true` or `false`"
    case "string":
      let examples = schema["examples"]?.elements ?? []
      return examples.isEmpty ? "string" : "string such as " + ReferenceWriter.list(examples)
    case "array": return "array of " + describe(schema["items"] ?? true)
    case "object": return object(schema)
    default: return "any JSON value"
    }
  }

  /// Short lists of names and simple forms are described in place.
  private func named(_ target: String) -> String {
    let schema = (definitions.table[target] ?? nil) ?? true
    if isToldInPlace(schema) { return ReferenceWriter.list(schema["enum"]?.elements ?? []) }
    return target == "Flag" ? "`true`, `false` or `{}`" : target
  }

  private func isToldInPlace(_ schema: JSONValue) -> Bool {
    schema["enum"]?.elements.map { $0.count <= 5 } ?? false
  }

  private func object(_ schema: JSONValue) -> String {
    if let values = schema["additionalProperties"], values.text == nil, values != .bool(false) {
      return "object whose values are " + describe(values)
    }
    guard case .object(let properties)? = schema["properties"] else { return "object" }
    let names = properties.keys.filter { $0 != ArchiveKey.comment }.sorted()
    guard !names.isEmpty else { return "`{}`" }
    return "object with "
      + names.map { "`\($0)` (\(describe(properties[$0] ?? true)))" }.joined(separator: ", ")
  }

  /// Describes a range that is narrower than that of its kind.
  private func range(of schema: JSONValue) -> String {
    guard case .number(let least)? = schema["minimum"], case .number(let most)? = schema["maximum"]
    else { return "" }
    let isWhole = most == -least && most == 0x1p53
    if let kind = NumberRange.all.first(where: { $0.bounds.upperBound == most }) {
      let name = kind.name.dropFirst(NumberRange.number.name.count)
      if least == kind.bounds.lowerBound { return String(name) }
      return name + (least == 0 ? " of at least 0" : " above 0")
    }
    return isWhole ? "" : " from \(least.plainText) to \(most.plainText)"
  }

  private static func list(_ names: [JSONValue]) -> String {
    names.map { name in
      if case .number(let number) = name { return "`\(number.plainText)`" }
      return "`\"\(name.text ?? "")\"`"
    }.joined(separator: ", ")
  }
}

extension JSONValue {
  fileprivate subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  fileprivate var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The name of the definition that a schema refers to.
  fileprivate var reference: String? {
    self["$ref"]?.text.map { String($0.dropFirst("#/$defs/".count)) }
  }
}
