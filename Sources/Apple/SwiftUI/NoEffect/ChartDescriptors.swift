// Charts as VoiceOver presents them, which no picture shows.

/// A view whose chart VoiceOver can present.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Returns a description of the chart; never called.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates the description; never called.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A chart with its axes and series.
open class AXChartDescriptor: NSObject {
  /// The title of the chart.
  open var title: String?
  /// What the chart shows.
  open var summary: String?
  /// The layout of the content.
  open var contentDirection = ContentDirection.contentDirectionLeftToRight
  /// The axes along which the chart is read.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis of the values.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  open var additionalAxes: [any AXDataAxisDescriptor]?
  /// The series.
  open var series: [AXDataSeriesDescriptor]
  /// The direction in which a chart is read.
  public enum ContentDirection: Int, Sendable {
    /// The directions along the axes, and around a centre.
    case contentDirectionLeftToRight, contentDirectionRightToLeft, contentDirectionTopToBottom
    case contentDirectionBottomToTop, contentDirectionRadialClockwise
    case contentDirectionRadialCounterClockwise
  }
  /// Creates a description of a chart.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title of the axis.
  var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers grow along the axis.
  public enum ScaleType: Int, Sendable {
    /// Linearly, or by logarithms.
    case linear, log10, ln
  }
  /// The title of the axis.
  open var title: String
  /// How numbers grow along the axis.
  open var scaleType = ScaleType.linear
  /// The smallest and largest number.
  open var range: ClosedRange<Double>
  /// The numbers with grid lines.
  open var gridlinePositions: [Double]
  /// Describes a number.
  open var valueDescriptionProvider: (Double) -> String
  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The title of the axis.
  open var title: String
  /// The names in order.
  open var categoryOrder: [String]
  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

/// A series of a chart.
open class AXDataSeriesDescriptor: NSObject {
  /// The name of the series.
  open var name: String?
  /// Whether the points are connected.
  open var isContinuous: Bool
  /// The points.
  open var dataPoints: [AXDataPoint]
  /// Creates a series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A point of a chart.
open class AXDataPoint: NSObject {
  /// What is read for the point in place of its values.
  open var label: String?
  /// Creates a point at a number.
  public init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) { self.label = label }
  /// Creates a point at a name.
  public init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) { self.label = label }
  /// A value on a further axis.
  public enum Value: Sendable {
    /// A number, or a name.
    case number(Double), category(String)
  }
}

nonisolated extension View {
  /// Adds a description of a chart for VoiceOver.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { recorded("accessibilityChartDescriptor", .none) }
}
