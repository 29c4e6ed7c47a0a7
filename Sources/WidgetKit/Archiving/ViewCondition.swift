internal import VitrineModel

/// What a variant can ask for.
enum ViewCondition: CaseIterable {
  case colorScheme, state, renderingMode, luminance, background, staleness

  /// Whether two sets of conditions are the same in this.
  func isEqual(_ left: ViewConditions, _ right: ViewConditions) -> Bool {
    switch self {
    case .colorScheme: left.colorScheme == right.colorScheme
    case .state: left.state == right.state
    case .renderingMode: left.renderingMode == right.renderingMode
    case .luminance: left.isLuminanceReduced == right.isLuminanceReduced
    case .background:
      left.showsWidgetContainerBackground == right.showsWidgetContainerBackground
    case .staleness: left.isStale == right.isStale
    }
  }

  /// The conditions with a plain value in the place of this.
  func without(_ conditions: ViewConditions) -> ViewConditions {
    let plain = ViewConditions()
    var rest = conditions
    switch self {
    case .colorScheme: rest.colorScheme = plain.colorScheme
    case .state: rest.state = plain.state
    case .renderingMode: rest.renderingMode = plain.renderingMode
    case .luminance: rest.isLuminanceReduced = plain.isLuminanceReduced
    case .background:
      rest.showsWidgetContainerBackground = plain.showsWidgetContainerBackground
    case .staleness: rest.isStale = plain.isStale
    }
    return rest
  }

  /// Makes a variant ask for this.
  func ask(_ variant: inout VariantView.Variant, _ conditions: ViewConditions) {
    switch self {
    case .colorScheme: variant.colorScheme = conditions.colorScheme
    case .state: variant.state = conditions.state
    case .renderingMode: variant.renderingMode = conditions.renderingMode
    case .luminance: variant.isLuminanceReduced = conditions.isLuminanceReduced
    case .background:
      variant.showsWidgetContainerBackground = conditions.showsWidgetContainerBackground
    case .staleness: variant.isStale = conditions.isStale
    }
  }
}
