import CHarfBuzz

/// OpenType features that differ from the shaper's defaults.
struct ShapingFeatures: Sendable {
  /// The features with their values, for the whole of a text.
  private(set) var features: [hb_feature_t]

  /// The defaults of the shaper.
  static let plain = ShapingFeatures(features: [])

  /// The features that the replacements for Apple's faces switch off.
  ///
  /// San Francisco neither joins letters nor swaps them by context, Inter does ("->" becomes an
  /// arrow).
  static let system = plain.setting("calt", to: 0).setting("liga", to: 0).setting("clig", to: 0)

  /// The features with another one.
  func setting(_ tag: StaticString, to value: UInt32) -> ShapingFeatures {
    var copy = self
    copy.features.append(
      hb_feature_t(tag: openTypeTag(tag), value: value, start: 0, end: .max))
    return copy
  }
}
