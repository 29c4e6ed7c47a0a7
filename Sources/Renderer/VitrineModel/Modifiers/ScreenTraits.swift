import VitrineCoding
import VitrineDevices
import VitrineGeometry

/// What a view tells the lists, bars and pickers around it and in it.
@dynamicMemberLookup
package struct ScreenTraits: ArchiveRecord {
  /// The position of a title in a navigation bar.
  package enum TitleDisplayMode: String, ArchiveEnum {
    case automatic, inline, large
  }

  /// The fields.
  package struct Members: ArchiveRecord {
    package var listStyle: ScreenStyles.List?
    package var pickerStyle: ScreenStyles.Picker?
    package var datePickerStyle: ScreenStyles.DatePicker?
    package var textFieldStyle: ScreenStyles.TextField?
    package var tabViewStyle: ScreenStyles.TabView?
    package var hidesPageIndex: Bool?
    package var scrollAnchor: UnitPoint?
    package var contentMargins: EdgeInsets?
    package var hidesScrollBackground: Bool?
    package var increasesHeaders: Bool?
    package var listRowSpacing: Double?
    package var listSectionSpacing: Double?
    package var minListRowHeight: Double?
    package var listItemTint: Color?
    package var listRowInsets: EdgeInsets?
    package var listRowBackground: ViewNode?
    package var hidesRowSeparator: Bool?
    package var rowSeparatorTint: Color?
    package var isSelected: Bool?
    package var selects: Bool?
    package var deletes: Bool?
    package var moves: Bool?
    package var badge: ViewNode?
    package var navigationTitle: ViewNode?
    package var navigationSubtitle: ViewNode?
    package var titleDisplayMode: TitleDisplayMode?
    package var hidesNavigationBar: Bool?
    package var hidesTabBar: Bool?
    package var hidesBottomBar: Bool?
    package var hidesBackButton: Bool?
    package var hidesSidebarButton: Bool?
    package var destination: ViewNode?
    package var tabItem: ViewNode?
    package var isSearchTab: Bool?
    package var toolbarItems: [ScreenToolbarItem] = []
    package var searchPrompt: String?
    package var searchText: String?
    package var presented: ViewNode?
    package var preferredColorScheme: ColorScheme?
    package var detentFraction: Double?
    package var detentHeight: Double?
    package var showsDragIndicator: Bool?
    package var presentationCornerRadius: Double?
    package var presentationBackground: ViewNode?
    /// Whether the view is in a list, where controls spread over a whole row; lists set it.
    package var isInForm: Bool?
    package var isElevated: Bool?
    package var isInTab: Bool?
    package var isBelowLargeTitle: Bool?
    /// Whether the view is what scrolls, for which its margins and anchor are.
    package var isScrolled: Bool?
    package var search: ScreenStyles.Search?
    package var staysPopover: Bool?
    package var hasTabsInBar: Bool?
    package var hasSidebarButton: Bool?
    package var foreground: Foreground?

    package init() {}

    package static let fields = styles.map(\.field) + row + bars + presentation
  }

  private var members = Boxed.value(Members())

  package init() {}

  /// A field of the traits.
  package subscript<Value>(dynamicMember member: WritableKeyPath<Members, Value>) -> Value {
    get { members[dynamicMember: member] }
    set { members[dynamicMember: member] = newValue }
  }

  package static let fields = Members.fields.map { Field($0, in: \ScreenTraits.members.wrapped) }

  /// Takes what traits around these set; toolbars have the items of all.
  package mutating func merge(_ outer: ScreenTraits) {
    var merged = members.wrapped
    for field in Members.fields { field.take(outer.members.wrapped, &merged) }
    merged.toolbarItems = members.toolbarItems + outer.members.toolbarItems
    members = .value(merged)
  }

  /// Sets the styles that views inherit.
  func apply(to styles: inout ScreenStyles) {
    for style in Members.styles { style.apply(members.wrapped, &styles) }
    styles.isInForm = members.isInForm ?? styles.isInForm
    styles.isElevated = members.isElevated ?? styles.isElevated
    styles.isInTab = members.isInTab ?? styles.isInTab
    styles.isBelowLargeTitle = members.isBelowLargeTitle ?? styles.isBelowLargeTitle
    styles.hasTabsInBar = members.hasTabsInBar ?? styles.hasTabsInBar
    styles.hasSidebarButton = members.hasSidebarButton ?? styles.hasSidebarButton
    styles.foreground = members.foreground ?? styles.foreground
    if members.isScrolled == true { (styles.contentMargins, styles.scrollAnchor) = (.zero, nil) }
    styles.search = members.search ?? styles.search
    styles.searchPrompt = members.searchPrompt ?? styles.searchPrompt
    styles.searchText = members.searchText ?? styles.searchText
  }
}

/// A view in a toolbar.
package struct ScreenToolbarItem: ArchiveRecord {
  /// The placements of SwiftUI, by their names.
  package enum Placement: String, ArchiveEnum {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction, keyboard
    case topBarLeading, topBarTrailing, bottomBar
  }

  package var placement = Placement.automatic
  package var view = ViewNode(.emptyView(EmptyView()))

  package init() {}

  /// Creates an item.
  package init(_ placement: Placement, _ view: ViewNode) {
    (self.placement, self.view) = (placement, view)
  }

  package static let fields: [Field<ScreenToolbarItem>] = [
    Field("placement", \.placement, "Where the view is."),
    Field("view", \.view, required: true, "The view."),
  ]
}
