import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineTestSupport

@Suite("Linear gradients")
struct GradientTests {
  private func stop(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Double, _ at: Double)
    -> GradientStop
  {
    GradientStop(color: ResolvedColor(red, green, blue, opacity), location: at)
  }

  private func picture(
    _ width: Double, _ height: Double, _ stops: [GradientStop], _ start: Point, _ end: Point
  ) throws -> Bitmap {
    let rect = Path.rect(Rect(x: 0, y: 0, width: width, height: height))
    let paint = Paint.linearGradient(stops: stops, start: start, end: end)
    return try draw(width, height, [.fill(.init(path: rect, paint: paint))])
  }

  /// The premultiplied colour at a position, computed without tables.
  private func exact(_ stops: [GradientStop], _ place: Double) -> [Double] {
    func premultiplied(_ color: ResolvedColor) -> [Double] {
      [color.red, color.green, color.blue, 1].map { $0 * color.opacity * 255 }
    }
    guard let next = stops.firstIndex(where: { $0.location > place }) else {
      return premultiplied(stops[stops.count - 1].color)
    }
    guard next > 0 else { return premultiplied(stops[0].color) }
    let (low, high) = (stops[next - 1], stops[next])
    let share = (place - low.location) / (high.location - low.location)
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return premultiplied(
      ResolvedColor(
        red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green),
        blue: mix(low.color.blue, high.color.blue),
        opacity: mix(low.color.opacity, high.color.opacity)))
  }

  private func largestError(
    _ picture: Bitmap, _ stops: [GradientStop], _ start: Point, _ end: Point
  ) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var worst = 0.0
    for y in TestLength.some(Array(0..<picture.height)) {
      for x in 0..<picture.width {
        let (px, py) = (Double(x) + 0.5 - start.x, Double(y) + 0.5 - start.y)
        let expected = exact(stops, (px * dx + py * dy) / (dx * dx + dy * dy))
        let actual = picture[x, y]
        for (component, value) in zip(
          [actual.red, actual.green, actual.blue, actual.alpha], expected)
        {
          worst = max(worst, abs(Double(component) - value))
        }
      }
    }
    return worst
  }

  @Test(
    "every pixel is within one 255th of the exact colour",
    arguments: [
      (0, 0, 400, 300), (400, 300, 0, 0), (350, 0, 20, 300), (0, 40, 0, 260), (390, 0, 10, 0),
    ])
  func exactness(line: (Double, Double, Double, Double)) throws {
    let (start, end) = (Point(x: line.0, y: line.1), Point(x: line.2, y: line.3))
    let lists = [
      [stop(0x1e, 0x3a, 0x8a, 1, 0), stop(0x7c, 0x3a, 0xed, 1, 1)],
      [stop(255, 0, 0, 1, 0), stop(0, 0, 255, 0, 1)],
      [stop(0, 0, 0, 0.2, 0.1), stop(255, 255, 255, 1, 0.3), stop(9, 99, 199, 0.5, 0.8)],
    ]
    for stops in lists {
      let picture = try picture(400, 300, stops, start, end)
      #expect(largestError(picture, stops, start, end) <= 1)
    }
  }

  @Test("a hard edge falls on the exact pixel, in every row and direction")
  func hardEdge() throws {
    let stops = [stop(255, 0, 0, 1, 0), stop(255, 0, 0, 1, 0.5), stop(0, 0, 255, 1, 0.5)]
    let (low, high) = (Point(x: 0, y: 0), Point(x: 300, y: 300))
    for (start, end) in [(low, high), (high, low)] {
      let picture = try picture(300, 300, stops, start, end)
      for y in 0..<300 {
        let wrong = (0..<300).filter { x in
          let isFirst = (x + y < 299) == (start == low)
          return x + y != 299 && picture[x, y] != (isFirst ? Pixel(255, 0, 0) : Pixel(0, 0, 255))
        }
        #expect(wrong.isEmpty, "row \(y)")
      }
    }
  }

  @Test("transparency is interpolated with straight colour")
  func straightAlpha() throws {
    let stops = [stop(255, 0, 0, 1, 0), stop(0, 0, 255, 0, 1)]
    let picture = try picture(101, 1, stops, .zero, Point(x: 101, y: 0))
    #expect(picture[50, 0].distance(to: Pixel(64, 0, 64, 128)) <= 1)
  }

  @Test("a gradient with one stop, without length or without stops is one colour or nothing")
  func degenerate() throws {
    let (red, blue) = (stop(255, 0, 0, 1, 0.3), stop(0, 0, 255, 1, 0.7))
    let point = Point(x: 1, y: 1)
    #expect(try picture(2, 2, [red], .zero, point)[0, 0] == Pixel(255, 0, 0))
    #expect(try picture(2, 2, [red, blue], point, point)[0, 0] == Pixel(0, 0, 255))
    #expect(try picture(2, 2, [], .zero, point)[0, 0] == .clear)
    #expect(try picture(2, 2, [blue, red], .zero, Point(x: 1e-9, y: 0))[1, 1] == Pixel(255, 0, 0))
  }

  @Test("a gradient moves with its shape and fades with its group")
  func transformed() throws {
    let stops = [stop(255, 0, 0, 1, 0), stop(0, 0, 255, 1, 1)]
    let paint = Paint.linearGradient(stops: stops, start: .zero, end: Point(x: 20, y: 0))
    let shape = Path.rect(Rect(x: 0, y: 0, width: 20, height: 4))
    let item = DisplayList.Item.fill(.init(path: shape, paint: paint))
    let shift = AffineTransform.translation(x: 5, y: 3)
    let plain = try draw(20, 4, [item])
    let moved = try draw(30, 10, [group(.transform(shift), [item])])
    let faded = try draw(20, 4, [group(.opacity(0.5), [item])])
    let boxed = try draw(
      30, 10,
      [
        fill(29, 9, 1, 1, .black),
        group(.opacity(0.5), [fill(5, 3, 20, 4, .black), group(.transform(shift), [item])]),
      ])
    for x in 0..<20 {
      #expect(plain[x, 2] == moved[x + 5, 5])
      let expected = Pixel((plain[x, 2].red + 1) / 2, 0, (plain[x, 2].blue + 1) / 2, 128)
      #expect(faded[x, 2].distance(to: expected) <= 1)
      #expect(boxed[x + 5, 5].distance(to: expected) <= 1)
    }
  }
}
