import Foundation

// Protocols for tests have these requirements, and `URLSession` conforms to them on Apple's systems; a
// method with a default argument satisfies none of them.
extension URLSession {
  /// Loads a request.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
  /// Loads a URL.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }
  /// Sends data and loads the answer.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (
    Data, URLResponse
  ) { try await upload(for: request, from: bodyData, delegate: nil) }
  /// Sends a file and loads the answer.
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (
    Data, URLResponse
  ) { try await upload(for: request, fromFile: fileURL, delegate: nil) }
}
