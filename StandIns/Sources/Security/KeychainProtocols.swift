import VitrineFoundation

// The attributes of internet passwords. Source of the values: SecItemConstants of Apple's Security
// project.

/// The attribute with a server's protocol.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// The attribute with the authentication scheme of a server.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// The attribute with a server's domain.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The attribute with a server's port.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The attribute with a path on a server.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"

/// The FTP protocol.
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = "ftp "
/// The FTP account protocol.
public nonisolated(unsafe) let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// The HTTP protocol.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// The IRC protocol.
public nonisolated(unsafe) let kSecAttrProtocolIRC: CFString = "irc "
/// The NNTP protocol.
public nonisolated(unsafe) let kSecAttrProtocolNNTP: CFString = "nntp"
/// The POP3 protocol.
public nonisolated(unsafe) let kSecAttrProtocolPOP3: CFString = "pop3"
/// The SMTP protocol.
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = "smtp"
/// The SOCKS protocol.
public nonisolated(unsafe) let kSecAttrProtocolSOCKS: CFString = "sox "
/// The IMAP protocol.
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = "imap"
/// The LDAP protocol.
public nonisolated(unsafe) let kSecAttrProtocolLDAP: CFString = "ldap"
/// The AppleTalk protocol.
public nonisolated(unsafe) let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// The AFP protocol.
public nonisolated(unsafe) let kSecAttrProtocolAFP: CFString = "afp "
/// The Telnet protocol.
public nonisolated(unsafe) let kSecAttrProtocolTelnet: CFString = "teln"
/// The SSH protocol.
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = "ssh "
/// The FTPS protocol.
public nonisolated(unsafe) let kSecAttrProtocolFTPS: CFString = "ftps"
/// The HTTPS protocol.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"
/// The HTTP proxy protocol.
public nonisolated(unsafe) let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// The HTTPS proxy protocol.
public nonisolated(unsafe) let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// The FTP proxy protocol.
public nonisolated(unsafe) let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// The SMB protocol.
public nonisolated(unsafe) let kSecAttrProtocolSMB: CFString = "smb "
/// The RTSP protocol.
public nonisolated(unsafe) let kSecAttrProtocolRTSP: CFString = "rtsp"
/// The RTSP proxy protocol.
public nonisolated(unsafe) let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// The DAAP protocol.
public nonisolated(unsafe) let kSecAttrProtocolDAAP: CFString = "daap"
/// The EPPC protocol.
public nonisolated(unsafe) let kSecAttrProtocolEPPC: CFString = "eppc"
/// The IPP protocol.
public nonisolated(unsafe) let kSecAttrProtocolIPP: CFString = "ipp "
/// The NNTPS protocol.
public nonisolated(unsafe) let kSecAttrProtocolNNTPS: CFString = "ntps"
/// The LDAPS protocol.
public nonisolated(unsafe) let kSecAttrProtocolLDAPS: CFString = "ldps"
/// The TelnetS protocol.
public nonisolated(unsafe) let kSecAttrProtocolTelnetS: CFString = "tels"
/// The IMAPS protocol.
public nonisolated(unsafe) let kSecAttrProtocolIMAPS: CFString = "imps"
/// The IRCS protocol.
public nonisolated(unsafe) let kSecAttrProtocolIRCS: CFString = "ircs"
/// The POP3S protocol.
public nonisolated(unsafe) let kSecAttrProtocolPOP3S: CFString = "pops"

/// An authentication scheme of servers.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// An authentication scheme of servers.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// An authentication scheme of servers.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// An authentication scheme of servers.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// An authentication scheme of servers.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// An authentication scheme of servers.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// An authentication scheme of servers.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// An authentication scheme of servers.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
