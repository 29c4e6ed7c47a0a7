/// A line as a range of a paragraph's clusters, or as what truncation left of it.
struct ComposedLine: Hashable, Sendable {
  /// The clusters, trailing white space and hard break included; those before the ellipsis of a
  /// text that is cut.
  var clusters: Range<Int>
  /// The mark that follows the clusters without being part of the text.
  var mark: LineMark?
  /// The clusters after the mark.
  var tail = 0..<0
}

/// A character that a line has and its text has not.
struct LineMark: Hashable, Sendable {
  /// The kind of mark.
  enum Kind: Hashable, Sendable {
    /// The text is truncated here.
    case ellipsis
    /// The word continues on the next line.
    case hyphen
  }

  /// The kind of the line mark.
  var kind: Kind
  /// The run in whose style it is set.
  var run: Int
}
