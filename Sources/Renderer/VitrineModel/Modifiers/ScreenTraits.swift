import VitrineCoding
import VitrineGeometry

/// What a view tells the lists, bars and pickers around it and in it.
package struct ScreenTraits: ArchiveRecord {
  /// The position of a title in a navigation bar.
  package enum TitleDisplayMode: String, ArchiveEnum {
    case automatic, inline, large
  }

  package var listStyle: ScreenStyles.List?
  package var pickerStyle: ScreenStyles.Picker?
  package var textFieldStyle: ScreenStyles.TextField?
  package var listRowInsets: EdgeInsets?
  package var listRowBackground: ViewNode?
  package var hidesRowSeparator: Bool?
  package var badge: ViewNode?
  package var navigationTitle: ViewNode?
  package var titleDisplayMode: TitleDisplayMode?
  package var hidesNavigationBar: Bool?
  package var hidesBackButton: Bool?
  package var destination: ViewNode?
  package var tabItem: ViewNode?
  package var leadingItems: [ViewNode] = []
  package var trailingItems: [ViewNode] = []
  package var bottomItems: [ViewNode] = []
  package var searchPrompt: String?
  /// Whether the view is in a list, where controls spread over a whole row; lists set it.
  package var isInForm: Bool?

  package init() {}

  package static let fields: [Field<ScreenTraits>] = [
    Field("listStyle", \.listStyle, "The style of lists in the view."),
    Field("pickerStyle", \.pickerStyle, "The style of pickers in the view."),
    Field("textFieldStyle", \.textFieldStyle, "The style of fields in the view."),
    Field("listRowInsets", \.listRowInsets, "The space around the view as a row."),
    Field("listRowBackground", \.listRowBackground, "What is behind the view as a row."),
    Field("hidesRowSeparator", \.hidesRowSeparator, "Whether the row has no line below it."),
    Field("badge", \.badge, "What is at the trailing edge of the row or on the tab."),
    Field("navigationTitle", \.navigationTitle, "The title of the navigation bar."),
    Field("titleDisplayMode", \.titleDisplayMode, "The position of the title."),
    Field("hidesNavigationBar", \.hidesNavigationBar, "Whether there is no navigation bar."),
    Field("hidesBackButton", \.hidesBackButton, "Whether the bar has no back button."),
    Field("destination", \.destination, "The view that is pushed from the start."),
    Field("tabItem", \.tabItem, "The label of the view as a tab."),
    Field("leadingItems", \.leadingItems, "Items at the leading edge of the navigation bar."),
    Field("trailingItems", \.trailingItems, "Items at the trailing edge of the navigation bar."),
    Field("bottomItems", \.bottomItems, "Items of the bar at the bottom."),
    Field("searchPrompt", \.searchPrompt, "The prompt of the field for searching."),
  ]
}

extension ScreenTraits {
  /// Takes what traits around these set.
  package mutating func merge(_ outer: ScreenTraits) {
    listStyle = outer.listStyle ?? listStyle
    pickerStyle = outer.pickerStyle ?? pickerStyle
    textFieldStyle = outer.textFieldStyle ?? textFieldStyle
    listRowInsets = outer.listRowInsets ?? listRowInsets
    listRowBackground = outer.listRowBackground ?? listRowBackground
    hidesRowSeparator = outer.hidesRowSeparator ?? hidesRowSeparator
    badge = outer.badge ?? badge
    navigationTitle = outer.navigationTitle ?? navigationTitle
    titleDisplayMode = outer.titleDisplayMode ?? titleDisplayMode
    hidesNavigationBar = outer.hidesNavigationBar ?? hidesNavigationBar
    hidesBackButton = outer.hidesBackButton ?? hidesBackButton
    destination = outer.destination ?? destination
    tabItem = outer.tabItem ?? tabItem
    leadingItems += outer.leadingItems
    trailingItems += outer.trailingItems
    bottomItems += outer.bottomItems
    searchPrompt = outer.searchPrompt ?? searchPrompt
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

  /// The styles of fields.
  package enum TextField: String, ArchiveEnum {
    case automatic, plain, roundedBorder
  }

  package var list = List.automatic
  package var picker = Picker.automatic
  package var textField = TextField.automatic
  /// Whether the view is in a row of a form, where controls spread over the whole width.
  package var isInForm = false

  package init() {}

  /// Takes the styles that a modifier sets.
  mutating func apply(_ traits: ScreenTraits) {
    list = traits.listStyle ?? list
    picker = traits.pickerStyle ?? picker
    textField = traits.textFieldStyle ?? textField
    isInForm = traits.isInForm ?? isInForm
  }
}
