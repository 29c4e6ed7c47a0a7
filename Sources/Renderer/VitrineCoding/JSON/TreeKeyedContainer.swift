/// The members of a JSON object, for `Decodable` types.
struct TreeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: TreeDecoder
  let object: JSONObject

  var codingPath: [any CodingKey] { decoder.codingPath }
  /// The keys in the order of the text.
  var allKeys: [Key] { object.members.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool { object[key.stringValue] != nil }

  private func child(_ key: Key) throws -> TreeDecoder {
    guard let value = object[key.stringValue] else {
      throw ArchiveError(.missingField(key.stringValue), at: codingPath)
    }
    return decoder.child(value, .key(key.stringValue))
  }

  func decodeNil(forKey key: Key) throws -> Bool { try child(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: child(key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try child(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try child(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }
}
