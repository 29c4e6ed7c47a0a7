import VitrineCoding

/// What a person has chosen under "Edit Widget": a recommended configuration, and values of the
/// parameters of the widget's intent.
public struct EditedConfiguration: ArchiveRecord {
  /// The name of a recommended configuration; `nil` for each of them.
  public var name: String?
  /// Values of parameters by name; the others keep their defaults.
  public var parameters: [String: ParameterText] = [:]

  /// Creates the configuration of a widget that nobody has edited.
  public init() {}

  package static let fields: [Field<EditedConfiguration>] = [
    Field(
      "name", \.name, rule: .notEmpty,
      "Name of a recommended configuration; by default, each of them."),
    Field(
      "parameters", \.parameters,
      "Values of parameters by name; a parameter without one has its default."),
  ]

  /// Whether nothing was chosen.
  package var isEmpty: Bool { name == nil && parameters.isEmpty }

  /// The names of the parameters with their values, in order.
  private var values: [(name: String, text: String)] {
    parameters.sorted { $0.key < $1.key }.map { ($0.key, $0.value.text) }
  }

  /// The parts of a picture's name; empty if nothing was chosen.
  package var nameParts: [String] {
    (name.map { ["configuration-\($0)"] } ?? []) + values.map { "\($0.name)-\($0.text)" }
  }

  /// The configuration in words; empty if nothing was chosen.
  package var text: String {
    ((name.map { [$0] } ?? []) + values.map { "\($0.name)=\($0.text)" }).joined(separator: ", ")
  }

  /// The options of a command line that choose it.
  package var words: [String] {
    (name.map { ["--configuration", $0] } ?? [])
      + values.flatMap { ["--parameter", "\($0.name)=\($0.text)"] }
  }
}

/// The value of a parameter as people type it: the name or the identifier of an entity, the word of
/// an enumeration, `true`, a number, or a list with commas between its values.
///
/// The type of the parameter decides how it is read.
public struct ParameterText: Hashable, Sendable {
  /// The text.
  public var text: String

  /// Creates a value from its text.
  public init(_ text: String) { self.text = text }

  /// Creates a value from JSON; `nil` for an object.
  package init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self.text = text
    case .number(let number): text = number.dumpText
    case .bool(let flag): text = String(flag)
    case .null: text = ""
    case .array(let values):
      let texts = values.compactMap { ParameterText($0)?.text }
      guard texts.count == values.count else { return nil }
      text = texts.joined(separator: ",")
    case .object: return nil
    }
  }
}

extension ParameterText: ArchiveValue {
  /// Decodes a text, a number, `true`, `false`, or a list of them.
  public init(from decoder: any Decoder) throws {
    guard let value = ParameterText(try JSONValue(from: decoder)) else {
      throw decoder.mismatch("a text, a number, true, false, or a list of them")
    }
    self = value
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }

  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("ParameterText") { _ in
      let one: JSONValue = ["type": ["string", "number", "boolean", "null"]]
      return ["anyOf": [one, ["type": "array", "items": one]]]
    }
  }
}

extension EvaluatedSurface {
  /// Returns what of a choice concerns the widget: nothing, if it does not offer all of it.
  package func applicable(_ choice: EditedConfiguration) -> EditedConfiguration {
    let isOffered =
      choice.parameters.keys.allSatisfy(parameters.contains)
      && choice.name.map(configurations.contains) ?? true
    return isOffered ? choice : EditedConfiguration()
  }
}

extension WidgetArchive {
  /// Returns what of a choice concerns the widget; archives without code offer nothing.
  package func applicable(_ choice: EditedConfiguration) -> EditedConfiguration {
    evaluatedFor?.applicable(choice) ?? EditedConfiguration()
  }
}
