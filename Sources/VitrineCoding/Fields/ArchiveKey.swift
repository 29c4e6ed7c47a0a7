/// Any key of a JSON object, or an index of an array.
package struct ArchiveKey: CodingKey, Hashable, Sendable {
  /// The key's text.
  package var stringValue: String
  /// The index, for arrays.
  package var intValue: Int?

  /// Creates an archive key.
  package init(_ name: String) { stringValue = name }
  /// Creates an archive key.
  package init?(stringValue: String) { self.stringValue = stringValue }
  /// Creates an archive key.
  package init(index: Int) {
    stringValue = String(index)
    intValue = index
  }
  /// Creates an archive key.
  package init?(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }

  /// A remark for the human reader, allowed in every object and never read.
  package static let comment = "$comment"
}
