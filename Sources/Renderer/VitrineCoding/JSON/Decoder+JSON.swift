extension Decoder {
  /// The type of the JSON value; `nil` for another kind of decoder.
  package var jsonType: JSONType? { (self as? TreeDecoder)?.tree.type }

  /// The object, if the value is one; `nil` for another kind of decoder.
  package var object: JSONObject? {
    guard case .object(let object)? = (self as? TreeDecoder)?.tree else { return nil }
    return object
  }

  /// The string, if the value is one; this avoids the cost of a thrown error.
  package var plainString: String? {
    guard let decoder = self as? TreeDecoder else {
      return try? singleValueContainer().decode(String.self)
    }
    guard case .string(let text) = decoder.tree else { return nil }
    return text
  }

  /// The keys of an object at this place, without comments.
  package func keys(of container: KeyedDecodingContainer<ArchiveKey>) -> [String] {
    if let decoder = self as? TreeDecoder, case .object(let object) = decoder.tree {
      return object.members.lazy.map(\.key).filter { $0 != ArchiveKey.comment }
    }
    return container.allKeys.map(\.stringValue).filter { $0 != ArchiveKey.comment }
  }

  /// The error that another type of value was expected here.
  package func mismatch(_ expected: String) -> ArchiveError {
    (self as? TreeDecoder)?.mismatch(expected)
      ?? ArchiveError(.wrongType(expected: expected), at: codingPath)
  }
}

extension KeyedDecodingContainer {
  /// Decodes the value of a key that may be absent, but not `null`.
  ///
  /// If `null` meant the same as an absent key, rules such as "either this field or that one" would
  /// be ambiguous.
  package func decode<Value: Decodable>(_ type: Value.Type, ifGiven key: Key) throws -> Value? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}

extension Double {
  /// The number as an author would write it, with integers without a fraction.
  package var plainText: String { Int(exactly: self).map(String.init) ?? description }
}
