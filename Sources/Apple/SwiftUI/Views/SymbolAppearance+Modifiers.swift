import VitrineUIKit
internal import VitrineModel

extension SymbolAppearance {
  /// The appearance as modifiers of the same names.
  var modifiers: [Modifier] {
    var modifiers: [Modifier] = []
    if let pointSize, pointSize > 0 {
      modifiers.append(.font(Font.system(size: pointSize, weight: fontWeight).archived))
    } else if let weight = fontWeight {
      modifiers.append(.fontWeight(weight.archived))
    }
    switch scale {
    case .small: modifiers.append(.imageScale(.small))
    case .medium: modifiers.append(.imageScale(.medium))
    case .large: modifiers.append(.imageScale(.large))
    case .default, .unspecified, nil: break
    }
    if let coloring { modifiers.append(.symbolRenderingMode(coloring.archived)) }
    let styles = colors.prefix(3).map { VitrineModel.ShapeStyle.color($0.archived) }
    if let first = styles.first {
      modifiers.append(.foregroundStyle(first, Array(styles.dropFirst())))
    }
    return modifiers
  }

  private var fontWeight: Font.Weight? { weight.map(Font.Weight.init) }
}
