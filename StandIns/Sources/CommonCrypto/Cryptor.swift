internal import CCrypto

// Ciphers by the names of CommonCrypto, computed by libcrypto.

/// How a call ended.
public typealias CCCryptorStatus = Int32
/// Whether bytes are encrypted or decrypted.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// How a cipher is used.
public typealias CCOptions = UInt32

/// It worked.
public let kCCSuccess = 0
/// A parameter is not allowed.
public let kCCParamError = -4300
/// The buffer is too small.
public let kCCBufferTooSmall = -4301
/// The bytes are no whole number of blocks.
public let kCCAlignmentError = -4303
/// The bytes cannot be decrypted.
public let kCCDecodeError = -4304
/// The cipher is not there.
public let kCCUnimplemented = -4305

/// Encrypts.
public let kCCEncrypt = 0
/// Decrypts.
public let kCCDecrypt = 1
/// AES.
public let kCCAlgorithmAES = 0
/// AES.
public let kCCAlgorithmAES128 = 0
/// Fills the last block.
public let kCCOptionPKCS7Padding = 1
/// Each block by itself.
public let kCCOptionECBMode = 2
/// Bytes of a block of AES.
public let kCCBlockSizeAES128 = 16
/// Bytes of a key of AES-128.
public let kCCKeySizeAES128 = 16
/// Bytes of a key of AES-192.
public let kCCKeySizeAES192 = 24
/// Bytes of a key of AES-256.
public let kCCKeySizeAES256 = 32

/// Encrypts or decrypts bytes with AES.
@discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?,
  _ keyLength: Int, _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  guard alg == 0 else { return CCCryptorStatus(kCCUnimplemented) }
  let isPadded = options & UInt32(kCCOptionPKCS7Padding) != 0
  let isBlockwise = options & UInt32(kCCOptionECBMode) != 0
  guard let key, let cipher = aes(keyLength, isBlockwise), op <= 1,
    let length = Int32(exactly: dataInLength), length >= 0
  else { return CCCryptorStatus(kCCParamError) }
  guard isPadded && op == 0 || dataInLength % kCCBlockSizeAES128 == 0 else {
    return CCCryptorStatus(kCCAlignmentError)
  }
  let most = dataInLength + (isPadded && op == 0 ? 16 - dataInLength % 16 : 0)
  guard let dataOut, dataOutAvailable >= most || op == 1 else {
    return CCCryptorStatus(kCCBufferTooSmall)
  }
  let context = EVP_CIPHER_CTX_new()
  defer { EVP_CIPHER_CTX_free(context) }
  let bytes = { (place: UnsafeRawPointer) in place.assumingMemoryBound(to: UInt8.self) }
  let start = [UInt8](repeating: 0, count: 16)
  var output = [UInt8](repeating: 0, count: dataInLength + 32)
  var (moved, last) = (Int32(0), Int32(0))
  let isDone = start.withUnsafeBytes { zero in
    EVP_CipherInit_ex(
      context, cipher, nil, bytes(key), (iv ?? zero.baseAddress).map(bytes), op == 0 ? 1 : 0) == 1
      && EVP_CIPHER_CTX_set_padding(context, isPadded ? 1 : 0) == 1
      && EVP_CipherUpdate(context, &output, &moved, dataIn.map(bytes), length) == 1
  }
  guard isDone else { return CCCryptorStatus(kCCParamError) }
  let isWhole = output.withUnsafeMutableBufferPointer {
    EVP_CipherFinal_ex(context, $0.baseAddress.map { $0 + Int(moved) }, &last) == 1
  }
  guard isWhole else { return CCCryptorStatus(kCCDecodeError) }
  let count = Int(moved + last)
  guard count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  output.withUnsafeBytes {
    dataOut.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(dataOut), byteCount: count)
  }
  dataOutMoved?.pointee = count
  return CCCryptorStatus(kCCSuccess)
}

private func aes(_ keyLength: Int, _ isBlockwise: Bool) -> OpaquePointer? {
  switch (keyLength, isBlockwise) {
  case (16, false): EVP_aes_128_cbc()
  case (24, false): EVP_aes_192_cbc()
  case (32, false): EVP_aes_256_cbc()
  case (16, true): EVP_aes_128_ecb()
  case (24, true): EVP_aes_192_ecb()
  case (32, true): EVP_aes_256_ecb()
  default: nil
  }
}

/// A way to make a key of a password.
public typealias CCPBKDFAlgorithm = UInt32
/// The hash function of keys.
public typealias CCPseudoRandomAlgorithm = UInt32
/// PBKDF2.
public let kCCPBKDF2: UInt32 = 2
/// SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Makes a key of a password.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  let functions = [
    1: EVP_sha1(), 2: EVP_sha224(), 3: EVP_sha256(), 4: EVP_sha384(), 5: EVP_sha512(),
  ]
  guard algorithm == kCCPBKDF2, let function = functions[Int(prf)],
    let password, let derivedKey, let rounds = Int32(exactly: rounds), rounds > 0,
    let lengths = [passwordLen, saltLen, derivedKeyLen].exactNumbers
  else { return Int32(kCCParamError) }
  let isMade = PKCS5_PBKDF2_HMAC(
    password, lengths[0], salt, lengths[1], rounds, function, lengths[2], derivedKey)
  return Int32(isMade == 1 ? kCCSuccess : kCCParamError)
}

extension [Int] {
  /// The numbers for C; `nil` where one is too large.
  fileprivate var exactNumbers: [Int32]? {
    let numbers = compactMap { Int32(exactly: $0) }
    return numbers.count == count ? numbers : nil
  }
}

/// Random bytes.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<max(count, 0) {
    bytes?.storeBytes(
      of: UInt8.random(in: 0...255, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return Int32(kCCSuccess)
}
