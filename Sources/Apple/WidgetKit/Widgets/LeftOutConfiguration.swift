import SwiftUI

/// A placeholder for the configuration of a widget that was left out so that the other code
/// compiles.
public struct LeftOutConfiguration: WidgetConfiguration, PrimitiveWidgetConfiguration {
  package let primitive: PrimitiveDescription

  fileprivate init(_ place: Int) { primitive = .leftOut(place) }
}

/// A placeholder for the configuration of a control that was left out so that the other code
/// compiles.
public struct LeftOutControlConfiguration: ControlWidgetConfiguration, PrimitiveControlConfiguration
{
  package let primitive: PrimitiveDescription

  fileprivate init(_ place: Int) { primitive = .leftOut(place) }
}

extension PrimitiveDescription {
  fileprivate static func leftOut(_ place: Int) -> PrimitiveDescription {
    PrimitiveDescription { description in
      if description.kind.isEmpty { description.kind = description.typeName }
      description.fault = WidgetFault(
        "its configuration is left out (\(_LeftOut.cause(place)))")
    }
  }
}

extension _LeftOut {
  /// Returns a placeholder for the configuration of a widget.
  @MainActor public static func configuration(_ place: Int) -> LeftOutConfiguration {
    reached(place)
    return LeftOutConfiguration(place)
  }

  /// Returns a placeholder for the configuration of a control.
  @MainActor public static func control(_ place: Int) -> LeftOutControlConfiguration {
    reached(place)
    return LeftOutControlConfiguration(place)
  }

  /// Returns a Dynamic Island with placeholders for all of its views.
  public static func island(_ place: Int) -> DynamicIsland {
    reached(place)
    return DynamicIsland {
      DynamicIslandExpandedRegion(.center) { _LeftOut.view(place) }
    } compactLeading: {
      _LeftOut.view(place)
    } compactTrailing: {
      _LeftOut.view(place)
    } minimal: {
      _LeftOut.view(place)
    }
  }
}
