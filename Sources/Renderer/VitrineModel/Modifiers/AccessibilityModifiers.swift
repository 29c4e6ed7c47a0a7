import VitrineCoding

/// The traits of a view for assistive technologies, as in SwiftUI's `AccessibilityTraits`.
public enum AccessibilityTrait: String, ArchiveEnum, Comparable {
  /// A button.
  case isButton
  /// A heading.
  case isHeader
  /// The selected one of several items.
  case isSelected
  /// A link.
  case isLink
  /// A search field.
  case isSearchField
  /// A picture.
  case isImage
  /// It plays its own sound when it is activated.
  case playsSound
  /// A key of a keyboard.
  case isKeyboardKey
  /// Text that does not change.
  case isStaticText
  /// It summarizes the app when it starts.
  case isSummaryElement
  /// It changes too often for every change to be read.
  case updatesFrequently
  /// It starts playing sound or speech when it is activated.
  case startsMediaSession
  /// It handles touches itself.
  case allowsDirectInteraction
  /// It turns the page once it has been read.
  case causesPageTurn
  /// It makes everything behind it unreachable.
  case isModal
  /// A toggle.
  case isToggle
  /// A tab bar.
  case isTabBar

  /// The order in which traits are listed.
  public static func < (left: AccessibilityTrait, right: AccessibilityTrait) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { AccessibilityTrait.allCases.firstIndex(of: self) ?? 0 }
}

/// How the views inside an accessibility element are treated.
package enum AccessibilityChildBehavior: String, ArchiveEnum {
  /// They are omitted.
  case ignore
  /// They become one element.
  case combine
  /// They remain elements of a container.
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
