extension JSONValue {
  /// Reads a JSON text of any depth and size within the limits.
  ///
  /// - Throws: `ArchiveError` that names the line and the column.
  package init(json bytes: [UInt8], limits: ArchiveLimits = .standard) throws(ArchiveError) {
    do throws(JSONFault) {
      self.init(try JSONParser.parse(bytes, limits: limits).tree)
    } catch {
      throw error.error(in: bytes)
    }
  }

  /// Creates the JSON form of a value, or `null` if it has none.
  package init(encoding value: some Encodable) {
    self.init(bytes: try? ArchiveEncoder.encode(value))
  }

  /// Creates the value of a JSON text, or `null` if the text is not valid.
  package init(text: JSONText) { self.init(bytes: Array(text.utf8)) }

  private init(bytes: [UInt8]?) {
    let limits = ArchiveLimits.standard
    guard let bytes,
      let tree = try? JSONParser.parse(bytes, limits: limits).tree,
      let read = try? JSONValue(from: TreeDecoder(tree, context: DecodingContext(limits: limits)))
    else {
      self = .null
      return
    }
    self = read
  }

  /// The value on one line: strings quoted, keys in alphabetical order, numbers shortened.
  package var dumpText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.dumpText
    case .string(let value): JSONValue.quoted(value)
    case .array(let values): "[" + values.map(\.dumpText).joined(separator: ", ") + "]"
    case .object: "{" + summary(hiding: []) + "}"
    }
  }

  /// The fields of an object as `name: value` without its braces; any other value like `dumpText`.
  package func summary(hiding hidden: Set<String>) -> String {
    guard case .object(let fields) = self else { return dumpText }
    return fields.filter { !hidden.contains($0.key) }.sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value.dumpText)" }.joined(separator: ", ")
  }

  /// The text in quotation marks, with everything escaped that could end a line or control a
  /// terminal.
  package static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: String(scalar)
      }
    }
  }
}
