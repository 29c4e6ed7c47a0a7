/// Any key of a JSON object, or an index of an array.
package struct ArchiveKey: CodingKey, Hashable, Sendable {
  /// The key's text.
  package var stringValue: String
  /// The index, for arrays.
  package var intValue: Int?

  /// Creates the key of an object.
  package init(_ name: String) { stringValue = name }
  /// Creates the key of an object; never `nil`.
  package init?(stringValue: String) { self.stringValue = stringValue }
  /// Creates the index of an array.
  package init(index: Int) {
    stringValue = String(index)
    intValue = index
  }
  /// Creates the index of an array; never `nil`.
  package init?(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }

  /// The key of a comment, which is allowed in every object and ignored.
  package static let comment = "$comment"
}
