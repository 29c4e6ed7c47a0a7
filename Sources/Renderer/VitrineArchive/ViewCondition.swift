import VitrineCoding
import VitrineDevices
import VitrineModel

/// A condition that a variant of a view can set for a request.
///
/// This is the only list of them: the fields of variants, their score, and the conditions under
/// which the front end evaluates views follow from it.
package enum ViewCondition: Int, CaseIterable, Sendable {
  case colorScheme, state, renderingMode, luminance, containerBackground, staleness, fullscreen
  case islandWidth, levelOfDetail, dynamicTypeSize, contrast

  /// Where the condition is stored, and what it means.
  package var definition: ViewConditionDefinition { ViewCondition.definitions[rawValue] }

  private static let definitions = allCases.map(\.makeDefinition)

  private var makeDefinition: ViewConditionDefinition {
    switch self {
    case .colorScheme:
      .init(
        "colorScheme", \.colorScheme, \.colorScheme, evaluated: ColorScheme.allCases,
        "Colour scheme it is for; default: any.")
    case .state:
      .init(
        "state", \.state, \.state, evaluated: [.entry, .locked],
        "State it is for; default: any.")
    case .renderingMode:
      .init(
        "renderingMode", \.renderingMode, \.renderingMode,
        evaluated: WidgetRenderingMode.allCases, "Rendering mode it is for; default: any.")
    case .luminance:
      .init(
        "isLuminanceReduced", \.isLuminanceReduced, \.isLuminanceReduced,
        evaluated: [false, true], "Whether it is for dimmed displays; default: any.")
    case .containerBackground:
      .init(
        "showsWidgetContainerBackground", \.showsWidgetContainerBackground,
        \.showsWidgetContainerBackground, evaluated: [true, false],
        "Whether it is for surfaces that draw the container background; default: any.")
    case .staleness:
      .init(
        "isStale", \.isStale, \.isStale, evaluated: [false, true],
        "Whether it is for a Live Activity whose content is out of date; default: any.")
    case .fullscreen:
      .init(
        "isActivityFullscreen", \.isActivityFullscreen, \.isActivityFullscreen,
        evaluated: [false, true],
        "Whether it is for a Live Activity on the full screen of StandBy; default: any.")
    case .islandWidth:
      .init(
        "isDynamicIslandLimitedInWidth", \.isDynamicIslandLimitedInWidth,
        \.isDynamicIslandLimitedInWidth, evaluated: [false, true],
        "Whether it is for a Dynamic Island that cannot grow; default: any.")
    case .levelOfDetail:
      .init(
        "levelOfDetail", \.levelOfDetail, \.levelOfDetail, evaluated: LevelOfDetail.allCases,
        "Level of detail it is for; default: any.")
    case .dynamicTypeSize:
      .init(
        "dynamicTypeSize", \.dynamicTypeSize, \.dynamicTypeSize,
        evaluated: [.large] + DynamicTypeSize.allCases.filter { $0 != .large },
        "Text size it is for; default: any.")
    case .contrast:
      .init(
        "colorSchemeContrast", \.colorSchemeContrast, \.colorSchemeContrast,
        evaluated: ColorSchemeContrast.allCases, "Contrast it is for; default: any.")
    }
  }
}

/// Where a condition is stored in requests and variants, and what it means.
package struct ViewConditionDefinition: Sendable {
  /// The field that stores the condition in a variant.
  let field: Field<VariantView.Variant>
  /// Whether a request meets a variant's condition; `nil` when the variant does not set it.
  let isMet: @Sendable (VariantView.Variant, ViewConditions) -> Bool?
  /// Whether two sets of conditions are equal in this one.
  package let isEqual: @Sendable (ViewConditions, ViewConditions) -> Bool
  /// Sets the condition of a variant to the value in a set of conditions.
  package let ask: @Sendable (inout VariantView.Variant, ViewConditions) -> Void
  /// The conditions once for each value that views are evaluated under, the default first.
  package let variations: @Sendable (ViewConditions) -> [ViewConditions]

  fileprivate init<Value: ArchiveValue>(
    _ name: String, _ condition: any WritableKeyPath<ViewConditions, Value> & Sendable,
    _ request: any WritableKeyPath<VariantView.Variant, Value?> & Sendable,
    evaluated values: [Value], _ summary: String
  ) {
    field = Field(name, request, isCondition: true, summary)
    isMet = { variant, conditions in
      variant[keyPath: request].map { $0 == conditions[keyPath: condition] }
    }
    isEqual = { $0[keyPath: condition] == $1[keyPath: condition] }
    ask = { variant, conditions in variant[keyPath: request] = conditions[keyPath: condition] }
    variations = { conditions in
      values.map { value in
        var varied = conditions
        varied[keyPath: condition] = value
        return varied
      }
    }
  }
}

extension ViewCondition {
  /// Returns the conditions with this one reset to its default.
  package func removed(from conditions: ViewConditions) -> ViewConditions {
    definition.variations(conditions).first ?? conditions
  }
}

extension [ViewCondition] {
  /// Every combination of the values that views are evaluated under, the default first; the first
  /// condition of the list changes fastest.
  package var combinations: [ViewConditions] {
    reduce([ViewConditions()]) { combinations, condition in
      let columns = combinations.map(condition.definition.variations)
      return (columns.first ?? []).indices.flatMap { index in columns.map { $0[index] } }
    }
  }
}
