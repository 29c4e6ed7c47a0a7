/// Why an intent of SiriKit could not be handled, as `INIntentError`.
public struct INIntentError: Error, Hashable, Sendable {
  /// The codes of intent errors.
  public enum Code: Int, Sendable {
    /// The interaction cannot be donated.
    case interactionOperationNotSupported = 1900
    /// Donating failed.
    case donatingInteraction = 1901
    /// Deleting failed.
    case deletingAllInteractions = 1902
    /// Nothing handles the intent.
    case noHandlerProvidedForIntent = 2003
    /// There is no such intent.
    case invalidIntentName = 2004
    /// There is no such app.
    case noAppAvailable = 2005
    /// It took too long.
    case requestTimedOut = 3001
    /// Something was not said.
    case missingInformation = 3002
  }

  /// The code of the error.
  public let code: Code
  /// Creates an intent error.
  public init(_ code: Code) { self.code = code }
}
