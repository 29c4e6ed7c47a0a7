internal import VitrineModel

/// The conditions that a view is evaluated under, one list of values each.
struct VariantAxes {
  var colorSchemes: [ColorScheme] = ColorScheme.allCases
  var renderingModes: [WidgetRenderingMode] = [.fullColor]
  var luminance = [false]
  var backgrounds = [true]
  var states: [RenderState] = [.snapshot]
  var staleness = [false]

  /// The conditions of a widget's timeline: all that WidgetKit may show an entry under.
  static let entry = VariantAxes(
    renderingModes: WidgetRenderingMode.allCases, luminance: [false, true],
    backgrounds: [true, false], states: [.snapshot, .locked])

  /// The conditions of a placeholder or of an entry in the gallery.
  static let still = VariantAxes(renderingModes: WidgetRenderingMode.allCases)

  /// The conditions of a Live Activity.
  static let activity = VariantAxes(
    luminance: [false, true], states: [.snapshot, .locked], staleness: [false, true])

  /// Every combination, the plain one first.
  var all: [ViewConditions] {
    var result: [ViewConditions] = []
    for state in states {
      for isStale in staleness {
        for shows in backgrounds {
          for isReduced in luminance {
            for mode in renderingModes {
              for scheme in colorSchemes {
                var conditions = ViewConditions()
                conditions.state = state
                conditions.isStale = isStale
                conditions.showsWidgetContainerBackground = shows
                conditions.isLuminanceReduced = isReduced
                conditions.renderingMode = mode
                conditions.colorScheme = scheme
                result.append(conditions)
              }
            }
          }
        }
      }
    }
    return result
  }
}

/// Views under all conditions as one view with the fewest variants.
struct RenderedVariants {
  private var cases: [(conditions: ViewConditions, node: Int)] = []
  private var nodes: [ViewNode] = []
  private var numbers: [ViewNode: Int] = [:]

  /// Takes the view under conditions.
  mutating func add(_ node: ViewNode, _ conditions: ViewConditions) {
    let number = numbers[node] ?? nodes.count
    if number == nodes.count {
      nodes.append(node)
      numbers[node] = number
    }
    cases.append((conditions, number))
  }

  /// The view that most conditions have, and the others with all that they ask for.
  ///
  /// Conditions that make no difference are not asked for.
  var view: VariantView {
    guard nodes.count > 1 else {
      return VariantView(nodes.first ?? ViewNode(.emptyView(EmptyView())))
    }
    var counts = [Int](repeating: 0, count: nodes.count)
    for item in cases { counts[item.node] += 1 }
    let common = counts.indices.max { (counts[$0], -$0) < (counts[$1], -$1) } ?? 0
    let asked = Condition.allCases.filter(matters)
    var plain = VariantView.Variant()
    plain.view = nodes[common]
    var seen: Set<VariantView.Variant> = []
    let others = cases.filter { $0.node != common }.compactMap { item in
      var variant = VariantView.Variant()
      for condition in asked { condition.ask(&variant, item.conditions) }
      variant.view = nodes[item.node]
      return seen.insert(variant).inserted ? variant : nil
    }
    return VariantView(variants: [plain] + others)
  }

  /// Whether two cases that differ in a condition alone have different views.
  private func matters(_ condition: Condition) -> Bool {
    var views: [ViewConditions: Int] = [:]
    for item in cases {
      let rest = condition.without(item.conditions)
      if let other = views[rest], other != item.node { return true }
      views[rest] = item.node
    }
    return false
  }

  /// What a variant can ask for.
  private enum Condition: CaseIterable {
    case colorScheme, state, renderingMode, luminance, background, staleness

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
}
