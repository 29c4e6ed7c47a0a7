import VitrineCoding

/// Named colours that adapt to the colour scheme.
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
  /// The colour of primary content, in SwiftUI's terms.
  case primary
  /// The colour of secondary content, in SwiftUI's terms.
  case secondary
  /// Same as `gray`.
  case systemGray
  /// UIKit's second grey.
  case systemGray2
  /// UIKit's third grey.
  case systemGray3
  /// UIKit's fourth grey.
  case systemGray4
  /// UIKit's fifth grey.
  case systemGray5
  /// UIKit's sixth grey.
  case systemGray6
  /// Text of the first level.
  case label
  /// Text of the second level.
  case secondaryLabel
  /// Text of the third level.
  case tertiaryLabel
  /// Text of the fourth level.
  case quaternaryLabel
  /// Fill of thin and small shapes.
  case systemFill
  /// Fill of medium-sized shapes.
  case secondarySystemFill
  /// Fill of large shapes.
  case tertiarySystemFill
  /// Fill of large areas with complex content.
  case quaternarySystemFill
  /// Placeholder text in controls.
  case placeholderText
  /// The main background.
  case systemBackground
  /// Content on top of the main background.
  case secondarySystemBackground
  /// Content on top of the secondary background.
  case tertiarySystemBackground
  /// The main background of a grouped interface.
  case systemGroupedBackground
  /// Content on top of the main background of a grouped interface.
  case secondarySystemGroupedBackground
  /// Content on top of the secondary background of a grouped interface.
  case tertiarySystemGroupedBackground
  /// Separators that may let content show through.
  case separator
  /// Separators that hide all content behind them.
  case opaqueSeparator
  /// Text of a link.
  case link
  /// Opaque black in both schemes.
  case black
  /// Opaque white in both schemes.
  case white
  /// Fully transparent.
  case clear
  /// The default tint, system blue.
  case accentColor
}
