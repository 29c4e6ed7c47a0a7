import Testing

@testable import VitrineModel

@Suite("SHA-256")
struct SHA256Tests {
  @Test("the examples of FIPS 180-4")
  func examples() {
    #expect(
      SHA256.hexadecimal([])
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      SHA256.hexadecimal(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hexadecimal([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// The hash of all hashes of 0 to 299 bytes, as Python's `hashlib` gives it.
  @Test("every length of a last block")
  func lengths() {
    let hashes = (0..<300).map { count in
      SHA256.hexadecimal((0..<count).map { UInt8($0 * 7 % 251) })
    }
    #expect(
      SHA256.hexadecimal(Array(hashes.joined().utf8))
        == "511059377c5c80f9d92631ab088163f7d9507d87f53a6b88a03a98d355b593a5")
  }
}

@Suite("Extents of members")
struct MemberExtentTests {
  private func extent(_ text: String, _ name: String) -> String? {
    let bytes = Array(text.utf8)
    return SourceText(bytes).extent(ofMember: name).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test(
    "the value of a member of the outermost object",
    arguments: [
      (#"{"a": 1, "b": {"a": [2, "}"]}, "c": "x"}"#, "b", #"{"a": [2, "}"]}"#),
      (#" {"a":[1,{"b":3}],"b":"\"}"} "#, "b", #""\"}""#), (#"{"\u0062": null}"#, "b", "null"),
      (#"{"a": -1.5e3 , "b" : true}"#, "a", "-1.5e3"),
    ])
  func found(_ text: String, _ name: String, _ value: String) {
    #expect(extent(text, name) == value)
  }

  @Test(
    "no member, no object, and what is no JSON",
    arguments: ["{}", "[1]", "", #"{"a""#, "{b: 1}", #"{"a": {"b": 1}}"#])
  func absent(_ text: String) {
    #expect(extent(text, "b") == nil)
  }
}
