import Foundation
import SwiftUI
import Testing

/// Values that widget code computes, compared with those of Apple's module.
///
/// Sources: OpenSwiftUI's tests that run against SwiftUI (MIT licence), for curves, schedules,
/// angles, axes and resolved colours; values that mburger89/MetalUI recorded on macOS 27, for
/// springs and mixed colours.
@Suite("Values")
struct ValueTests {
  /// A curve, its values and its slopes at 0, 0.25, 0.5, 0.75 and 1.
  struct CurveCase: Sendable {
    let curve: UnitCurve
    let values: [Double]
    let slopes: [Double]
    var tolerance = 0.01
  }

  static let curves = [
    CurveCase(curve: .linear, values: [0, 0.25, 0.5, 0.75, 1], slopes: [1, 1, 1, 1, 1]),
    CurveCase(
      curve: .easeIn, values: [0, 0.09, 0.32, 0.62, 1], slopes: [0, 0.67, 1.07, 1.37, 0]),
    CurveCase(
      curve: .easeOut, values: [0, 0.38, 0.68, 0.91, 1], slopes: [1, 1.37, 1.07, 0.67, 0]),
    CurveCase(
      curve: .easeInOut, values: [0, 0.13, 0.5, 0.87, 1], slopes: [0, 1.06, 1.72, 1.06, 0]),
    CurveCase(
      curve: .circularEaseIn, values: [0, 0.032, 0.134, 0.339, 1],
      slopes: [0, 0.258, 0.577, 1.134, .infinity], tolerance: 0.001),
    CurveCase(
      curve: .circularEaseOut, values: [0, 0.661, 0.866, 0.968, 1],
      slopes: [.infinity, 1.134, 0.577, 0.258, 0], tolerance: 0.001),
    CurveCase(
      curve: .circularEaseInOut, values: [0, 0.067, 0.5, 0.933, 1],
      slopes: [0, 0.577, .infinity, 0.577, 0], tolerance: 0.001),
    CurveCase(
      curve: .bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9)),
      values: [0, .nan, 0.5, .nan, 1], slopes: [.nan, .nan, 1.2, .nan, .nan]),
    CurveCase(
      curve: .bezier(
        startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1)),
      values: [0, .nan, 0.5, .nan, 1], slopes: [.nan, .nan, -1, .nan, .nan]),
  ]

  /// NaN is a value that wasn't recorded.
  private func expect(_ value: Double, _ figure: Double, within tolerance: Double) {
    guard !figure.isNaN else { return }
    #expect(value == figure || abs(value - figure) <= tolerance, "\(value), recorded \(figure)")
  }

  @Test("curves have SwiftUI's values and slopes", arguments: curves)
  func curve(_ item: CurveCase) {
    for (index, x) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
      expect(item.curve.value(at: x), item.values[index], within: item.tolerance)
      expect(item.curve.velocity(at: x), item.slopes[index], within: item.tolerance)
    }
    #expect(item.curve.value(at: -0.5) == 0)
    #expect(item.curve.value(at: 1.5) == 1)
  }

  @Test("the inverse of a curve exchanges input and output", arguments: curves.prefix(7))
  func inverse(_ item: CurveCase) {
    for x in [0.1, 0.3, 0.7, 0.9] {
      expect(item.curve.inverse.value(at: item.curve.value(at: x)), x, within: 1e-9)
    }
    #expect(item.curve.inverse.inverse == item.curve)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.easeIn.inverse.value(at: 0.3) != UnitCurve.easeOut.value(at: 0.3))
  }

  /// The duration, the bounce, the settling time in seconds, and the value after 0.1 seconds on the
  /// way to 10.
  static let springs: [[Double]] = [
    [0.4, 0, 0.6, 4.656], [0.4, 0.3, 0.854188, 5.614], [0.4, 0.5, 1.157199, 6.473],
    [0.4, -0.3, 1.2, 3.724], [1, 0, 1.5, 1.313], [1, 0.3, 1.953928, 1.457],
    [0.5, 0.15, 0.876827, 3.881], [0.2, 0.7, 0.981661, 13.679],
  ]

  @Test("springs have SwiftUI's values and durations", arguments: springs)
  func spring(_ figures: [Double]) {
    let spring = Spring(duration: figures[0], bounce: figures[1])
    expect(spring.settlingDuration, figures[2], within: 1e-6)
    expect(spring.value(target: 10.0, time: 0.1), figures[3], within: 5e-4)
  }

  @Test("a spring reaches 10 like SpringKeyframe")
  func springOverTime() {
    let recorded = [1.86, 4.656, 6.819, 8.21, 9.029, 9.487, 9.734, 9.864]
    for (index, figure) in recorded.enumerated() {
      let time = 0.05 * Double(index + 1)
      expect(Spring(duration: 0.4).value(target: 10.0, time: time), figure, within: 5e-4)
    }
    // A spring with an initial velocity of 50 per second, from 10 to 0.
    for (time, figure) in [(0.05, 9.28), (0.1, 6.384), (0.2, 2.222), (0.4, 0.173)] {
      let value = Spring(duration: 0.4).value(target: -10.0, initialVelocity: 50, time: time)
      expect(10 + value, figure, within: 1e-3)
    }
  }

  @Test("velocity is the slope of a spring's value, and steps add up", arguments: springs)
  func springVelocity(_ figures: [Double]) {
    let spring = Spring(duration: figures[0], bounce: figures[1])
    for time in [0.05, 0.2, 0.6] {
      let slope =
        (spring.value(target: 10.0, initialVelocity: 3, time: time + 1e-6)
          - spring.value(target: 10.0, initialVelocity: 3, time: time - 1e-6)) / 2e-6
      let velocity = spring.velocity(target: 10.0, initialVelocity: 3, time: time)
      expect(velocity, slope, within: 1e-4 * max(1, abs(slope)))
    }
    var (value, velocity) = (0.0, 3.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.02)
    }
    expect(value, spring.value(target: 10.0, initialVelocity: 3, time: 0.2), within: 1e-9)
    expect(velocity, spring.velocity(target: 10.0, initialVelocity: 3, time: 0.2), within: 1e-7)
    let force = spring.force(target: 10, position: value, velocity: velocity)
    expect(
      force, (10 - value) * spring.stiffness - velocity * spring.damping, within: 1e-9)
  }

  /// Source: Apple's documentation of `Spring`.
  @Test("0.5 seconds and a bounce of 0.3 are a stiffness of 157.9 and a damping of 17.6")
  func springQuantities() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    expect(spring.stiffness, 157.9, within: 0.05)
    expect(spring.damping, 17.6, within: 0.05)
    let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    expect(same.duration, 0.5, within: 1e-12)
    expect(same.bounce, 0.3, within: 1e-12)
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring(stiffness: 100, damping: 1000).bounce == 0)
    #expect(Spring(stiffness: 100, damping: 1000, allowOverDamping: true).bounce < 0)
  }

  private func seconds(_ dates: some Sequence<Date>, _ count: Int = 3) -> [Double] {
    var iterator = dates.makeIterator()
    return (0..<count).compactMap { _ in iterator.next()?.timeIntervalSince1970 }
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test("a periodic schedule starts with the last date that is not later")
  func periodic() {
    let fives = PeriodicTimelineSchedule(from: date(0), by: 5)
    #expect(seconds(fives.entries(from: date(12), mode: .normal)) == [10, 15, 20])
    #expect(seconds(fives.entries(from: date(15), mode: .normal)) == [15, 20, 25])
    let tens = PeriodicTimelineSchedule(from: date(0), by: 10)
    #expect(seconds(tens.entries(from: date(25), mode: .normal)) == [20, 30, 40])
  }

  @Test("each minute of the schedule is a whole one")
  func everyMinute() {
    let dates = EveryMinuteTimelineSchedule().entries(from: date(1_000_000_007), mode: .normal)
    #expect(seconds(dates) == [999_999_960, 1_000_000_020, 1_000_000_080])
  }

  @Test("an explicit schedule has its own dates and no others")
  func explicit() {
    let schedule = ExplicitTimelineSchedule([date(100), date(200), date(300)])
    #expect(seconds(schedule.entries(from: date(0), mode: .normal), 5) == [100, 200, 300])
  }

  @Test("an animation schedule keeps its interval, and has no dates while it is paused")
  func animation() {
    let schedule = AnimationTimelineSchedule(minimumInterval: 1.5)
    #expect(seconds(schedule.entries(from: date(0), mode: .normal)) == [0, 1.5, 3])
    #expect(seconds(schedule.entries(from: date(0), mode: .lowFrequency)) == [])
    let paused = AnimationTimelineSchedule(paused: true)
    #expect(seconds(paused.entries(from: date(0), mode: .normal)) == [])
  }

  @Test("angles are radians, degrees, and 128 times radians for animations")
  func angles() {
    for (radians, degrees) in [(0, 0), (Double.pi / 2, 90.0), (.pi, 180), (2 * .pi, 360)] {
      var angle = Angle(radians: radians)
      #expect(angle.degrees == degrees)
      #expect(angle == Angle(degrees: degrees))
      #expect(angle.animatableData == radians * 128)
      angle.animatableData *= 2
      #expect(angle.radians == radians * 2)
    }
    let sum = -Angle.degrees(30) + .degrees(90) * 2 - .degrees(60) / 2
    expect(sum.degrees, 120, within: 1e-9)
    #expect(Angle.zero < .degrees(1))
  }

  @Test("axes have names, numbers and sets")
  func axes() {
    #expect(Axis.allCases == [.horizontal, .vertical])
    #expect(Axis.allCases.map(\.rawValue) == [0, 1])
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    #expect(!Axis.Set.horizontal.contains(.vertical))
    #expect(Edge.Set.all == [.horizontal, .vertical])
  }

  /// Colours whose components times 255 aren't halfway between integers, which may be rounded
  /// either way.
  @Test(
    "resolved colours are written as sRGB",
    arguments: [
      (Color.RGBColorSpace.sRGB, [0, 0, 0, 0], "#00000000"),
      (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
      (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"),
      (.sRGB, [0.6, 0.6, 0.6, 0.6], "#99999999"), (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
      (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"),
      (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"),
      (.sRGBLinear, [0.6, 0.6, 0.6, 0.6], "#CBCBCB99"),
      (.sRGBLinear, [1, 1, 1, 1], "#FFFFFFFF"),
      (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"),
      (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"),
      (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
    ] as [(Color.RGBColorSpace, [Float], String)])
  func resolved(space: Color.RGBColorSpace, components: [Float], text: String) {
    let color = Color.Resolved(
      colorSpace: space, red: components[0], green: components[1], blue: components[2],
      opacity: components[3])
    #expect(color.description == text)
    #expect(Color(color).resolve(in: EnvironmentValues()).description == text)
  }

  @Test("a red in Display P3 is darker than SwiftUI's by 1 of 255: its matrix is not published")
  func displayP3() {
    let color = Color.Resolved(
      colorSpace: .displayP3, red: 0.412, green: 0.508, blue: 0.690, opacity: 0.748)
    withKnownIssue("98.49 of 255 where SwiftUI has 99") {
      #expect(color.description == "#6382B4BF")
    }
    #expect(color.description == "#6282B4BF")
  }

  @Test(
    "hue, saturation and brightness become sRGB",
    arguments: [
      ([0, 0, 0], "#000000FF"), ([0, 0, 1], "#FFFFFFFF"), ([0, 1, 1], "#FF0000FF"),
      ([1.0 / 3, 1, 1], "#00FF00FF"), ([2.0 / 3, 1, 1], "#0000FFFF"), ([1, 1, 1], "#FF0000FF"),
      ([1.0 / 6, 1, 1], "#FFFF00FF"), ([0.5, 1, 1], "#00FFFFFF"), ([5.0 / 6, 1, 1], "#FF00FFFF"),
      ([1.0 / 3, 1, 0.4], "#006600FF"),
    ] as [([Double], String)])
  func hues(parts: [Double], text: String) {
    let color = Color(hue: parts[0], saturation: parts[1], brightness: parts[2])
    #expect(color.resolve(in: EnvironmentValues()).description == text)
  }

  /// Recorded as a gradient of 101 pixels, whose centres are offset by half a pixel.
  @Test(
    "black and white mix in Oklab, as in a gradient",
    arguments: [(10, 4), (25, 34), (50, 99), (75, 172), (90, 220)])
  func mixtures(pixel: Int, level: Int) {
    let color = Color.black.mix(with: .white, by: (Double(pixel) + 0.5) / 101)
      .resolve(in: EnvironmentValues())
    #expect(abs(color.red * 255 - Float(level)) <= 1, "\(color.red * 255)")
    #expect(abs(color.red - color.green) < 1e-3 && abs(color.green - color.blue) < 1e-3)
    let plain = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: EnvironmentValues())
    #expect(abs(plain.red - 0.5) < 1e-3)
  }

  @Test("gradients keep the stops that they are given")
  func gradients() {
    let even = Gradient(colors: [.red, .green, .blue])
    #expect(even.stops.map(\.location) == [0, 0.5, 1])
    #expect(even.stops.map(\.color) == [.red, .green, .blue])
    let stops = [Gradient.Stop(color: .red, location: 0.2), .init(color: .blue, location: 0.8)]
    #expect(Gradient(stops: stops).stops == stops)
    #expect(Gradient(stops: stops) == Gradient(stops: stops))
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test("points, insets and alignments match their names")
  func geometry() {
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
    #expect(UnitPoint.top == UnitPoint(x: 0.5, y: 0))
    #expect(UnitPoint() == .topLeading)
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10)
    )
    #expect(
      ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions(
        by: CGSize(width: 1, height: 2))
        == CGSize(width: 5, height: 2))
  }
}
