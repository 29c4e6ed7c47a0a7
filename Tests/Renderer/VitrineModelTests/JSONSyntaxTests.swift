import Testing

@testable import VitrineCoding
@testable import VitrineArchive
@testable import VitrineModel

/// A text that isn't JSON, and its error.
struct Fault: Sendable, CustomTestStringConvertible {
  let text: String
  let message: String

  init(_ text: String, _ message: String) {
    self.text = text
    self.message = message
  }

  var testDescription: String { message }
}

@Suite struct JSONSyntaxTests {
  @Test(arguments: [
    Fault("", "1:1: the file is empty"),
    Fault(" \n ", "2:2: the file is empty"),
    Fault("{\n  \"a\": 1,\n}", "3:1: expected a key in double quotes, found '}'"),
    Fault("{\"a\": 1 \"b\": 2}", "1:9: expected ',' or '}', found '\"'"),
    Fault("{\"a\" 1}", "1:6: expected ':', found '1'"),
    Fault("{\"a\": }", "1:7: expected a value, found '}'"),
    Fault("[1, 2", "1:6: expected ',' or ']', found the end of the file"),
    Fault("{'a': 1}", "1:2: expected a key in double quotes, found '''"),
    Fault("{} x", "1:4: 'x' after the end of the archive"),
    Fault("[\"é\", ü]", "1:7: expected a value, found 'ü'"),
    Fault("[NaN]", "1:2: 'NaN' is not a JSON value"),
    Fault("[True]", "1:2: 'True' is not a JSON value"),
    Fault("[-Infinity]", "1:2: '-Infinity' is not a JSON number"),
    Fault("[01]", "1:2: '01' is not a JSON number"),
    Fault("[1.]", "1:2: '1.' is not a JSON number"),
    Fault("[1e]", "1:2: '1e' is not a JSON number"),
    Fault("[.5]", "1:2: expected a value, found '.'"),
    Fault("[+1]", "1:2: expected a value, found '+'"),
    Fault("[0x10]", "1:3: expected ',' or ']', found 'x'"),
    Fault("[\"a", "1:2: a string without its closing quote"),
    Fault("[\"a\\", "1:2: a string without its closing quote"),
    Fault(
      "[\"a\n\"]", "1:4: a line break in a string; write it as an escape such as \\n"),
    Fault(
      "[\"\t\"]",
      "1:3: control character U+0009 in a string; write it as an escape such as \\n"),
    Fault(
      "[\"\\x\"]",
      "1:3: no such escape; JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX"),
    Fault("[\"\\u12g4\"]", "1:7: \\u needs four hexadecimal digits, found 'g'"),
    Fault(
      "[\"\\ud800\"]", "1:3: \\ud800 is half of a character; write both halves"),
    Fault(
      "[\"\\udc00\"]", "1:3: \\udc00 is half of a character; write both halves"),
    Fault(
      "[\"\\ud800\\u0041\"]",
      "1:3: \\ud800 is half of a character; write both halves"),
    Fault(
      "{\"a\": 1, // note\n}",
      "1:10: JSON has no comments; write a \"$comment\" field instead"),
  ])
  func aSyntaxErrorNamesItsPlace(fault: Fault) {
    let parts = fault.message.split(separator: ": ", maxSplits: 1)
    #expect(
      problem(of: fault.text)?.description == "Tasks.json:\(parts[0]): not valid JSON: \(parts[1])")
  }

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

  @Test(arguments: [
    Fault("null", "expected an object, not null"), Fault("[]", "expected an object, not an array"),
    Fault("1", "expected an object, not a number"),
    Fault("\"a\"", "expected an object, not a string"),
    Fault("true", "expected an object, not true or false"),
    Fault("{}", "'vitrine' is missing"),
  ])
  func theRootIsAnObject(fault: Fault) {
    #expect(complaint(about: fault.text).hasPrefix("Tasks.json: " + fault.message))
  }
}
