/// The reason why a SiriKit intent could not be handled, as `INIntentError`.
public struct INIntentError: Error, Hashable, Sendable {
  /// The codes of intent errors.
  public enum Code: Int, Sendable {
    /// The interaction cannot be donated.
    case interactionOperationNotSupported = 1900
    /// Donating failed.
    case donatingInteraction = 1901
    /// Deleting failed.
    case deletingAllInteractions = 1902
    /// No handler is provided for the intent.
    case noHandlerProvidedForIntent = 2003
    /// The name of the intent does not exist.
    case invalidIntentName = 2004
    /// No app is available for the intent.
    case noAppAvailable = 2005
    /// The request took too long.
    case requestTimedOut = 3001
    /// Information is missing.
    case missingInformation = 3002
  }

  /// The code of the error.
  public let code: Code
  /// Creates an intent error.
  public init(_ code: Code) { self.code = code }
}
