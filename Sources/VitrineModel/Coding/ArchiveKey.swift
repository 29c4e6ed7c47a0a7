/// Any key of a JSON object, or an index of an array.
package struct ArchiveKey: CodingKey, Hashable, Sendable {
  /// The key's text.
  package var stringValue: String
  /// The index, for arrays.
  package var intValue: Int?

  /// Makes the key of an object.
  package init(_ name: String) { stringValue = name }
  /// Makes the key of an object.
  package init?(stringValue: String) { self.stringValue = stringValue }
  /// Makes the index of an array.
  package init(index: Int) {
    stringValue = String(index)
    intValue = index
  }
  /// Makes the index of an array.
  package init?(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }

  /// A remark for the human reader, allowed in every object and never read.
  static let comment = "$comment"
}
