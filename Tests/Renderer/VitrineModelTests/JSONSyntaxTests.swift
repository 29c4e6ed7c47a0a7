import Testing

@testable import VitrineCoding
@testable import VitrineArchive

@Suite struct JSONSyntaxTests {
  @Test func theByteOrderMarkIsSkipped() throws {
    let text = archiveText(view: #""A""#)
    #expect(try decode("\u{FEFF}" + text).archive == decode(text).archive)
    let location = problem(of: "\u{FEFF}[")?.location
    #expect(location?.line == 1)
    #expect(location?.column == 2)
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00], [0x00, 0x7B] as [UInt8],
  ])
  func otherEncodingsAreNamed(bytes: [UInt8]) {
    let error = #expect(throws: ArchiveError.self) { try ArchiveDecoder().decode(bytes) }
    #expect(error?.reason == .notJSON("the file is not UTF-8; save it in that encoding"))
    #expect(error?.location?.column == 1)
  }

  @Test(arguments: [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82] as [UInt8],
  ])
  func invalidEncodingInStringsIsNamed(bytes: [UInt8]) {
    let text = Array("[\"é".utf8) + bytes + Array("\"]".utf8)
    let message = "bytes that are not UTF-8; save the file in that encoding"
    let error = #expect(throws: ArchiveError.self) { try ArchiveDecoder().decode(text) }
    #expect(error?.reason == .notJSON(message))
    #expect(error?.location?.column == 4)
  }
}
