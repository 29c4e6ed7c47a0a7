import Testing

@testable import VitrineCoding

@Suite struct JSONValueTests {
  private func parse(_ text: String) throws -> JSONTree {
    try JSONParser.parse(Array(text.utf8), limits: .standard).tree
  }

  private func number(_ text: String) throws -> Double? {
    guard case .number(let value) = try parse(text) else { return nil }
    return value
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("-0.0", 0), ("1E-400", 0), ("7", 7), ("-12", -12), ("0.1", 0.1),
      ("1e3", 1000), ("1E+2", 100), ("2.5e-1", 0.25), ("123456789012345", 123_456_789_012_345),
      ("9007199254740992", 9_007_199_254_740_992), ("1e300", 1e300),
      ("0.30000000000000004", 0.1 + 0.2),
      ("4.9e-324", Double.leastNonzeroMagnitude), ("1000000000000000000", 1e18),
      ("-9223372036854775808", -0x1p63),
    ] as [(String, Double)])
  func numbersAreExact(text: String, value: Double) throws {
    let parsed = try #require(try number(text))
    #expect(parsed == value)
    #expect(parsed.sign == value.sign)
  }

  @Test(arguments: ["1e999", "-1e999", "1" + String(repeating: "0", count: 400)])
  func numbersThatAreTooLargeAreRefused(text: String) {
    let archive = archiveText(view: "{\"spacer\": {\"minLength\": \(text)}}")
    let message = complaint(about: archive)
    #expect(message.hasPrefix("Tasks.json: .entries[0].views.default.spacer.minLength: "))
    #expect(message.hasSuffix("is too large for a number"))
  }

  @Test(arguments: ["9007199254740993", "12345678901234567890", "123456789012345678901234567890"])
  func numbersThatWouldLoseDigitsAreRefused(text: String) {
    let archive = archiveText(
      view: "{\"button\": {\"intent\": {\"type\": \"T\", \"parameters\": {\"id\": \(text)}}}}")
    #expect(
      complaint(about: archive).hasSuffix(
        "\(text) has more digits than can be kept; write it as a string"))
  }

  @Test func escapesAreResolved() throws {
    guard case .string(let text) = try parse(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00 \u0000""#) else {
      Issue.record("no string")
      return
    }
    #expect(text == "\"\\/\u{8}\u{C}\n\r\té😀 \0")
  }

  @Test(arguments: [
    (#"{"a": 1, "a": 2}"#, "line 1, column 10"), (#"{"a": 1, "\u0061": 2}"#, "line 1, column 10"),
    ("{\"é\": 1,\n \"e\\u0301\": 2}", "line 2, column 2"),
  ])
  func aKeyThatIsGivenTwiceIsAnError(object: String, place: String) throws {
    let bytes = Array("[\(object)]".utf8)
    let fault = #expect(throws: JSONFault.self) {
      try JSONParser.parse(bytes, limits: .standard)
    }
    let error = try #require(fault?.error(in: bytes))
    #expect(error.message.contains("is given twice"))
    #expect(error.description.hasPrefix(place.replacing("column 10", with: "column 11")))
  }

  @Test func aDuplicateInALargeObjectIsFound() {
    let members = (0..<2000).map { "\"key\($0)\": \($0)" } + ["\n\"key7\": 1"]
    let text = "{\"vitrine\": {\(members.joined(separator: ", "))}}"
    let error = problem(of: text)
    #expect(error?.all.map(\.message).contains("the key 'key7' is given twice") == true)
    #expect(error?.all.contains { $0.location?.line == 2 && $0.location?.column == 1 } == true)
  }

  @Test func aDuplicateInALargeTableLeavesTheOthersReadable() {
    let strings =
      (0..<13).map { "\"key\($0)\": {\"en\": \"\($0)\"}" } + ["\"key3\": {\"en\": \"x\"}"]
    let error = problem(
      of: "{\"vitrine\": \"1.0\", \"strings\": {\(strings.joined(separator: ", "))}}")
    #expect(error?.all.map(\.message).contains("the key 'key3' is given twice") == true)
  }

  @Test func keysOfALargeObjectAreFound() throws {
    let members = (0..<40).map { "\"key\($0)\": \($0)" }
    guard case .object(let object) = try parse("{\(members.joined(separator: ","))}") else {
      Issue.record("no object")
      return
    }
    for index in 0..<40 {
      guard case .number(Double(index)) = object["key\(index)"] else {
        Issue.record("key\(index) is lost")
        continue
      }
    }
    #expect(object["key40"] == nil)
    #expect(object.members.map(\.key) == (0..<40).map { "key\($0)" })
  }
}
