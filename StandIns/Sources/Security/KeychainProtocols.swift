import VitrineFoundation

// What internet passwords say of their servers. Source of the values: SecItemConstants of Apple's
// Security project.

/// The attribute with a server's protocol.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// The attribute with the way in which a server asks who someone is.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// The attribute with a server's domain.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The attribute with a server's port.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The attribute with a path on a server.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"

/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = "ftp "
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolIRC: CFString = "irc "
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolNNTP: CFString = "nntp"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolPOP3: CFString = "pop3"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = "smtp"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolSOCKS: CFString = "sox "
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = "imap"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolLDAP: CFString = "ldap"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolAFP: CFString = "afp "
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolTelnet: CFString = "teln"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = "ssh "
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolFTPS: CFString = "ftps"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolSMB: CFString = "smb "
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolRTSP: CFString = "rtsp"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolDAAP: CFString = "daap"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolEPPC: CFString = "eppc"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolIPP: CFString = "ipp "
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolNNTPS: CFString = "ntps"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolLDAPS: CFString = "ldps"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolTelnetS: CFString = "tels"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolIMAPS: CFString = "imps"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolIRCS: CFString = "ircs"
/// A protocol.
public nonisolated(unsafe) let kSecAttrProtocolPOP3S: CFString = "pops"

/// A way in which a server asks who someone is.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// A way in which a server asks who someone is.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// A way in which a server asks who someone is.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// A way in which a server asks who someone is.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// A way in which a server asks who someone is.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// A way in which a server asks who someone is.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// A way in which a server asks who someone is.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// A way in which a server asks who someone is.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
