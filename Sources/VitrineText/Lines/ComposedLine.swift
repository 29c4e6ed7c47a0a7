/// A line as a range of a paragraph's units.
struct ComposedLine: Hashable, Sendable {
  /// The units, trailing white space and hard break included.
  var units: Range<Int>
  /// The run in whose font an ellipsis follows the units, if the text is cut there.
  var ellipsisRun: Int?
}
