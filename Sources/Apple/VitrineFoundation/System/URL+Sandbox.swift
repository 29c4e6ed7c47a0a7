public import Foundation

extension URL {
  /// Asks for access to a file outside the app's folders; all files that exist are accessible here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends the access to a file; has no effect.
  public func stopAccessingSecurityScopedResource() {}
}
