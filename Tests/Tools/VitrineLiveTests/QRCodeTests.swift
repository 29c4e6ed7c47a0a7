import Testing
import VitrinePreview

/// QR codes, with which a phone opens the page.
@Suite struct QRCodeTests {
  @Test("a code has three finder patterns, and is as small as its text allows")
  func finders() throws {
    for (count, size) in [(1, 21), (14, 21), (15, 25), (62, 33), (63, 37), (213, 57), (2331, 177)] {
      let code = try #require(QRCode(String(repeating: "a", count: count)))
      #expect(code.size == size)
      for (row, column) in [(0, 0), (0, size - 7), (size - 7, 0)] {
        let ring = (0..<7).map { code.isDark(row: row + 1, column: column + $0) }
        #expect(ring == [true, false, false, false, false, false, true])
      }
    }
    #expect(QRCode(String(repeating: "a", count: 2332)) == nil)
  }

  /// A scanner (zxing-cpp 3.1) reads "vitrine:8400" here.
  private static let scanned = """
    ███████··██···███████
    █·····█·██·█··█·····█
    █·███·█·██··█·█·███·█
    █·███·█·███···█·███·█
    █·███·█···███·█·███·█
    █·····█·····█·█·····█
    ███████·█·█·█·███████
    ········█·███········
    █·····█·█···███··███·
    █·█··█·█·██·█··█·····
    █····███···█··██·███·
    ··████··██·····█·██·█
    ·█····█··█······█···█
    ········█·█·█·█·█████
    ███████··██·█·····██·
    █·····█···█·█·█··██·█
    █·███·█·····███·██·██
    █·███·█··███·█··█·█··
    █·███·█····████·██·██
    █·····█··██·█··█·██··
    ███████·██··█████··█·
    """

  @Test("modules are those that a scanner reads")
  func modules() throws {
    let code = try #require(QRCode("vitrine:8400"))
    let rows = (0..<code.size).map { row in
      String((0..<code.size).map { code.isDark(row: row, column: $0) ? "█" : "·" })
    }
    #expect(rows.joined(separator: "\n") == QRCodeTests.scanned)
    #expect(code.lines.count == 15 && code.lines.allSatisfy { $0.count == 29 })
    #expect(code.svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 29 29\""))
  }
}
