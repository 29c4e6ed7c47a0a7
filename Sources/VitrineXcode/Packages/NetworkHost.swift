import Foundation

/// Whether a machine of the network can be found.
enum NetworkHost {
  /// Why a name has no address; `nil` where it has one.
  ///
  /// The package manager asks for a minute, and blames its own folder in the end.
  ///
  /// Behind a proxy, names are that one's matter.
  static func fault(_ name: String) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let hasProxy = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].contains {
      environment[$0]?.isEmpty == false
    }
    guard !hasProxy else { return nil }
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(name, nil, nil, &list)
    if let list { freeaddrinfo(list) }
    guard code != 0 else { return nil }
    return "\(name) was not found (\(String(cString: gai_strerror(code)))); "
      + "pass a folder with copies of the packages to '--packages'"
  }
}
