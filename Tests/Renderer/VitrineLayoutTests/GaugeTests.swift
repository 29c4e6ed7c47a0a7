import Testing
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

@Suite("Gauges and progress views")
struct GaugeTests {
  private func gauge(_ style: GaugeStyle, _ change: (inout Gauge) -> Void = { _ in }) -> ViewNode {
    var gauge = Gauge()
    gauge.value = 0.75
    change(&gauge)
    return ViewNode(.gauge(gauge)).with(.gaugeStyle(style))
  }

  private func progress(_ change: (inout ProgressView) -> Void) -> ViewNode {
    var progress = ProgressView()
    change(&progress)
    return ViewNode(.progressView(progress))
  }

  private func filled(
    _ view: ViewNode, _ environment: EnvironmentValues = .halves
  ) throws -> [Rect] {
    try layout(view, on: surface(), environment).makeDisplayList().items.compactMap {
      $0.filled?.tightBounds
    }
  }

  /// The visible labels, whose texts are their names.
  private func labels(_ style: GaugeStyle, ends: Bool, hidden: Bool = false) throws -> Set<String> {
    let view = gauge(style) {
      $0.label = text("label")
      $0.currentValueLabel = text("value")
      if ends {
        $0.minimumValueLabel = text("least")
        $0.maximumValueLabel = text("most")
      }
    }
    let content = try layout(hidden ? view.with(.labelsHidden(true)) : view).content
    let names = (content?.all ?? []).filter(\.isPlaced).map(\.name)
    return Set(["label", "value", "least", "most"].filter { names.contains("Text \"\($0)\"") })
  }

  @Test("each style shows the labels that Apple's documentation names")
  func labels() throws {
    let all: Set = ["label", "value", "least", "most"]
    for style in [GaugeStyle.automatic, .linearCapacity, .accessoryLinearCapacity] {
      #expect(try labels(style, ends: true) == all)
      #expect(try labels(style, ends: true, hidden: true) == all.subtracting(["label"]))
    }
    #expect(try labels(.accessoryCircular, ends: true) == ["value", "least", "most"])
    #expect(try labels(.accessoryCircular, ends: false) == ["value", "label"])
    #expect(try labels(.accessoryCircular, ends: false, hidden: true) == ["value"])
    #expect(try labels(.accessoryCircularCapacity, ends: true) == ["value"])
    #expect(try labels(.accessoryLinear, ends: true) == ["least", "most"])
    #expect(try labels(.accessoryLinear, ends: false) == ["value"])
  }

  @Test("a bar fills from its leading end in both directions, at any value")
  func bar() throws {
    let track = Rect(0, 42, 100, 16)
    #expect(try filled(gauge(.automatic)) == [track, Rect(0, 42, 75, 16)])
    var mirrored = EnvironmentValues()
    mirrored.layoutDirection = .rightToLeft
    #expect(try filled(gauge(.automatic), mirrored) == [track, Rect(25, 42, 75, 16)])
    #expect(try filled(gauge(.automatic) { $0.value = 0 }) == [track])
    #expect(try filled(gauge(.automatic) { $0.value = 7 }) == [track, track])
  }

  /// The gradients of a gauge's lines and areas.
  private func gradients(_ style: GaugeStyle, _ tint: ShapeStyle) throws -> [GradientPaint] {
    try layout(gauge(style).with(.tint(tint))).makeDisplayList().items.flatMap(\.all).compactMap {
      switch $0 {
      case .stroke(let stroke):
        if case .gradient(let gradient) = stroke.paint { gradient } else { nil }
      case .fill(let fill): if case .gradient(let gradient) = fill.paint { gradient } else { nil }
      default: nil
      }
    }
  }

  @Test("a gradient of any kind goes around a ring and along a bar")
  func gradientTint() throws {
    var radial = RadialGradient()
    radial.stops = [.init(color: .system(.red)), .init(color: .system(.blue))]
    let center = Point(x: 50, y: 50)
    for tint in [ShapeStyle.gradient(.radial(radial)), .colorGradient(.system(.red))] {
      let open = try gradients(.accessoryCircular, tint)
      #expect(
        open.map(\.geometry) == [
          .angular(center: center, start: -225, end: 45),
          .angular(center: center, start: -225, end: 45),
        ])
      let closed = try gradients(.accessoryCircularCapacity, tint)
      #expect(closed.count == 2)
      for gradient in closed {
        guard case .angular(center, -90, let end) = gradient.geometry else {
          Issue.record("\(gradient.geometry)")
          continue
        }
        #expect(end < 270 && end > 250)
      }
      let bar = try gradients(.linearCapacity, tint)
      #expect(
        bar.map(\.geometry) == [.linear(start: Point(x: 0, y: 50), end: Point(x: 100, y: 50))])
    }
  }

  @Test("the fraction is the value's position in its range")
  func fraction() {
    func fraction(_ value: Double, _ range: ClosedRange<Double>) -> Double {
      var gauge = Gauge()
      gauge.value = value
      gauge.bounds.lowerBound = range.lowerBound
      gauge.bounds.upperBound = range.upperBound
      return gauge.fraction
    }
    #expect(fraction(15, 10...30) == 0.25)
    #expect(fraction(-5, -10...0) == 0.5)
    #expect(fraction(9, 10...30) == 0)
    #expect(fraction(31, 10...30) == 1)
    #expect(fraction(3, 3...3) == 0)
  }

  @Test("a ring keeps its 58 points; labels of its ends narrow the arc")
  func ring() throws {
    let plain = try layout(gauge(.accessoryCircular))
    #expect(plain.content?.frame == Rect(21, 21, 58, 58))
    func line(_ view: ViewNode) throws -> Rect? {
      for case .stroke(let stroke) in try layout(view).makeDisplayList().items.flatMap(\.all) {
        return stroke.path.tightBounds
      }
      return nil
    }
    let open = try #require(try line(gauge(.accessoryCircular)))
    // 270 degrees end at 45 degrees from the bottom, 240 at 60.
    #expect(abs(open.maxY - (50 + 26.2 * 0.7071)) < 0.5)
    let labelled = try #require(
      try line(gauge(.accessoryCircular) { $0.minimumValueLabel = text("a") }))
    #expect(abs(labelled.maxY - (50 + 26.2 * 0.5)) < 0.5)
  }

  @Test("on a watch a ring is as large as its family, on a phone it keeps its size")
  func ringOnWatch() throws {
    var watch = EnvironmentValues()
    watch.idiom = .watch
    var frame = Frame()
    (frame.width, frame.height) = (44, 44)
    let view = gauge(.accessoryCircular) { $0.currentValueLabel = text("75") }.with(.frame(frame))
    let fitted = try layout(view, watch)
    let node = try #require(fitted.content?.all.first { $0.name == "Fitted" })
    #expect(node.frame.size == Size(width: 44, height: 44))
    // The drawing stays inside, and a ring with more space isn't larger than elsewhere.
    let groups = fitted.makeDisplayList().items.compactMap { item -> AffineTransform? in
      guard case .group(let group) = item, case .transform(let map) = group.effect else {
        return nil
      }
      return map
    }
    #expect(groups.count == 1)
    #expect(abs(try #require(groups.first).a - 44.0 / 58) < 1e-9)
    #expect(try layout(gauge(.accessoryCircular), watch).content?.frame.width == 58)
    #expect(try layout(view).content?.all.first { $0.name == "Face" }?.frame.width == 58)
  }

  @Test(
    "label and value have the same distance from a bar with labels at its ends as from one without")
  func ends() throws {
    func frames(_ change: (inout Gauge) -> Void) throws -> (label: Rect, row: Rect, value: Rect) {
      let view = gauge(.linearCapacity) {
        $0.label = text("label")
        $0.currentValueLabel = text("value")
        change(&$0)
      }
      let nodes = try #require(try layout(view).content?.all)
      func frame(_ names: String...) throws -> Rect {
        try #require(nodes.first { names.contains($0.name) }).frame
      }
      return (
        try frame("Text \"label\""), try frame("Ends", "Bar"), try frame("Text \"value\"")
      )
    }
    let plain = try frames { _ in }
    let labelled = try frames {
      $0.minimumValueLabel = text("0")
      $0.maximumValueLabel = text("9")
    }
    #expect(labelled.row.height > plain.row.height)
    #expect(labelled.row.minY - labelled.label.maxY == plain.row.minY - plain.label.maxY)
    #expect(labelled.value.minY - labelled.row.maxY == plain.value.minY - plain.row.maxY)
  }

  @Test("the mark is at the value, and on the round ends at 0 and 1")
  func mark() throws {
    func dot(_ value: Double) throws -> Rect? {
      try filled(gauge(.accessoryLinear) { $0.value = value }).last
    }
    let end = 5.55 / 2
    #expect(abs(try #require(try dot(0)).midX - end) < 0.5)
    #expect(abs(try #require(try dot(0.5)).midX - 50) < 0.01)
    #expect(abs(try #require(try dot(1)).midX - (100 - end)) < 0.5)
  }

  @Test("a progress view's bar: 4 points high, 4 under its label")
  func progressBar() throws {
    let view = progress {
      $0.value = 0.5
      $0.label = text("ab")
    }
    // Stub texts are 17 points high.
    #expect(try layout(view).content?.frame == Rect(0, 37.5, 100, 25))
    #expect(try filled(view) == [Rect(0, 58.5, 100, 4), Rect(0, 58.5, 50, 4)])
    #expect(try layout(view.with(.labelsHidden(true))).content?.frame.height == 4)
  }

  @Test("unknown progress is an empty ring, or an empty bar in the linear style")
  func unknown() throws {
    let view = progress { $0.label = text("ab") }
    #expect(try layout(view).content?.frame.size == Size(width: 58, height: 58))
    #expect(try layout(view).makeDisplayList().items.count == 1)
    #expect(try filled(view.with(.progressViewStyle(.linear))).count == 1)
  }

  @Test("a time interval without a value label has a clock, also in a ring")
  func clock() throws {
    let view = progress {
      $0.timerInterval = DateIntervalText()
      $0.timerInterval?.end = ArchiveDate(secondsSince1970: 60)
    }
    for style in [ProgressViewStyle.linear, .circular] {
      let content = try #require(try layout(view.with(.progressViewStyle(style))).content)
      #expect(content.all.contains { $0.name == "Clock" }, "\(style)")
    }
  }

  @Test(
    "a time interval empties or fills according to the date of the request",
    arguments: [(0, 1.0), (10, 1), (25, 0.75), (40, 0.5), (70, 0), (99, 0)])
  func span(now: Double, left: Double) {
    var progress = ProgressView()
    var interval = DateIntervalText()
    interval.start = ArchiveDate(secondsSince1970: 10)
    interval.end = ArchiveDate(secondsSince1970: 70)
    progress.timerInterval = interval
    let date = ArchiveDate(secondsSince1970: now)
    #expect(progress.fraction(at: date) == left)
    progress.countsDown = false
    #expect(progress.fraction(at: date) == 1 - left)
  }
}
