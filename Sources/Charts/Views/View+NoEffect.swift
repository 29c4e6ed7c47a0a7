import SwiftUI

nonisolated extension View {
  /// Lets people scroll the chart; without an effect, since widgets do not scroll.
  public func chartScrollableAxes(_ axes: SwiftUI.Axis.Set) -> some View {
    recorded("chartScrollableAxes", .none)
  }
  /// Sets how much of the horizontal axis is visible; without an effect.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    recorded("chartXVisibleDomain")
  }
  /// Sets how much of the horizontal axis is visible; without an effect.
  public func chartXVisibleDomain(length: Int) -> some View { recorded("chartXVisibleDomain") }
  /// Sets how much of the vertical axis is visible; without an effect.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    recorded("chartYVisibleDomain")
  }
  /// Sets where the chart is scrolled to; without an effect.
  public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    recorded("chartScrollPosition", .none)
  }
  /// Sets where the chart is scrolled to; without an effect.
  public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    recorded("chartScrollPosition", .none)
  }
  /// Sets where the chart is scrolled to at first; without an effect.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    recorded("chartScrollPosition", .none)
  }
  /// Sets where the chart is scrolled to at first; without an effect.
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    recorded("chartScrollPosition", .none)
  }
  /// Sets where scrolling comes to rest; without an effect.
  public func chartScrollTargetBehavior(_ behavior: ChartScrollTargetBehavior) -> some View {
    recorded("chartScrollTargetBehavior", .none)
  }
  /// Lets people select a value; without an effect, since widgets have no gestures.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    recorded("chartXSelection", .none)
  }
  /// Lets people select a range of values; without an effect.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { recorded("chartXSelection", .none) }
  /// Lets people select a value; without an effect.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    recorded("chartYSelection", .none)
  }
  /// Lets people select a range of values; without an effect.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { recorded("chartYSelection", .none) }
  /// Lets people select a sector; without an effect.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    recorded("chartAngleSelection", .none)
  }
  /// Sets the gesture of selections; without an effect.
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

/// Values at which scrolling rather comes to rest.
public struct MajorValueAlignment: Sendable {
  /// Aligns with pages.
  public static var page: MajorValueAlignment { MajorValueAlignment() }
  /// Multiples of a number.
  public static func unit(_ unit: Double) -> MajorValueAlignment { MajorValueAlignment() }
  /// Aligns with dates that match components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}
