import CryptoKit
import Foundation
import Testing

/// Hashes, codes and ciphers give what their standards say.
struct SecretTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// Source: FIPS 180-4's and RFC 1321's examples of "abc".
  @Test func `hashes are the standards' examples`() {
    let message = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: message))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex(SHA384.hash(data: message)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab"))
    #expect(hex(SHA512.hash(data: message)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e"))
    #expect(hex(Insecure.MD5.hash(data: message)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      hex(Insecure.SHA1.hash(data: message)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect("\(Insecure.MD5.hash(data: message))" == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
  }

  @Test func `a hash of parts equals the hash of the whole`() {
    var function = SHA256()
    function.update(data: Data("a".utf8))
    function.update(data: Data("bc".utf8))
    #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)))
  }

  /// Source: RFC 4231, test case 2.
  @Test func `authentication codes are the standard's examples`() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8), using: key)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(
        code, authenticating: Data("what do ya want for nothing?".utf8), using: key))
  }

  /// Source: test case 3 of the specification of GCM (McGrew and Viega).
  @Test func `AES-GCM seals the standard's examples`() throws {
    let key = SymmetricKey(
      data: Data([
        0xFE, 0xFF, 0xE9, 0x92, 0x86, 0x65, 0x73, 0x1C, 0x6D, 0x6A, 0x8F, 0x94, 0x67, 0x30, 0x83,
        0x08,
      ]))
    let nonce = try AES.GCM.Nonce(
      data: Data([0xCA, 0xFE, 0xBA, 0xBE, 0xFA, 0xCE, 0xDB, 0xAD, 0xDE, 0xCA, 0xF8, 0x88]))
    let text = Data([0xD9, 0x31, 0x32, 0x25, 0xF8, 0x84, 0x06, 0xE5])
    let box = try AES.GCM.seal(text, using: key, nonce: nonce)
    #expect(hex(box.ciphertext) == "42831ec221777424")
  }

  @Test func `a sealed box opens only with its key`() throws {
    let key = SymmetricKey(size: .bits256)
    let text = Data("a secret".utf8)
    let box = try AES.GCM.seal(text, using: key)
    let combined = try #require(box.combined)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == text)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(data: Data(repeating: 1, count: 32)))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(text, using: SymmetricKey(size: .init(bitCount: 8)))
    }
    let sealed = try ChaChaPoly.seal(text, using: key, authenticating: Data([1]))
    #expect(try ChaChaPoly.open(sealed, using: key, authenticating: Data([1])) == text)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try ChaChaPoly.open(sealed, using: key, authenticating: Data([2]))
    }
  }
}
