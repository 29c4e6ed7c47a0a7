extension Rect {
  /// The rectangle as `x,y width×height` for dumps.
  package var dumpText: String {
    "\(minX.dumpText),\(minY.dumpText) \(width.dumpText)×\(height.dumpText)"
  }
}
