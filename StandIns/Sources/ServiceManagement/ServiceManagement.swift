@_exported import VitrineFoundation

/// A service that starts with the Mac; here, none can be registered.
open class SMAppService: NSObject {
  /// Whether something is started.
  public enum Status: Int, Sendable {
    /// The states of a service.
    case notRegistered, enabled, requiresApproval, notFound
  }
  /// The service that represents the app.
  open class var mainApp: SMAppService { SMAppService() }
  /// Whether it is started.
  open var status: Status { .notFound }
  /// Starts it with the Mac.
  ///
  /// - Throws: that it is not supported, always.
  open func register() throws { throw CocoaError(.featureUnsupported) }
  /// Starts it no longer.
  ///
  /// - Throws: that it is not supported, always.
  open func unregister() throws { throw CocoaError(.featureUnsupported) }
}
