import Testing

@testable import VitrineCLI

@Suite("SHA-256")
struct SHA256Tests {
  @Test("the examples of FIPS 180-4", arguments: [false, true])
  func examples(_ isPortable: Bool) {
    #expect(
      SHA256.hexadecimal([], isPortable: isPortable)
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      SHA256.hexadecimal(Array("abc".utf8), isPortable: isPortable)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hexadecimal(
        [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000), isPortable: isPortable)
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// The hash of all hashes of 0 to 299 bytes, as Python's `hashlib` gives it.
  @Test("every length of a last block", arguments: [false, true])
  func lengths(_ isPortable: Bool) {
    let hashes = (0..<300).map { count in
      SHA256.hexadecimal((0..<count).map { UInt8($0 * 7 % 251) }, isPortable: isPortable)
    }
    #expect(
      SHA256.hexadecimal(Array(hashes.joined().utf8), isPortable: isPortable)
        == "511059377c5c80f9d92631ab088163f7d9507d87f53a6b88a03a98d355b593a5")
  }
}
