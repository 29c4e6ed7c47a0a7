// The system's errors of intents, with the words that a run reports.

extension AppIntentError {
  /// The intent has to run again.
  public static var restartPerform: AppIntentError { .failed(reason: "it has to run again") }

  /// A person has to do something first.
  public enum UserActionRequired {
    /// Sign in.
    public static let signin = AppIntentError.failed(reason: "a person has to sign in")
    /// Set up an account.
    public static let accountSetup = AppIntentError.failed(
      reason: "a person has to set up an account")
    /// Confirm something.
    public static let confirmation = AppIntentError.failed(reason: "a person has to confirm it")
  }

  /// The app has no permission.
  public enum PermissionRequired {
    /// For Siri.
    public static let siri = AppIntentError.failed(reason: "it needs permission for Siri")
    /// For the local network.
    public static let localNetwork = AppIntentError.failed(
      reason: "it needs permission for the local network")
    /// For Bluetooth.
    public static let bluetooth = AppIntentError.failed(reason: "it needs permission for Bluetooth")
    /// For photos.
    public static let photos = AppIntentError.failed(reason: "it needs permission for photos")
    /// For contacts.
    public static let contacts = AppIntentError.failed(reason: "it needs permission for contacts")
    /// For the location.
    public static func location(precise: Bool = false) -> AppIntentError {
      .failed(reason: "it needs permission for the\(precise ? " precise" : "") location")
    }
  }

  /// The intent cannot succeed.
  public enum Unrecoverable {
    /// The network failed.
    public static let networkFailure = AppIntentError.failed(reason: "the network failed")
    /// A part failed.
    public static let partialFailure = AppIntentError.failed(reason: "a part of it failed")
    /// It is not allowed.
    public static let notAllowed = AppIntentError.failed(reason: "it is not allowed")
    /// The reason is unknown.
    public static let unknown = AppIntentError.failed(reason: "the reason is unknown")
    /// The device cannot do it.
    public static let unsupportedOnDevice = AppIntentError.failed(
      reason: "the device does not support it")
    /// It is restricted.
    public static let featureCurrentlyRestricted = AppIntentError.failed(
      reason: "it is restricted now")
    /// The entity does not exist.
    public static let entityNotFound = AppIntentError.failed(reason: "the entity does not exist")
  }
}
