import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineText

@testable import VitrineSymbols

@Suite("Symbol sizes")
struct MetricTests {
  private let book = SymbolLibrary(textEngine: FontTextEngine())

  private func ink(
    _ name: String, _ size: Double, weight: Double = 400, _ scale: ImageScale = .medium
  ) throws -> Rect {
    try #require(
      book.symbol(SymbolRequest(name: name, pointSize: size, weight: weight, scale: scale))
    ).ink
  }

  /// Apple's template draws a circle 74.449, 78.809 and 83.984 units wide at the small scale.
  @Test(
    "a circle is as wide as in Apple's template",
    arguments: [(100, 74.449), (400, 78.809), (900, 83.984)])
  func circle(_ weight: Double, _ width: Double) throws {
    let ink = try ink("circle", 100, weight: weight, .small)
    #expect(abs(ink.width - width) < 0.5)
    #expect(abs(ink.height - width) < 0.5)
  }

  /// Its margins there are 92.53 units apart.
  @Test("the box of a circle is as wide as between the template's margins")
  func margins() throws {
    let request = SymbolRequest(name: "circle", pointSize: 100, scale: .small)
    let drawing = try #require(book.symbol(request))
    #expect(abs(drawing.size.width - 92.53) < 0.5)
  }

  /// The bounding boxes of ink in pixels, three per point, measured in pictures of iOS 18.5.
  @Test(
    "the ink is as large as Apple's",
    arguments: [
      ("star.fill", 17, 54.98, 52.55), ("heart.fill", 17, 49.33, 45.61),
      ("house", 17, 59.32, 52.31), ("gear", 17, 54.85, 53.98), ("link", 17, 52.45, 52.56),
      ("person.circle", 22, 65.66, 65.66),
    ])
  func recorded(_ name: String, _ size: Double, _ width: Double, _ height: Double) throws {
    let ink = try ink(name, size)
    #expect(abs(ink.width * 3 - width) < 2)
    #expect(abs(ink.height * 3 - height) < 2)
  }

  /// The bounding boxes of ink in ems at the medium scale, measured in screenshots of iOS (0.33 to
  /// 0.5 points).
  @Test(
    "the ink is as large as in screenshots",
    arguments: [
      ("calendar", 0.979, 0.906), ("arrow.clockwise", 0.872, 1.052), ("trash", 0.948, 1.077),
      ("sun.max.fill", 1.05, 1.061), ("book.closed.fill", 0.824, 1.039),
      ("play.fill", 0.723, 0.806), ("stop.fill", 0.806, 0.806), ("plus", 0.806, 0.806),
      ("play", 0.735, 0.824), ("pause.fill", 0.583, 0.806), ("arrow.up", 0.75, 0.917),
      ("arrow.left", 0.917, 0.75), ("arrow.circlepath", 1.088, 1),
    ])
  func measured(_ name: String, _ width: Double, _ height: Double) throws {
    let ink = try ink(name, 100)
    #expect(abs(ink.width / 100 / width - 1) < 0.05, "\(ink.width)")
    #expect(abs(ink.height / 100 / height - 1) < 0.05, "\(ink.height)")
  }

  /// The ring of `person.circle` is 5.478 pixels thick at 22 points with three pixels per point.
  @Test("lines are as thick as Apple's")
  func stroke() {
    #expect(abs(SymbolMetrics.stroke(400) * 66 - 5.478) < 0.01)
    #expect(SymbolMetrics.stroke(0) == SymbolMetrics.stroke(100))
    #expect(SymbolMetrics.stroke(1000) == SymbolMetrics.stroke(900))
  }

  @Test("symbols are centred on the middle of capitals, whatever their scale")
  func baseline() throws {
    for scale in ImageScale.allCases {
      let request = SymbolRequest(name: "circle", pointSize: 20, scale: scale)
      let drawing = try #require(book.symbol(request))
      #expect(abs(drawing.baseline - drawing.ink.midY - 0.7046 * 10) < 1e-9)
    }
  }

  @Test(
    "a heavier weight has more ink",
    arguments: ["heart", "gear", "trash", "checkmark", "wifi", "checkmark.circle"])
  func weights(_ name: String) throws {
    let widths = try [100, 400, 700, 900].map { try ink(name, 100, weight: $0).width }
    #expect(widths == widths.sorted())
    #expect(widths[0] < widths[3])
  }
}
