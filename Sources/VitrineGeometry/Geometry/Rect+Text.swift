extension Rect {
  /// The rectangle as `x,y width×height`, as dumps write it.
  package var dumpText: String {
    "\(minX.dumpText),\(minY.dumpText) \(width.dumpText)×\(height.dumpText)"
  }
}
