import VitrineCoding
import VitrineGeometry

extension ScreenTraits.Members {
  /// Values that views inherit.
  static let styles: [Setting<ScreenTraits.Members, ScreenStyles>] = [
    Setting("listStyle", \.listStyle, sets: \.list, "The style of lists in the view."),
    Setting("pickerStyle", \.pickerStyle, sets: \.picker, "The style of pickers in the view."),
    Setting(
      "datePickerStyle", \.datePickerStyle, sets: \.datePicker, "The style of date pickers in it."),
    Setting("textFieldStyle", \.textFieldStyle, sets: \.textField, "The style of fields in it."),
    Setting("tabViewStyle", \.tabViewStyle, sets: \.tabView, "The style of tab views in it."),
    Setting(
      "hidesPageIndex", \.hidesPageIndex, sets: \.hidesPageIndex, "Whether pages have no dots."),
    Setting(
      "scrollAnchor", \.scrollAnchor, sets: \.scrollAnchor, "Where scrolling is at the start."),
    Setting(
      Field(
        "contentMargins", \.contentMargins,
        "The space around content that scrolls; that of an edge without any is that around the view."
      ),
      \.contentMargins
    ) { $0.contentMargins.merge($1) },
    Setting(
      "hidesScrollBackground", \.hidesScrollBackground, sets: \.hidesScrollBackground,
      "Whether lists have no background."),
    Setting(
      "increasesHeaders", \.increasesHeaders, sets: \.increasesHeaders,
      "Whether the headers of sections are large."),
    Setting(
      "listRowSpacing", \.listRowSpacing, sets: \.listRowSpacing, "The space between rows."),
    Setting(
      "listSectionSpacing", \.listSectionSpacing, sets: \.listSectionSpacing,
      "The space between sections."),
    Setting(
      "minListRowHeight", \.minListRowHeight, sets: \.minListRowHeight, "The least height of rows."),
    Setting(
      "listItemTint", \.listItemTint, sets: \.listItemTint, "The colour of the icons in rows."),
  ]

  /// What a list knows of the view as a row.
  static let row: [Field<ScreenTraits.Members>] = [
    Field("listRowInsets", \.listRowInsets, "The space around the view as a row."),
    Field("listRowBackground", \.listRowBackground, "What is behind the view as a row."),
    Field("hidesRowSeparator", \.hidesRowSeparator, "Whether the row has no line below it."),
    Field("rowSeparatorTint", \.rowSeparatorTint, "The colour of the line below the row."),
    Field("isSelected", \.isSelected, "Whether the row is chosen."),
    Field("selects", \.selects, "Whether a circle before the row chooses it."),
    Field("deletes", \.deletes, "Whether a circle before the row deletes it."),
    Field("moves", \.moves, "Whether a grip after the row moves it."),
    Field("badge", \.badge, "What is at the trailing edge of the row or on the tab."),
  ]

  /// What bars know of the view.
  static let bars: [Field<ScreenTraits.Members>] = [
    Field("navigationTitle", \.navigationTitle, "The title of the navigation bar."),
    Field("navigationSubtitle", \.navigationSubtitle, "The line below the title."),
    Field("titleDisplayMode", \.titleDisplayMode, "The position of the title."),
    Field("hidesNavigationBar", \.hidesNavigationBar, "Whether there is no navigation bar."),
    Field("hidesTabBar", \.hidesTabBar, "Whether there is no bar of tabs."),
    Field("hidesBottomBar", \.hidesBottomBar, "Whether there is no bar at the bottom."),
    Field("hidesBackButton", \.hidesBackButton, "Whether the bar has no back button."),
    Field("hidesSidebarButton", \.hidesSidebarButton, "Whether no button shows the sidebar."),
    Field("destination", \.destination, "The view that is pushed from the start."),
    Field("tabItem", \.tabItem, "The label of the view as a tab."),
    Field("isSearchTab", \.isSearchTab, "Whether the view as a tab is for searching."),
    Field("toolbarItems", \.toolbarItems, "The views in toolbars."),
    Field("searchPrompt", \.searchPrompt, "The prompt of the field for searching."),
    Field("searchText", \.searchText, "The characters in the field for searching."),
  ]

  /// What is over the view, and how it is presented itself.
  static let presentation: [Field<ScreenTraits.Members>] = [
    Field("presented", \.presented, "What is presented over the screen from the start."),
    Field(
      "preferredColorScheme", \.preferredColorScheme, "The colour scheme of the screen or sheet."),
    Field(
      "detentFraction", \.detentFraction, rule: .fraction,
      "The part of the screen's height that the view has as a sheet."),
    Field(
      "detentHeight", \.detentHeight, rule: .nonNegative, "The height of the view as a sheet."),
    Field("showsDragIndicator", \.showsDragIndicator, "Whether the sheet has a handle."),
    Field(
      "presentationCornerRadius", \.presentationCornerRadius, rule: .nonNegative,
      "The corner radius of the sheet."),
    Field("staysPopover", \.staysPopover, "Whether the popover stays one on a phone."),
    Field(
      "presentationBackground", \.presentationBackground, "What is behind the sheet's content."),
  ]
}

extension EdgeInsets {
  /// Takes the insets of edges that have some.
  fileprivate mutating func merge(_ inner: EdgeInsets) {
    for edge in [\EdgeInsets.top, \.leading, \.bottom, \.trailing] where inner[keyPath: edge] != 0 {
      self[keyPath: edge] = inner[keyPath: edge]
    }
  }
}

/// The styles of views of apps, which views inherit.
package struct ScreenStyles: Hashable, Sendable {
  /// The styles of lists.
  package enum List: String, ArchiveEnum {
    case automatic, plain, grouped, insetGrouped, inset, sidebar
  }

  /// The styles of pickers.
  package enum Picker: String, ArchiveEnum {
    case automatic, menu, segmented, inline, wheel, palette, navigationLink
  }

  /// The styles of date pickers.
  package enum DatePicker: String, ArchiveEnum {
    case automatic, compact, graphical, wheel
  }

  /// The styles of fields.
  package enum TextField: String, ArchiveEnum {
    case automatic, plain, roundedBorder
  }

  /// The styles of views with tabs.
  package enum TabView: String, ArchiveEnum {
    case automatic, page, sidebarAdaptable
  }

  /// The field for searching that a stack of views shows.
  package enum Search: Hashable, Sendable {
    /// That of the views in it, or around it.
    case any
    /// That of the views in it.
    case own
    /// None, because a bar around it has the field.
    case outside
  }

  package var search = Search.any
  package var searchPrompt: String?
  package var searchText: String?
  package var list = List.automatic
  package var picker = Picker.automatic
  package var datePicker = DatePicker.automatic
  package var textField = TextField.automatic
  package var tabView = TabView.automatic
  package var hidesPageIndex = false
  package var scrollAnchor: UnitPoint?
  package var contentMargins = EdgeInsets.zero
  package var hidesScrollBackground = false
  package var increasesHeaders = false
  package var listRowSpacing: Double?
  package var listSectionSpacing: Double?
  package var minListRowHeight: Double?
  package var listItemTint: Color?
  /// Whether the view is in a row of a form, where controls spread over the whole width.
  package var isInForm = false
  /// Whether the view is in the screen of an app, not in a widget.
  package var isInApp = false
  /// Whether the view is on a sheet, whose grounds are lighter in the dark.
  package var isElevated = false
  /// Whether the view is in a tab, where the search field is below the title.
  package var isInTab = false
  /// Whether the view is below a large title.
  package var isBelowLargeTitle = false
  /// Whether the tabs of an iPad are in the bar of the view.
  package var hasTabsInBar = false
  /// Whether the bar of the view has the button that shows and hides the sidebar.
  package var hasSidebarButton = false
  /// The foreground that a container chose for its texts alone.
  package var foreground = Foreground()
  /// Whether the screen is that of a phone less than 414 points wide.
  package var isOnNarrowPhone = false
  /// The height of the safe area at the bottom of the screen, into which what floats there reaches.
  package var bottomMargin = 0.0

  package init() {}
}
