/// What a surface has unless a request says otherwise.
package enum SurfaceDefaults {
  /// The opacity of content with `invalidatableContent` while the widget waits for its reload.
  ///
  /// An assumption: Apple documents when such content changes its style, not how.
  package static let invalidatedOpacity = 0.5
  /// The default tint of the glass of iOS 27: the middle of the slider in Settings.
  package static let glassTint = 0.5
}
