/// The elements of a JSON array, for `Decodable` types.
struct TreeUnkeyedContainer: UnkeyedDecodingContainer {
  let decoder: TreeDecoder
  let elements: [JSONTree]
  private(set) var currentIndex = 0

  init(decoder: TreeDecoder, elements: [JSONTree]) {
    self.decoder = decoder
    self.elements = elements
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private mutating func next() throws -> TreeDecoder {
    guard !isAtEnd else {
      throw ArchiveError(.invalidValue("the array has no more elements"), at: codingPath)
    }
    defer { currentIndex += 1 }
    return decoder.child(elements[currentIndex], .index(currentIndex))
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, case .null = elements[currentIndex] else { return false }
    currentIndex += 1
    return true
  }

  /// Reads the next element; after an invalid one the others are read only to record their errors.
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try Value(from: next())
    } catch {
      try decoder.recover(from: error)
    }
    while !isAtEnd {
      do {
        _ = try Value(from: next())
      } catch {
        try decoder.recover(from: error)
      }
    }
    throw NotedErrors()
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}
