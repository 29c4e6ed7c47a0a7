import Testing
import Vitrine

/// The text formats that people and goldens read.
@Suite("Dumps")
struct DumpTests {
  @Test("numbers have at most three decimals and no locale")
  func numbers() {
    let texts: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (1.0004, "1"), (1.0005, "1.001"),
      (-0.0004, "0"), (0.05, "0.05"), (1234567.25, "1234567.25"), (.infinity, "inf"),
      (1e300, "1e+300"),
    ]
    for (number, text) in texts { #expect(number.dumpText == text) }
  }

  @Test("colours are hexadecimal, gradients name their line and stops")
  func paints() {
    let half = ResolvedColor(255, 128, 0, 0.5)
    #expect(Paint.color(half).dumpText == "#FF8000/0.5")
    let gradient = Paint.linearGradient(
      stops: [GradientStop(color: .black, location: 0), GradientStop(color: half, location: 1)],
      start: Point(x: 0, y: 0), end: Point(x: 0, y: 10.25))
    #expect(gradient.dumpText == "linear(0,0 to 0,10.25: #000000 at 0, #FF8000/0.5 at 1)")
  }

  @Test("rectangles are named, other outlines are path data")
  func paths() {
    #expect(Path.rect(Rect(x: 1, y: 2, width: 3, height: 4)).dumpText == "rect 1,2 3×4")
    let path = Path([
      .move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 1)),
      .quadCurve(Point(x: 2, y: 0), control: Point(x: 3, y: 3)), .close,
    ])
    #expect(path.dumpText == "path M0,0 L1,1 Q3,3 2,0 Z")
  }

  @Test("groups indent their members, whatever their effect")
  func groups() {
    let box = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let fill = DisplayList.Item.fill(
      DisplayList.Fill(path: box, style: .evenOdd, paint: .color(.white)))
    let stroke = DisplayList.Item.stroke(
      DisplayList.Stroke(
        path: box, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2]),
        paint: .color(.black)))
    let inner = DisplayList.Group(effect: .clip(box, .nonZero), items: [stroke])
    let list = DisplayList(
      size: Size(width: 10, height: 10.5),
      items: [
        .group(DisplayList.Group(effect: .opacity(0.25), items: [fill, .group(inner)])), fill,
      ])
    #expect(
      list.text == """
        DisplayList 10×10.5
          group opacity 0.25
            fill #FFFFFF evenOdd rect 0,0 10×10
            group clip rect 0,0 10×10
              stroke #000000 width=2 cap=round dash=1,2+0 rect 0,0 10×10
          fill #FFFFFF evenOdd rect 0,0 10×10

        """)
  }

  @Test("hard edges are listed")
  func hardEdges() {
    let box = Path.rect(Rect(x: 0, y: 0, width: 4, height: 4))
    var hard = FillStyle(.evenOdd)
    hard.isAntialiased = false
    let fill = DisplayList.Fill(path: box, style: hard, paint: .color(.white))
    let stroke = DisplayList.Stroke(
      path: box, style: StrokeStyle(), isAntialiased: false, paint: .color(.white))
    let list = DisplayList(size: Size(width: 4, height: 4), items: [.fill(fill), .stroke(stroke)])
    #expect(
      list.text == """
        DisplayList 4×4
          fill #FFFFFF evenOdd hard rect 0,0 4×4
          stroke #FFFFFF width=1 hard rect 0,0 4×4

        """)
  }

  @Test("texts are quoted, so they cannot end a line or control a terminal")
  func quotes() {
    #expect(JSONValue.quoted("a\"b\\c\nd\u{1B}[0m\u{202E}") == #""a\"b\\c\nd\u{1B}[0m\u{202E}""#)
    let value: JSONValue = ["b": [1, true, .null], "a": ["c": "d"]]
    #expect(value.dumpText == #"{a: {c: "d"}, b: [1, true, null]}"#)
  }
}
