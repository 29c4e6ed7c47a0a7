import VitrineFoundation

// The errors of the keychain. Source of the numbers: SecBase.h of Apple's Security project.

/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// An input or output error.
public let errSecIO: OSStatus = -36
/// The file is already open.
public let errSecOpWr: OSStatus = -49
/// Writing isn't permitted.
public let errSecWrPerm: OSStatus = -61
/// Memory can't be allocated.
public let errSecAllocate: OSStatus = -108
/// The person cancelled the operation.
public let errSecUserCanceled: OSStatus = -128
/// The request is invalid.
public let errSecBadReq: OSStatus = -909
/// An internal component failed.
public let errSecInternalComponent: OSStatus = -2070
/// An unknown error of Core Foundation.
public let errSecCoreFoundationUnknown: OSStatus = -4960
/// An entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34018
/// The keychain is read-only.
public let errSecReadOnly: OSStatus = -25292
/// The authentication failed.
public let errSecAuthFailed: OSStatus = -25293
/// There is no such keychain.
public let errSecNoSuchKeychain: OSStatus = -25294
/// The keychain is damaged.
public let errSecInvalidKeychain: OSStatus = -25295
/// The keychain already exists.
public let errSecDuplicateKeychain: OSStatus = -25296
/// The callback already exists.
public let errSecDuplicateCallback: OSStatus = -25297
/// The callback is invalid.
public let errSecInvalidCallback: OSStatus = -25298
/// The buffer is too small.
public let errSecBufferTooSmall: OSStatus = -25301
/// The data is too large.
public let errSecDataTooLarge: OSStatus = -25302
/// There is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// The item is damaged.
public let errSecInvalidItemRef: OSStatus = -25304
/// The search is damaged.
public let errSecInvalidSearchRef: OSStatus = -25305
/// There is no such class.
public let errSecNoSuchClass: OSStatus = -25306
/// There is no default keychain.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// Interaction with the person isn't allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The attribute is read-only.
public let errSecReadOnlyAttr: OSStatus = -25309
/// The version is wrong.
public let errSecWrongSecVersion: OSStatus = -25310
/// The key size isn't allowed.
public let errSecKeySizeNotAllowed: OSStatus = -25311
/// There is no storage module.
public let errSecNoStorageModule: OSStatus = -25312
/// There is no certificate module.
public let errSecNoCertificateModule: OSStatus = -25313
/// There is no policy module.
public let errSecNoPolicyModule: OSStatus = -25314
/// Interaction with the person is required.
public let errSecInteractionRequired: OSStatus = -25315
/// The data isn't available.
public let errSecDataNotAvailable: OSStatus = -25316
/// The data can't be modified.
public let errSecDataNotModifiable: OSStatus = -25317
/// The chain of certificates can't be created.
public let errSecCreateChainFailed: OSStatus = -25318
/// The data can't be decoded.
public let errSecDecode: OSStatus = -26275
/// The verification failed.
public let errSecVerifyFailed: OSStatus = -67808
/// The certificate isn't trusted.
public let errSecNotTrusted: OSStatus = -67843
/// The password of the file is wrong.
public let errSecPkcs12VerifyFailure: OSStatus = -25264
/// The signature is invalid.
public let errSecInvalidSignature: OSStatus = -67688
/// The certificate has expired.
public let errSecCertificateExpired: OSStatus = -67818
/// The data is invalid.
public let errSecInvalidData: OSStatus = -67673
/// The key is invalid.
public let errSecInvalidKeyRef: OSStatus = -67712
