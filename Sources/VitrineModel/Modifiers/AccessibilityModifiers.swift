import VitrineCoding

/// The traits of a view for assistive technologies, as in SwiftUI's `AccessibilityTraits`.
public enum AccessibilityTrait: String, ArchiveEnum, Comparable {
  /// A tap on it does something.
  case isButton
  /// A heading.
  case isHeader
  /// The selected item among several.
  case isSelected
  /// It opens another place.
  case isLink
  /// A field for searches.
  case isSearchField
  /// A picture.
  case isImage
  /// The element plays its own sound when activated.
  case playsSound
  /// A key of a keyboard.
  case isKeyboardKey
  /// Text that does not change.
  case isStaticText
  /// The element that summarizes the app when it starts.
  case isSummaryElement
  /// It changes too often to be read each time.
  case updatesFrequently
  /// It plays sound or speech when it is chosen.
  case startsMediaSession
  /// It takes touches itself.
  case allowsDirectInteraction
  /// It turns a page when it was read.
  case causesPageTurn
  /// Nothing behind it can be reached.
  case isModal
  /// It is on or off.
  case isToggle
  /// A bar of tabs.
  case isTabBar

  /// The order in which traits are listed.
  public static func < (left: AccessibilityTrait, right: AccessibilityTrait) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { AccessibilityTrait.allCases.firstIndex(of: self) ?? 0 }
}

/// How the views inside an accessibility element are treated.
package enum AccessibilityChildBehavior: String, ArchiveEnum {
  /// They are left out.
  case ignore
  /// They become one element.
  case combine
  /// They stay elements, inside of a container.
  case contain
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: String, ArchiveEnum {
  /// A heading without a level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// The kind of text that a view holds, which decides how it is read.
public enum AccessibilityTextContentType: String, ArchiveEnum {
  /// Any text.
  case plain
  /// Input and output of a console.
  case console
  /// Names of files.
  case fileSystem
  /// Messages.
  case messaging
  /// Prose.
  case narrative
  /// Source code.
  case sourceCode
  /// Cells of a table.
  case spreadsheet
  /// Documents.
  case wordProcessing
}
