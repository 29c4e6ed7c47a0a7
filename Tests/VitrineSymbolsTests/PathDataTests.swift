import Testing
import VitrineModel

@testable import VitrineSymbols

@Suite("Path data")
struct PathDataTests {
  private func path(_ text: String) throws -> Path { try PathData.path(text.utf8) }

  @Test("numbers may touch, and steps may be relative")
  func compact() throws {
    #expect(try path("M1-2L.5.5h-1v2z") == path("M 1 -2 L 0.5 0.5 L -0.5,0.5 L -0.5 2.5 Z"))
    #expect(try path("m1 1 2 0 0 2z") == path("M1 1L3 1L3 3Z"))
    #expect(try path("M0 0C1 0 2 0 2 1S3 2 4 2") == path("M0 0C1 0 2 0 2 1C2 2 3 2 4 2"))
    #expect(try path("M0 0Q1 0 1 1T2 2") == path("M0 0Q1 0 1 1Q1 2 2 2"))
    #expect(try path("M1e1 2E-1") == path("M10 .2"))
  }

  @Test("an arc ends where it should and keeps its distance from the centre")
  func arc() throws {
    // A three-quarter circle with flags that touch the numbers behind them.
    let path = try path("M10 0a10 10 0 11-10-10")
    guard case .curve(let end, _, _) = path.elements.last else {
      Issue.record("no curve")
      return
    }
    #expect(abs(end.x) < 1e-9 && abs(end.y + 10) < 1e-9)
    let box = try #require(path.inkBounds)
    #expect(abs(box.maxY - 10) < 0.01 && abs(box.minX + 10) < 0.01)
  }

  @Test("radii that are too small grow, those of zero give a line")
  func radii() throws {
    let grown = try #require(try path("M0 0A1 1 0 0 1 10 0").inkBounds)
    #expect(abs(grown.minY + 5) < 0.01)
    #expect(try path("M0 0A0 1 0 0 1 10 0") == path("M0 0L10 0"))
  }

  @Test(
    "a fault says where it is",
    arguments: [
      ("L1 1", 1), ("M1", 2), ("M1 1X", 4), ("M0 0L1 a", 7), ("M0 0A1 1 0 2 0 1 1", 11),
      ("M0 0Z1 1", 5),
    ])
  func faults(_ text: String, _ offset: Int) {
    #expect(throws: PathData.Fault.syntax(offset: offset)) { try path(text) }
  }

  @Test("a path has so many steps at most")
  func limit() throws {
    let most = "M0 0" + String(repeating: "h1", count: PathData.stepLimit - 1)
    #expect(try path(most).elements.count == PathData.stepLimit)
    #expect(throws: PathData.Fault.tooManySteps(limit: PathData.stepLimit)) {
      try path(most + "h1")
    }
  }
}
