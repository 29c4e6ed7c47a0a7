import CommonCrypto
import Foundation
import Testing

/// The calls of CommonCrypto give what the standards say.
struct CommonCryptoTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// Source: FIPS 180-4's and RFC 1321's examples of "abc".
  @Test func `hashes are those of the standards`() {
    let message = Array("abc".utf8)
    var result = [UInt8](repeating: 0, count: 64)
    CC_MD5(message, CC_LONG(message.count), &result)
    #expect(hex(result.prefix(16)) == "900150983cd24fb0d6963f7d28e17f72")
    CC_SHA1(message, CC_LONG(message.count), &result)
    #expect(hex(result.prefix(20)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    CC_SHA256(message, CC_LONG(message.count), &result)
    #expect(
      hex(result.prefix(Int(CC_SHA256_DIGEST_LENGTH)))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(CC_SHA512(message, CC_LONG(message.count), nil) == nil)
  }

  /// Source: RFC 4231, test case 2.
  @Test func `codes are those of the standard`() {
    let (key, data) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
    var result = [UInt8](repeating: 0, count: 32)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, data, data.count, &result)
    #expect(hex(result) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  /// Source: RFC 6070, test case 2.
  @Test func `keys of passwords are those of the standard`() {
    var key = [UInt8](repeating: 0, count: 20)
    let salt = Array("salt".utf8)
    let status = CCKeyDerivationPBKDF(
      kCCPBKDF2, "password", 8, salt, 4, UInt32(kCCPRFHmacAlgSHA1), 2, &key, key.count)
    #expect(status == Int32(kCCSuccess))
    #expect(hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
  }

  @Test func `what AES encrypts, it decrypts`() {
    let (key, text) = ([UInt8](repeating: 7, count: 32), Array("a text of no whole block".utf8))
    let (padding, size) = (CCOptions(kCCOptionPKCS7Padding), 64)
    var sealed = [UInt8](repeating: 0, count: size)
    var plain = sealed
    var (sealedCount, plainCount) = (0, 0)
    #expect(
      CCCrypt(0, 0, padding, key, 32, nil, text, text.count, &sealed, size, &sealedCount) == 0)
    #expect(sealedCount == 32)
    #expect(
      CCCrypt(1, 0, padding, key, 32, nil, sealed, sealedCount, &plain, size, &plainCount) == 0)
    #expect(Array(plain.prefix(plainCount)) == text)
    #expect(
      CCCrypt(0, 0, 0, key, 32, nil, text, text.count, &sealed, size, nil)
        == Int32(kCCAlignmentError))
    #expect(
      CCCrypt(0, 0, padding, key, 5, nil, text, text.count, &sealed, size, nil)
        == Int32(kCCParamError))
    #expect(
      CCCrypt(0, 0, padding, key, 32, nil, text, text.count, &sealed, 3, nil)
        == Int32(kCCBufferTooSmall))
  }
}
