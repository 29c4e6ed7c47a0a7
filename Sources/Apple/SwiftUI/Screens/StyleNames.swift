internal import VitrineModel

// The styles of views of apps, by the types of SwiftUI; others are drawn as the automatic one.

extension ScreenStyles.List {
  init(_ style: any ListStyle) {
    self =
      switch style {
      case is PlainListStyle: .plain
      case is GroupedListStyle: .grouped
      case is InsetGroupedListStyle: .insetGrouped
      case is InsetListStyle: .inset
      case is SidebarListStyle: .sidebar
      default: .automatic
      }
  }
}

extension ScreenStyles.Picker {
  init(_ style: any PickerStyle) {
    self =
      switch style {
      case is MenuPickerStyle: .menu
      case is SegmentedPickerStyle: .segmented
      case is InlinePickerStyle: .inline
      case is WheelPickerStyle: .wheel
      case is PalettePickerStyle: .palette
      case is NavigationLinkPickerStyle: .navigationLink
      default: .automatic
      }
  }
}

extension ScreenTraits.TitleDisplayMode {
  init(_ mode: NavigationBarItem.TitleDisplayMode) {
    self =
      switch mode {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
  }
}
