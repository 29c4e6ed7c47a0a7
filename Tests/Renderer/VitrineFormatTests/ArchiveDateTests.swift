import Testing
import VitrineCoding

@Suite struct ArchiveDateTests {
  @Test(
    "a date keeps its microseconds over centuries",
    arguments: [
      "1830-05-30T07:44:43.238457Z", "2226-01-31T09:41:00.000001Z", "0001-01-01T00:00:00Z",
    ])
  func microseconds(text: String) {
    #expect(ArchiveDate(text)?.text == text)
  }
}
