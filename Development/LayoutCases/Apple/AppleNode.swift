import VitrineArchive
import VitrineCoding

/// A view of the serialized trees that a recorded picture was drawn from: a type, its attributes in
/// the order in which they were applied, and the views in it.
package struct AppleNode: ArchiveValue {
  /// SwiftUI's name of the view.
  package var type: String
  /// Arguments of the view and its modifiers, the innermost one first.
  package var attributes: [Attribute]
  /// The views in it.
  package var children: [AppleNode]

  /// A name with its value, written as an array of both.
  package struct Attribute: ArchiveValue {
    package var name: String
    package var value: JSONValue

    package init(from decoder: any Decoder) throws {
      let pair = try [JSONValue](from: decoder)
      guard pair.count == 2, case .string(let name) = pair[0] else {
        throw ArchiveError(
          .invalidValue("an attribute is a name and a value"), at: decoder.codingPath)
      }
      (self.name, value) = (name, pair[1])
    }

    package func encode(to encoder: any Encoder) throws {
      try [JSONValue.string(name), value].encode(to: encoder)
    }

    package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue { true }
  }

  private enum CodingKeys: String, CodingKey {
    case type, attributes, children
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    type = try container.decode(String.self, forKey: .type)
    attributes = try container.decodeIfPresent([Attribute].self, forKey: .attributes) ?? []
    children = try container.decodeIfPresent([AppleNode].self, forKey: .children) ?? []
  }

  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue { true }

  /// The first value of an attribute; later ones of the same name are separate modifiers.
  package subscript(name: String) -> JSONValue? { attributes.first { $0.name == name }?.value }
}

extension JSONValue {
  /// A member of an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The text, if the value is one.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, if the value is one.
  package var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The elements, if the value is an array.
  package var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The object without the members that are `nil`.
  package static func fields(_ members: [String: JSONValue?]) -> JSONValue {
    .object(members.compactMapValues { $0 })
  }

  /// The view in an attribute: `{"$type": "node", "value": …}`.
  package var node: AppleNode? {
    guard self["$type"]?.text == "node", let value = self["value"] else { return nil }
    return try? ArchiveDecoder().decode(AppleNode.self, ArchiveEncoder.encode(value)).0
  }
}
