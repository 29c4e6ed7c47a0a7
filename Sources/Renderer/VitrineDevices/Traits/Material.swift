import VitrineCoding

/// A material that blurs what is behind it, like frosted glass.
package enum Material: String, ArchiveEnum {
  /// The most transparent material.
  case ultraThin = "ultraThinMaterial"
  /// More transparent than opaque.
  case thin = "thinMaterial"
  /// About as transparent as opaque.
  case regular = "regularMaterial"
  /// More opaque than transparent.
  case thick = "thickMaterial"
  /// The most opaque material.
  case ultraThick = "ultraThickMaterial"
  /// The material of system toolbars.
  case bar
}
