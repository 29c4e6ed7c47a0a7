import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Who may ask the server: whoever knows the token, from this machine, and no other page.
package struct Gate: Sendable {
  /// The secret part of the address.
  package let token: String
  private let hosts: Set<String>

  package init(token: String, port: UInt16) {
    self.token = token
    // A page that gives this machine another name is told apart by the header (DNS rebinding).
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// Why a request is refused; `nil` where it is served.
  package func refusal(_ request: HTTPRequest) -> HTTPResponse? {
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      return .refusal(421, "this server answers to 127.0.0.1 and localhost alone")
    }
    guard Gate.isEqual(first(of: request.path), token) else {
      return .refusal(403, "the address lacks the token that 'vitrine preview' printed")
    }
    if let origin = request.headers["origin"], !hosts.contains(where: { "http://" + $0 == origin })
    {
      return .refusal(403, "another page may not ask this server")
    }
    if request.headers["sec-fetch-site"] == "cross-site",
      request.headers["sec-fetch-mode"] != "navigate"
    {
      return .refusal(403, "another page may not ask this server")
    }
    guard request.method != "POST" || isJSON(request) else {
      return .refusal(415, "what is sent has to be application/json")
    }
    return nil
  }

  /// The path behind the token: empty, or beginning with a slash.
  package func path(of request: HTTPRequest) -> String {
    String(request.path.dropFirst(1 + token.count))
  }

  private func first(of path: String) -> String {
    path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true).first
      .map(String.init) ?? ""
  }

  /// A form of another page cannot send this type unasked.
  private func isJSON(_ request: HTTPRequest) -> Bool {
    request.headers["content-type"]?.lowercased().hasPrefix("application/json") == true
  }

  /// Compares in a time that does not tell how much is right.
  private static func isEqual(_ text: String, _ secret: String) -> Bool {
    let (text, secret) = (Array(text.utf8), Array(secret.utf8))
    guard text.count == secret.count else { return false }
    return zip(text, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// A secret that nobody guesses.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return String((0..<26).map { _ in letters[Int(generator.next() % UInt64(letters.count))] })
  }
}
