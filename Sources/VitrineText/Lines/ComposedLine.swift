/// A line as a range of a paragraph's clusters, or as what truncation left of it.
struct ComposedLine: Hashable, Sendable {
  /// The clusters, trailing white space and hard break included; those before the ellipsis of a
  /// text that is cut.
  var clusters: Range<Int>
  /// The run in whose style an ellipsis follows the clusters, if the text is truncated there.
  var ellipsisRun: Int?
  /// The clusters after the ellipsis.
  var tail = 0..<0
}
