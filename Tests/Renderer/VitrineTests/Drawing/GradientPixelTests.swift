import Testing
import VitrineArchive
import VitrineModel

/// Rows of gradients and blurred edges, recorded on macOS 27.0.1 (mburger89/MetalUI).
@Suite("Pixels of gradients and blurs")
struct GradientPixelTests {
  /// Draws a view from JSON.
  private func draw(_ json: String, _ width: Int, _ height: Int) throws -> Drawing {
    let (view, _) = try ArchiveDecoder(isStrict: true).decode(ViewNode.self, Array(json.utf8))
    return try Drawing(view, width, height)
  }

  /// A rectangle with a gradient between two points.
  private func linear(
    _ stops: String, from start: String = "leading", to end: String = "trailing",
    _ width: Int = 101, _ height: Int = 20
  ) throws -> Drawing {
    try draw(
      #"""
      {"rectangle": {"fill": {"linearGradient": {
        "stops": \#(stops), "startPoint": "\#(start)", "endPoint": "\#(end)"}}},
       "modifiers": [{"frame": {"width": \#(width), "height": \#(height)}}]}
      """#, width, height)
  }

  private func grey(_ level: Int) -> RGB { RGB(UInt8(level), UInt8(level), UInt8(level)) }

  @Test("black to white is even in lightness")
  func greys() throws {
    let drawing = try linear(##"["#000000", "#FFFFFF"]"##)
    for (x, level) in [(10, 4), (25, 34), (50, 99), (75, 172), (90, 220)] {
      #expect(drawing[x, 10].distance(to: grey(level)) <= 1, "\(x): \(drawing[x, 10])")
    }
  }

  @Test("red to blue is mixed in Oklab")
  func colors() throws {
    let drawing = try linear(##"["#FF0000", "#0000FF"]"##)
    for (x, color) in [(25, RGB(197, 74, 109)), (50, RGB(141, 82, 162)), (75, RGB(82, 72, 209))] {
      #expect(drawing[x, 10].distance(to: color) <= 2, "\(x): \(drawing[x, 10])")
    }
  }

  @Test("lines of equal colour are perpendicular to the axis, not along the other diagonal")
  func diagonal() throws {
    let drawing = try linear(
      ##"["#000000", "#FFFFFF"]"##, from: "topLeading", to: "bottomTrailing", 200, 100)
    for (x, y, level) in [(100, 0, 73), (0, 50, 3), (199, 0, 190), (0, 99, 23), (100, 50, 100)] {
      #expect(drawing[x, y].distance(to: grey(level)) <= 1, "\(x), \(y): \(drawing[x, y])")
    }
  }

  @Test("outside its stops a gradient has the colour of the closest")
  func outside() throws {
    let stops =
      ##"[{"color": "#FF0000", "location": 0.2}, {"color": "#0000FF", "location": 0.8}]"##
    let drawing = try linear(stops)
    #expect(drawing[0, 5] == .red && drawing[19, 5] == .red)
    #expect(drawing[82, 5] == .blue && drawing[100, 5] == .blue)
  }

  @Test("two stops at one location make an edge")
  func edge() throws {
    let stops =
      ##"[{"color": "#FF0000", "location": 0.5}, {"color": "#0000FF", "location": 0.5}]"##
    let drawing = try linear(stops)
    #expect(drawing[49, 5] == .red && drawing[51, 5] == .blue)
  }

  @Test("a gradient without length has its last colour everywhere")
  func noLength() throws {
    let drawing = try linear(##"["#FF0000", "#0000FF"]"##, from: "center", to: "center", 40, 20)
    #expect(drawing[0, 0] == .blue && drawing[39, 19] == .blue)
  }

  @Test("a radial gradient is circular in a box of any shape", arguments: [100, 200])
  func radial(width: Int) throws {
    let drawing = try draw(
      ##"""
      {"rectangle": {"fill": {"radialGradient": {"stops": ["#FFFFFF", "#000000"],
        "center": "center", "startRadius": 0, "endRadius": 50}}},
       "modifiers": [{"frame": {"width": \##(width), "height": 100}}]}
      """##, width, 100)
    // The pixels on both sides of a radius, whose average was recorded.
    for (radius, level) in [(10, 189), (25, 100), (40, 22)] {
      let (inner, outer) = (drawing[width / 2 + radius - 1, 50], drawing[width / 2 + radius, 50])
      let mean = (inner.brightness + outer.brightness) / 2 * 255
      #expect(abs(mean - Double(level)) < 1.5, "\(radius): \(mean)")
      #expect(drawing[width / 2, 50 + radius].distance(to: outer) <= 1)
    }
  }

  @Test("stops in reverse order are sorted")
  func reverse() throws {
    let stops =
      ##"[{"color": "#0000FF", "location": 0.8}, {"color": "#FF0000", "location": 0.2}]"##
    let drawing = try linear(stops)
    #expect(drawing[0, 5] == .red && drawing[100, 5] == .blue)
  }

  @Test("clear red to blue is mixed premultiplied, without a tint of red")
  func premultiplied() throws {
    let drawing = try linear(##"["#FF000000", "#0000FF"]"##)
    let recorded = [
      (0, RGB(254, 254, 255)), (25, RGB(190, 191, 255)), (50, RGB(127, 128, 255)),
      (75, RGB(66, 62, 255)), (100, RGB(1, 1, 255)),
    ]
    for (x, color) in recorded {
      #expect(drawing[x, 10].distance(to: color) <= 3, "\(x): \(drawing[x, 10])")
    }
  }

  @Test("a gradient in a circle spans its box")
  func circle() throws {
    let drawing = try draw(
      ##"""
      {"circle": {"fill": {"linearGradient": {"stops": ["#000000", "#FFFFFF"],
        "startPoint": "leading", "endPoint": "trailing"}}},
       "modifiers": [{"frame": {"width": 40, "height": 40}}]}
      """##, 40, 40)
    for (x, level) in [(1, 0), (20, 103), (38, 243)] {
      #expect(drawing[x, 20].distance(to: grey(level)) <= 4, "\(x): \(drawing[x, 20])")
    }
  }

  /// The wide edge was recorded a third of a pixel further to the right, which is up to 5 levels.
  private static let blurs: [(radius: Int, error: Int, levels: [(x: Int, level: Int)])] = [
    (4, 3, [(22, 248), (25, 222), (28, 165), (29, 140), (30, 115), (31, 90), (34, 32), (37, 7)]),
    (10, 5, [(14, 243), (18, 228), (22, 203), (26, 169), (30, 126), (34, 85), (38, 52), (42, 29)]),
  ]

  @Test("a blurred edge falls as a Gaussian whose deviation is the radius", arguments: blurs)
  func blurredEdge(radius: Int, error: Int, levels: [(x: Int, level: Int)]) throws {
    let drawing = try draw(
      ##"""
      {"hStack": {"spacing": 0, "children": [
        {"color": "#FFFFFF", "modifiers": [{"frame": {"width": 30, "height": 60}}]},
        {"color": "#000000", "modifiers": [{"frame": {"width": 30, "height": 60}}]}]},
       "modifiers": [{"compositingGroup": true}, {"blur": \##(radius)}]}
      """##, 60, 60)
    for (x, level) in levels {
      #expect(drawing[x, 30].distance(to: grey(level)) <= error, "\(x): \(drawing[x, 30])")
    }
  }

  /// A white and a black half, each a view of its own, with a blur around them.
  private func edge(_ modifiers: String) throws -> Drawing {
    try draw(
      ##"""
      {"zStack": {"children": [
        {"color": "#FFFFFF"},
        {"color": "#000000", "modifiers": [
          {"frame": {"width": 30}}, {"frame": {"maxWidth": "infinity", "alignment": "trailing"}}]}
       ]}, "modifiers": [\##(modifiers), {"frame": {"width": 60, "height": 60}}]}
      """##, 60, 60)
  }

  @Test("a blur of a stack blurs each leaf alone")
  func leaves() throws {
    let alone = try draw(
      ##"""
      {"zStack": {"children": [
        {"color": "#FFFFFF", "modifiers": [{"blur": 4}]},
        {"color": "#000000", "modifiers": [{"blur": 4}, {"frame": {"width": 30}},
          {"frame": {"maxWidth": "infinity", "alignment": "trailing"}}]}]},
       "modifiers": [{"frame": {"width": 60, "height": 60}}]}
      """##, 60, 60)
    let together = try edge(#"{"blur": 4}"#)
    for x in stride(from: 0, to: 60, by: 5) { #expect(together[x, 30] == alone[x, 30]) }
  }

  @Test("an opaque blur keeps the edges of each leaf hard")
  func opaque() throws {
    let drawing = try edge(#"{"blur": {"radius": 4, "opaque": true}}"#)
    #expect(drawing[29, 30] == grey(255) && drawing[30, 30] == grey(0))
  }

  @Test("a clip after the blur leaves the middle of the edge as it is")
  func clipped() throws {
    let blurred = try edge(#"{"compositingGroup": true}, {"blur": 4}"#)
    let clipped = try edge(#"{"compositingGroup": true}, {"blur": 4}, {"clipped": true}"#)
    #expect(clipped[30, 30] == blurred[30, 30])
    #expect(clipped[30, 30].distance(to: grey(115)) <= 3)
  }
}
