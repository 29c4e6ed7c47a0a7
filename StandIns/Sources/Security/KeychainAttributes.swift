import VitrineFoundation

// Attributes of items and of questions, and what they may say. Source of the values:
// SecItemConstants of Apple's Security project.

/// An attribute's name.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrSubject: CFString = "subj"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrIssuer: CFString = "issr"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrSerialNumber: CFString = "slnr"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrSubjectKeyID: CFString = "skid"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrPublicKeyHash: CFString = "pkhh"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrCertificateType: CFString = "ctyp"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrCertificateEncoding: CFString = "cenc"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrEffectiveKeySize: CFString = "esiz"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrCanEncrypt: CFString = "encr"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrCanDecrypt: CFString = "decr"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrCanDerive: CFString = "drve"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrCanSign: CFString = "sign"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrCanVerify: CFString = "vrfy"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrCanWrap: CFString = "wrap"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrCanUnwrap: CFString = "unwp"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "tkid"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrSyncViewHint: CFString = "vwht"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrPersistantReference: CFString = "persistref"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrPersistentReference: CFString = "persistref"
/// An attribute's name.
public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = "private"
/// An attribute's name.
public nonisolated(unsafe) let kSecPublicKeyAttrs: CFString = "public"
/// An attribute's name.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// An attribute's name.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// An attribute's name.
public nonisolated(unsafe) let kSecMatchPolicy: CFString = "m_Policy"
/// An attribute's name.
public nonisolated(unsafe) let kSecMatchItemList: CFString = "m_ItemList"
/// An attribute's name.
public nonisolated(unsafe) let kSecMatchSearchList: CFString = "m_SearchList"
/// An attribute's name.
public nonisolated(unsafe) let kSecMatchIssuers: CFString = "m_Issuers"
/// An attribute's name.
public nonisolated(unsafe) let kSecMatchEmailAddressIfPresent: CFString = "m_EmailAddressIfPresent"
/// An attribute's name.
public nonisolated(unsafe) let kSecMatchSubjectContains: CFString = "m_SubjectContains"
/// An attribute's name.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// An attribute's name.
public nonisolated(unsafe) let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
/// An attribute's name.
public nonisolated(unsafe) let kSecMatchValidOnDate: CFString = "m_ValidOnDate"
/// An attribute's name.
public nonisolated(unsafe) let kSecUseItemList: CFString = "u_ItemList"
/// An attribute's name.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// An attribute's name.
public nonisolated(unsafe) let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// An attribute's name.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// An attribute's name.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"

/// The item is always accessible.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// The item is always accessible, on this device only.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The item is accessible while unlocked, if a passcode is set, on this device only.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Allows the authentication interface.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// Fails if authentication requires the interface.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Skips items that require the authentication interface.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// A public key.
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"
/// A symmetric key.
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "2"
/// An RSA key.
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"
/// An elliptic curve key.
public nonisolated(unsafe) let kSecAttrKeyTypeEC: CFString = "73"
/// An elliptic curve key on a prime field.
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// A key in the Secure Enclave.
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// The access group of tokens.
public nonisolated(unsafe) let kSecAttrAccessGroupToken: CFString = "com.apple.token"
