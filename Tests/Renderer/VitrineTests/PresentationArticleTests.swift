import Testing
import Vitrine

/// The sizes in the articles on Live Activities and controls match the tables.
@Suite("Sizes in articles")
struct PresentationArticleTests {
  private static let devices = [
    "iPhone 16", "iPhone 16 Plus", "iPhone 13 mini", "iPad Pro 11-inch", "Apple Watch 45mm",
  ]

  @Test("Live Activities")
  func activities() throws {
    let rows = try Article.table("sizes", in: "LiveActivities")
    #expect(
      rows.map { $0[0] } == ActivityPresentation.allCases.map(\.rawValue).filter { $0 != "menuBar" }
    )
    for row in rows {
      let target = try #require(RenderTarget(row[0]))
      for (name, cell) in zip(PresentationArticleTests.devices, row.dropFirst()) {
        let device = try #require(Device.named(name))
        #expect(device.sizeRange(of: target).map(text) ?? "–" == cell, "\(row[0]) \(name)")
      }
    }
  }

  @Test("sizes of controls are those of the tables")
  func controls() throws {
    let rows = try Article.table("presentations", in: "ControlWidgets")
    #expect(rows.map { $0[0] } == ControlPresentation.allCases.map(\.rawValue))
    for row in rows {
      let target = try #require(RenderTarget(row[0]))
      let sizes = try #require(Device.standard(for: target)?.sizeRange(of: target))
      #expect(text(sizes) == row[2], "\(row[0])")
    }
  }

  private func text(_ sizes: SizeRange) -> String {
    range(sizes.least.width, sizes.most.width) + " × "
      + range(sizes.least.height, sizes.most.height)
  }

  private func range(_ least: Double, _ most: Double) -> String {
    least == most ? most.dumpText : "\(least.dumpText)…\(most.dumpText)"
  }
}
