import Testing

@testable import VitrineCoding

@Suite("Extents of members")
struct MemberExtentTests {
  private func extent(_ text: String, _ name: String) -> String? {
    let bytes = Array(text.utf8)
    return SourceText(bytes).extent(ofMember: name).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test(
    "the value of a member of the outermost object is found",
    arguments: [
      (#"{"a": 1, "b": {"a": [2, "}"]}, "c": "x"}"#, "b", #"{"a": [2, "}"]}"#),
      (#" {"a":[1,{"b":3}],"b":"\"}"} "#, "b", #""\"}""#), (#"{"\u0062": null}"#, "b", "null"),
      (#"{"a": -1.5e3 , "b" : true}"#, "a", "-1.5e3"),
    ])
  func found(_ text: String, _ name: String, _ value: String) {
    #expect(extent(text, name) == value)
  }

  @Test(
    "a missing member, another value and invalid JSON have no extent",
    arguments: ["{}", "[1]", "", #"{"a""#, "{b: 1}", #"{"a": {"b": 1}}"#])
  func absent(_ text: String) {
    #expect(extent(text, "b") == nil)
  }
}
