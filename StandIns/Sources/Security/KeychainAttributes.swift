import VitrineFoundation

// The keys and values of attributes and queries. Source of the values: SecItemConstants of Apple's
// Security project.

/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrSubject: CFString = "subj"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrIssuer: CFString = "issr"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrSerialNumber: CFString = "slnr"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrSubjectKeyID: CFString = "skid"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrPublicKeyHash: CFString = "pkhh"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrCertificateType: CFString = "ctyp"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrCertificateEncoding: CFString = "cenc"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrEffectiveKeySize: CFString = "esiz"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrCanEncrypt: CFString = "encr"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrCanDecrypt: CFString = "decr"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrCanDerive: CFString = "drve"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrCanSign: CFString = "sign"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrCanVerify: CFString = "vrfy"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrCanWrap: CFString = "wrap"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrCanUnwrap: CFString = "unwp"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "tkid"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrSyncViewHint: CFString = "vwht"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrPersistantReference: CFString = "persistref"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrPersistentReference: CFString = "persistref"
/// A key of an attribute.
public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = "private"
/// A key of an attribute.
public nonisolated(unsafe) let kSecPublicKeyAttrs: CFString = "public"
/// A key of a query.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// A key of a query.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// A key of a query.
public nonisolated(unsafe) let kSecMatchPolicy: CFString = "m_Policy"
/// A key of a query.
public nonisolated(unsafe) let kSecMatchItemList: CFString = "m_ItemList"
/// A key of a query.
public nonisolated(unsafe) let kSecMatchSearchList: CFString = "m_SearchList"
/// A key of a query.
public nonisolated(unsafe) let kSecMatchIssuers: CFString = "m_Issuers"
/// A key of a query.
public nonisolated(unsafe) let kSecMatchEmailAddressIfPresent: CFString = "m_EmailAddressIfPresent"
/// A key of a query.
public nonisolated(unsafe) let kSecMatchSubjectContains: CFString = "m_SubjectContains"
/// A key of a query.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// A key of a query.
public nonisolated(unsafe) let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
/// A key of a query.
public nonisolated(unsafe) let kSecMatchValidOnDate: CFString = "m_ValidOnDate"
/// A key of a query.
public nonisolated(unsafe) let kSecUseItemList: CFString = "u_ItemList"
/// A key of a query.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// A key of a query.
public nonisolated(unsafe) let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// A key of a query.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// A key of a query.
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
