@_exported import VitrineFoundation

// The language model of the device, which is not available here.

/// The on-device language model.
public final class SystemLanguageModel: Sendable {
  /// The availability of the model.
  public enum Availability: Equatable, Sendable {
    /// The reason why the model isn't available.
    public enum UnavailableReason: Equatable, Sendable {
      /// The reasons why the model is unavailable.
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    /// The model is available, or unavailable for a reason.
    case available, unavailable(UnavailableReason)
  }
  /// The default model.
  public static let `default` = SystemLanguageModel()
  /// The availability; the device isn't eligible.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// Whether the model is available; always `false`.
  public var isAvailable: Bool { false }
}

/// A session of the model.
public final class LanguageModelSession: Sendable {
  /// An error of generating a response.
  public enum GenerationError: Error, Sendable {
    /// The model isn't available.
    case assetsUnavailable
  }
  /// A response of the model.
  public struct Response<Content: Sendable>: Sendable {
    /// The content of the response.
    public let content: Content
  }
  /// Creates a session.
  public init(model: SystemLanguageModel = .default, instructions: String? = nil) {}
  /// Responds to a prompt; always fails.
  ///
  /// - Throws: `GenerationError`, always.
  public func respond(to prompt: String) async throws -> Response<String> {
    throw GenerationError.assetsUnavailable
  }
}
