// Modifiers of tabs, which stay tabs. Those of views would do, but for functions that return tabs.

nonisolated extension TabContent {
  /// Applies a modifier of views to the tab.
  private func tab(_ change: (AnyView) -> some View) -> TabGroup<Self.TabValue> {
    TabGroup(change(AnyView(self)))
  }
  /// Adds a badge with a number.
  public func badge(_ count: Int) -> some TabContent<Self.TabValue> { tab { $0.badge(count) } }
  /// Adds a badge with a text.
  public func badge(_ label: Text?) -> some TabContent<Self.TabValue> { tab { $0.badge(label) } }
  /// Adds a badge with a localized text.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> {
    tab { $0.badge(key) }
  }
  /// Adds a badge with a text.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<Self.TabValue> {
    tab { $0.badge(Text(label)) }
  }
  /// Hides a tab.
  public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    hidden ? TabGroup<Self.TabValue>(EmptyView()) : tab { $0 }
  }
  /// Sets whether people can choose the tab.
  public func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> {
    tab { $0.disabled(disabled) }
  }
  /// Sets the name under which a person's changes of the tab are kept.
  public func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
    tab { $0.recorded("customizationID", .none) }
  }
  /// Sets what people can change about the tab.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { tab { $0.recorded("customizationBehavior", .none) } }
  /// Sets whether the tab is shown before a person has changed it.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { tab { $0.recorded("defaultVisibility", .none) } }
  /// Sets where the tab is shown.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> {
    tab { $0.recorded("tabPlacement", .none) }
  }
  /// Adds a menu to the tab.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<Self.TabValue> { tab { $0.contextMenu(menuItems: menuItems) } }
  /// Sets the label for assistive technologies.
  @StringForm
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> {
    tab { $0.accessibilityLabel(key) }
  }
  /// Sets the label for assistive technologies.
  public func accessibilityLabel(_ label: Text) -> some TabContent<Self.TabValue> {
    tab { $0.accessibilityLabel(label) }
  }
  /// Sets the identifier of the tab for UI tests.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<Self.TabValue> {
    tab { $0.accessibilityIdentifier(identifier) }
  }
}
