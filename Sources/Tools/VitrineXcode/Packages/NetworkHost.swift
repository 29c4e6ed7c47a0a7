import Foundation

/// Whether a host on the network can be found.
enum NetworkHost {
  /// The reason why a name has no address; `nil` if it has one.
  ///
  /// The package manager tries for a minute, and then reports an error of its own folder.
  ///
  /// Behind a proxy, the proxy resolves names.
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
