import VitrineFoundation

// Why a call of the keychain failed. Source of the numbers: SecBase.h of Apple's Security project.

/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// Nothing can be read or written.
public let errSecIO: OSStatus = -36
/// The file is open already.
public let errSecOpWr: OSStatus = -49
/// Nothing may be written.
public let errSecWrPerm: OSStatus = -61
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// Someone ended it.
public let errSecUserCanceled: OSStatus = -128
/// The question is wrong.
public let errSecBadReq: OSStatus = -909
/// Something within failed.
public let errSecInternalComponent: OSStatus = -2070
/// Core Foundation failed.
public let errSecCoreFoundationUnknown: OSStatus = -4960
/// An entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34018
/// The keychain is only read.
public let errSecReadOnly: OSStatus = -25292
/// The password was wrong.
public let errSecAuthFailed: OSStatus = -25293
/// There is no such keychain.
public let errSecNoSuchKeychain: OSStatus = -25294
/// The keychain is damaged.
public let errSecInvalidKeychain: OSStatus = -25295
/// The keychain is there already.
public let errSecDuplicateKeychain: OSStatus = -25296
/// The function is there already.
public let errSecDuplicateCallback: OSStatus = -25297
/// The function is wrong.
public let errSecInvalidCallback: OSStatus = -25298
/// The place is too small.
public let errSecBufferTooSmall: OSStatus = -25301
/// There are too many bytes.
public let errSecDataTooLarge: OSStatus = -25302
/// There is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// The item is damaged.
public let errSecInvalidItemRef: OSStatus = -25304
/// The search is damaged.
public let errSecInvalidSearchRef: OSStatus = -25305
/// There is no such class.
public let errSecNoSuchClass: OSStatus = -25306
/// There is no keychain.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// Nobody may be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The attribute is only read.
public let errSecReadOnlyAttr: OSStatus = -25309
/// The version is wrong.
public let errSecWrongSecVersion: OSStatus = -25310
/// The key has another size.
public let errSecKeySizeNotAllowed: OSStatus = -25311
/// There is no storage.
public let errSecNoStorageModule: OSStatus = -25312
/// There are no certificates.
public let errSecNoCertificateModule: OSStatus = -25313
/// There are no policies.
public let errSecNoPolicyModule: OSStatus = -25314
/// Someone has to be asked.
public let errSecInteractionRequired: OSStatus = -25315
/// The bytes are not there.
public let errSecDataNotAvailable: OSStatus = -25316
/// The bytes cannot be changed.
public let errSecDataNotModifiable: OSStatus = -25317
/// There is no chain of certificates.
public let errSecCreateChainFailed: OSStatus = -25318
/// The bytes cannot be read.
public let errSecDecode: OSStatus = -26275
/// It is not genuine.
public let errSecVerifyFailed: OSStatus = -67808
/// It is not trusted.
public let errSecNotTrusted: OSStatus = -67843
/// The password of the file is wrong.
public let errSecPkcs12VerifyFailure: OSStatus = -25264
/// The signature is wrong.
public let errSecInvalidSignature: OSStatus = -67688
/// The certificate is too old.
public let errSecCertificateExpired: OSStatus = -67818
/// The bytes are wrong.
public let errSecInvalidData: OSStatus = -67673
/// The key is wrong.
public let errSecInvalidKeyRef: OSStatus = -67712
