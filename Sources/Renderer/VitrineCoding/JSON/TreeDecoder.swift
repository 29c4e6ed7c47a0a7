/// Decodes a parsed JSON text; every fault is an `ArchiveError` with its path.
package final class TreeDecoder: Decoder {
  /// The value to decode.
  package let tree: JSONTree
  /// The state of reading the archive.
  package let context: DecodingContext
  private let parent: TreeDecoder?
  private let step: NodePath.Step

  /// Creates a decoder of the root value.
  package convenience init(_ tree: JSONTree, context: DecodingContext) {
    self.init(tree, context: context, parent: nil, step: .index(0))
  }

  private init(
    _ tree: JSONTree, context: DecodingContext, parent: TreeDecoder?, step: NodePath.Step
  ) {
    self.tree = tree
    self.context = context
    self.parent = parent
    self.step = step
  }

  /// The decoder of a value inside this one.
  package func child(_ tree: JSONTree, _ step: NodePath.Step) -> TreeDecoder {
    TreeDecoder(tree, context: context, parent: self, step: step)
  }

  /// The path from the root; computed only when it is needed.
  package var codingPath: [any CodingKey] {
    var steps: [any CodingKey] = []
    var decoder = self
    while let parent = decoder.parent {
      switch decoder.step {
      case .key(let name): steps.append(ArchiveKey(name))
      case .index(let index): steps.append(ArchiveKey(index: index))
      }
      decoder = parent
    }
    return steps.reversed()
  }

  /// Always empty: the types of archives know this decoder and its context.
  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The error that another type of value was expected here.
  package func mismatch(_ expected: String) -> ArchiveError {
    ArchiveError(.wrongType(expected: "\(expected), not \(tree.type.rawValue)"), at: codingPath)
  }

  /// Returns the members of an object.
  package func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<
    Key
  > {
    guard case .object(let object) = tree else { throw mismatch(JSONType.object.rawValue) }
    return KeyedDecodingContainer(TreeKeyedContainer(decoder: self, object: object))
  }

  /// Returns the elements of an array.
  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = tree else { throw mismatch(JSONType.array.rawValue) }
    return TreeUnkeyedContainer(decoder: self, elements: elements)
  }

  /// Returns the value itself.
  package func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension TreeDecoder: SingleValueDecodingContainer {
  package func decodeNil() -> Bool {
    if case .null = tree { true } else { false }
  }

  package func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let value) = tree else { throw mismatch(JSONType.boolean.rawValue) }
    return value
  }

  package func decode(_ type: String.Type) throws -> String {
    guard case .string(let value) = tree else { throw mismatch(JSONType.string.rawValue) }
    return value
  }

  package func decode(_ type: Double.Type) throws -> Double {
    guard case .number(let value) = tree else { throw mismatch(JSONType.number.rawValue) }
    return value
  }

  package func decode(_ type: Float.Type) throws -> Float {
    Float(try decode(Double.self))
  }

  package func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) throws -> Value {
    guard case .number(let number) = tree else { throw mismatch("a whole number") }
    guard let value = Value(exactly: number) else {
      throw ArchiveError(
        .wrongType(expected: "a whole number, not \(number.plainText)"), at: codingPath)
    }
    return value
  }

  package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: self)
  }
}
