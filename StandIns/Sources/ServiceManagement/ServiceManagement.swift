@_exported import VitrineFoundation

/// A service that starts with the Mac; here, none can be registered.
open class SMAppService: NSObject {
  /// The status of a service.
  public enum Status: Int, Sendable {
    /// The states of a service.
    case notRegistered, enabled, requiresApproval, notFound
  }
  /// The service that represents the app.
  open class var mainApp: SMAppService { SMAppService() }
  /// The status; the service is never found.
  open var status: Status { .notFound }
  /// Registers the service; always fails.
  ///
  /// - Throws: an error that it isn't supported, always.
  open func register() throws { throw CocoaError(.featureUnsupported) }
  /// Unregisters the service; always fails.
  ///
  /// - Throws: an error that it isn't supported, always.
  open func unregister() throws { throw CocoaError(.featureUnsupported) }
}
