internal import CCrypto

// Ciphers with CommonCrypto's names, computed by libcrypto.

/// The status of a call.
public typealias CCCryptorStatus = Int32
/// An operation: encrypting or decrypting.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// The options of a cipher.
public typealias CCOptions = UInt32

/// The status of success.
public let kCCSuccess = 0
/// The error of an invalid parameter.
public let kCCParamError = -4300
/// The error of a buffer that is too small.
public let kCCBufferTooSmall = -4301
/// The error of data that isn't a multiple of the block size.
public let kCCAlignmentError = -4303
/// The error of data that can't be decrypted.
public let kCCDecodeError = -4304
/// The error of an unsupported cipher.
public let kCCUnimplemented = -4305

/// The operation of encrypting.
public let kCCEncrypt = 0
/// The operation of decrypting.
public let kCCDecrypt = 1
/// AES.
public let kCCAlgorithmAES = 0
/// AES.
public let kCCAlgorithmAES128 = 0
/// Pads the last block.
public let kCCOptionPKCS7Padding = 1
/// Encrypts each block separately.
public let kCCOptionECBMode = 2
/// The block size of AES in bytes.
public let kCCBlockSizeAES128 = 16
/// The key size of AES-128 in bytes.
public let kCCKeySizeAES128 = 16
/// The key size of AES-192 in bytes.
public let kCCKeySizeAES192 = 24
/// The key size of AES-256 in bytes.
public let kCCKeySizeAES256 = 32

/// Encrypts or decrypts data with AES.
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

/// An algorithm that derives a key from a password.
public typealias CCPBKDFAlgorithm = UInt32
/// The hash function of key derivation.
public typealias CCPseudoRandomAlgorithm = UInt32
/// PBKDF2.
public let kCCPBKDF2: UInt32 = 2
/// SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password.
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
  /// The numbers as C integers; `nil` if one is too large.
  fileprivate var exactNumbers: [Int32]? {
    let numbers = compactMap { Int32(exactly: $0) }
    return numbers.count == count ? numbers : nil
  }
}

/// Fills memory with random bytes.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<max(count, 0) {
    bytes?.storeBytes(
      of: UInt8.random(in: 0...255, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return Int32(kCCSuccess)
}
