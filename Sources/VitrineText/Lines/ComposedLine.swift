/// A line as a range of a paragraph's units, or as what truncation left of it.
struct ComposedLine: Hashable, Sendable {
  /// The units, trailing white space and hard break included; those before the ellipsis of a text
  /// that is cut.
  var units: Range<Int>
  /// The run in whose style an ellipsis follows the units, if the text is cut there.
  var ellipsisRun: Int?
  /// The units after the ellipsis.
  var tail = 0..<0
}
