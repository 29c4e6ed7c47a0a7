import VitrineCoding

/// Colours that have a name and follow the colour scheme.
///
/// The first group has SwiftUI's names, the others UIKit's.
public enum SystemColor: String, ArchiveEnum {
  /// The system's red.
  case red
  /// The system's orange.
  case orange
  /// The system's yellow.
  case yellow
  /// The system's green.
  case green
  /// The system's teal.
  case teal
  /// The system's mint.
  case mint
  /// The system's cyan.
  case cyan
  /// The system's blue.
  case blue
  /// The system's indigo.
  case indigo
  /// The system's purple.
  case purple
  /// The system's pink.
  case pink
  /// The system's brown.
  case brown
  /// Same as UIKit's `systemGray`.
  case gray
  /// The system's primary.
  case primary
  /// The system's secondary.
  case secondary
  /// Same as `gray`.
  case systemGray
  /// The system's gray 2.
  case systemGray2
  /// The system's gray 3.
  case systemGray3
  /// The system's gray 4.
  case systemGray4
  /// The system's gray 5.
  case systemGray5
  /// The system's gray 6.
  case systemGray6
  /// The system's label.
  case label
  /// The system's secondary label.
  case secondaryLabel
  /// The system's tertiary label.
  case tertiaryLabel
  /// The system's quaternary label.
  case quaternaryLabel
  /// The system's fill.
  case systemFill
  /// The system's secondary system fill.
  case secondarySystemFill
  /// The system's tertiary system fill.
  case tertiarySystemFill
  /// The system's quaternary system fill.
  case quaternarySystemFill
  /// The system's placeholder text.
  case placeholderText
  /// The system's background.
  case systemBackground
  /// The system's secondary system background.
  case secondarySystemBackground
  /// The system's tertiary system background.
  case tertiarySystemBackground
  /// The system's grouped background.
  case systemGroupedBackground
  /// The system's secondary system grouped background.
  case secondarySystemGroupedBackground
  /// The system's tertiary system grouped background.
  case tertiarySystemGroupedBackground
  /// The system's separator.
  case separator
  /// The system's opaque separator.
  case opaqueSeparator
  /// The system's link.
  case link
  /// Opaque black in every scheme.
  case black
  /// Opaque white in every scheme.
  case white
  /// No ink.
  case clear
  /// The default tint, system blue.
  case accentColor
}
