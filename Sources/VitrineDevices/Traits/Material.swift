import VitrineCoding

/// A pane of frosted glass between a view and what is behind it.
package enum Material: String, ArchiveEnum {
  /// Lets most through.
  case ultraThin = "ultraThinMaterial"
  /// Lets more through than it hides.
  case thin = "thinMaterial"
  /// Hides and lets through about equally.
  case regular = "regularMaterial"
  /// Hides more than it lets through.
  case thick = "thickMaterial"
  /// Hides most.
  case ultraThick = "ultraThickMaterial"
  /// That of system toolbars.
  case bar
}
