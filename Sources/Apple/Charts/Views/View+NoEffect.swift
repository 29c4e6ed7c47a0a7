import SwiftUI

nonisolated extension View {
  /// Lets people scroll the chart; has no effect, because widgets do not scroll.
  public func chartScrollableAxes(_ axes: SwiftUI.Axis.Set) -> some View {
    recorded("chartScrollableAxes", .none)
  }
  /// Sets where scrolling comes to rest; has no effect.
  public func chartScrollTargetBehavior(_ behavior: ChartScrollTargetBehavior) -> some View {
    recorded("chartScrollTargetBehavior", .none)
  }
  /// Lets people select a value; has no effect, because widgets have no gestures.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    recorded("chartXSelection", .none)
  }
  /// Lets people select a range of values; has no effect.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { recorded("chartXSelection", .none) }
  /// Lets people select a value; has no effect.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    recorded("chartYSelection", .none)
  }
  /// Lets people select a range of values; has no effect.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { recorded("chartYSelection", .none) }
  /// Lets people select a sector; has no effect.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    recorded("chartAngleSelection", .none)
  }
  /// Sets the gesture of selections; has no effect.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    recorded("chartGesture", .none)
  }
}

/// Where scrolling comes to rest.
public struct ChartScrollTargetBehavior: Sendable {
  /// Aligns scrolling with values.
  public static func valueAligned(
    unit: Double, majorAlignment: MajorValueAlignment? = nil
  ) -> ChartScrollTargetBehavior { ChartScrollTargetBehavior() }
  /// Aligns scrolling with dates.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment? = nil
  ) -> ChartScrollTargetBehavior { ChartScrollTargetBehavior() }
  /// Aligns scrolling with pages.
  public static var paging: ChartScrollTargetBehavior { ChartScrollTargetBehavior() }
}

/// The values that scrolling aligns with in preference to others.
public struct MajorValueAlignment: Sendable {
  /// Aligns with pages.
  public static var page: MajorValueAlignment { MajorValueAlignment() }
  /// Aligns with multiples of a number.
  public static func unit(_ unit: Double) -> MajorValueAlignment { MajorValueAlignment() }
  /// Aligns with dates that match components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}
