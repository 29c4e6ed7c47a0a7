// Values of the environment that no modifier changes here, or that a picture does not show.

extension EnvironmentValues {
  /// The range of brightness that images may have; `nil` for the platform's default.
  @Entry public var allowedDynamicRange: Image.DynamicRange?
  /// The height of rows of wheels, in points.
  @Entry public var defaultWheelPickerItemHeight: CGFloat = 32
  /// Whether labels of controls are shown.
  public var labelsVisibility: Visibility { .automatic }
  /// How materials look in windows that are not in front.
  @Entry public var materialActiveAppearance: MaterialActiveAppearance = .automatic
  /// The order of a menu's items.
  @Entry public var menuOrder: MenuOrder = .automatic
  /// Whether links show that they lead to a screen.
  public var navigationLinkIndicatorVisibility: Visibility { .automatic }
  /// Whether something that is dragged over a control activates it.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  /// The side of an ambiguous place at which a cursor is.
  public var textSelectionAffinity: TextSelectionAffinity { .automatic }
  /// How Writing Tools take part.
  public var writingToolsBehavior: WritingToolsBehavior { .automatic }
  /// Whether a bar of tabs shows sections.
  public var isTabBarShowingSections: Bool { false }
  /// Whether Image Playground is available; never here.
  public var supportsImagePlayground: Bool { false }
  /// The edge with a bar at the side of a screen that folds (iOS 27.1); `nil` for none.
  public var toolbarVerticalEdge: HorizontalEdge? { nil }
  /// The space between the icon and the title of labels, in points; `nil` for the platform's default.
  public var labelIconToTitleSpacing: CGFloat? {
    get { labelLayout?.spacing }
    set {
      var layout = labelLayout ?? LabelLayout()
      layout.spacing = newValue
      labelLayout = layout
    }
  }
  /// The width of the icons of labels, in points; `nil` for the platform's default.
  public var labelReservedIconWidth: CGFloat? {
    get { labelLayout?.iconWidth }
    set {
      var layout = labelLayout ?? LabelLayout()
      layout.iconWidth = newValue
      labelLayout = layout
    }
  }
}
