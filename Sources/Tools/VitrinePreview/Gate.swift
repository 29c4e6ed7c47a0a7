#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decides who may use the server: clients that know the token and use one of this machine's names,
/// but no other web page.
package struct Gate: Sendable {
  /// The secret part of the address.
  package let token: String
  private let hosts: Set<String>

  /// Names that always mean the browser's machine, even through a tunnel.
  private static let loopback: Set = ["127.0.0.1", "localhost", "[::1]"]

  /// Creates a gate for a token.
  ///
  /// - Parameters:
  ///   - token: the secret part of the address.
  ///   - hosts: this machine's names and addresses in addition to those of the loopback,
  ///     without ports.
  package init(token: String, hosts: [String] = []) {
    self.token = token
    // The Host header reveals a page that gives this machine another name (DNS rebinding).
    self.hosts = Gate.loopback.union(hosts.map { $0.lowercased() })
  }

  /// Returns the refusal of a request; `nil` if it is accepted.
  package func refusal(_ request: HTTPRequest) -> HTTPResponse? {
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(Gate.name(of: host))
    else {
      return .refusal(
        421,
        "this server does not accept that host name; 'vitrine preview --allow-host NAME' adds it"
      )
    }
    guard Gate.isEqual(first(of: request.path), token) else {
      return .refusal(403, "the address lacks the token that 'vitrine preview' printed")
    }
    if let origin = request.headers["origin"]?.lowercased(),
      origin != "http://" + host, !isBehindProxy(host) || origin != "https://" + host
    {
      return .refusal(403, "another page may not use this server")
    }
    if request.headers["sec-fetch-site"] == "cross-site",
      request.headers["sec-fetch-mode"] != "navigate"
    {
      return .refusal(403, "another page may not use this server")
    }
    guard request.method != "POST" || isJSON(request) else {
      return .refusal(415, "the content must be application/json")
    }
    return nil
  }

  /// Returns the path after the token: empty, or with a slash at its start.
  package func path(of request: HTTPRequest) -> String {
    String(request.path.dropFirst(1 + token.count))
  }

  /// Whether an option allows this host, so that a proxy may use TLS for this server.
  private func isBehindProxy(_ host: String) -> Bool {
    !Gate.loopback.contains(Gate.name(of: host))
  }

  /// Returns a host without its port, which a tunnel may change.
  private static func name(of host: String) -> String {
    guard let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") else { return host }
    let port = host[host.index(after: colon)...]
    guard !port.isEmpty, port.allSatisfy({ ("0"..."9").contains($0) }) else { return host }
    return String(host[..<colon])
  }

  private func first(of path: String) -> String {
    path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true).first
      .map(String.init) ?? ""
  }

  /// Whether the content is JSON, which a form of another page cannot send.
  private func isJSON(_ request: HTTPRequest) -> Bool {
    request.headers["content-type"]?.lowercased().hasPrefix("application/json") == true
  }

  /// Compares in constant time, so that the time reveals nothing about the secret.
  private static func isEqual(_ text: String, _ secret: String) -> Bool {
    let (text, secret) = (Array(text.utf8), Array(secret.utf8))
    guard text.count == secret.count else { return false }
    return zip(text, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Creates a random token.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return String((0..<26).map { _ in letters[Int(generator.next() % UInt64(letters.count))] })
  }
}
