import Testing

@testable import VitrineLive

@Suite("Kept results")
struct KeptResultsTests {
  private struct Fault: Error, Equatable { var stays: Bool }

  @Test("the most recently used result is kept longest")
  func order() throws {
    let kept = KeptResults<Int, Int, Never>(most: 2)
    for key in [1, 2, 1, 3, 1] { _ = kept.value(key) { key } }
    #expect(kept.count == 3)
    _ = kept.value(2) { 2 }
    #expect(kept.count == 4)
  }

  @Test("some errors are kept for the next request, and others are retried")
  func faults() {
    let kept = KeptResults<Int, Int, Fault>(most: 4)
    for stays in [false, false, true, true] {
      #expect(throws: Fault(stays: stays)) {
        try kept.value(1, keeps: \.stays) { () throws(Fault) in throw Fault(stays: stays) }
      }
    }
    #expect(kept.count == 3)
  }

  @Test("concurrent requests wait for one")
  func concurrent() async {
    let kept = KeptResults<Int, Int, Never>(most: 4)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<32 {
        group.addTask {
          let value = kept.value(7) { 49 }
          #expect(value == 49)
        }
      }
    }
    #expect(kept.count == 1)
  }
}
