@_exported import VitrineFoundation

// The language model of the device, which is not available here.

/// The on-device language model.
public final class SystemLanguageModel: Sendable {
  /// Whether the model can be used.
  public enum Availability: Equatable, Sendable {
    /// Why it cannot.
    public enum UnavailableReason: Equatable, Sendable {
      /// The reasons why the model is unavailable.
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    /// It can, or it cannot.
    case available, unavailable(UnavailableReason)
  }
  /// The default model.
  public static let `default` = SystemLanguageModel()
  /// Whether the model can be used: the device has none.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// Whether the model can be used: it cannot.
  public var isAvailable: Bool { false }
}

/// A conversation with the model.
public final class LanguageModelSession: Sendable {
  /// Why there is no answer.
  public enum GenerationError: Error, Sendable {
    /// The model is not there.
    case assetsUnavailable
  }
  /// A response of the model.
  public struct Response<Content: Sendable>: Sendable {
    /// The content of the response.
    public let content: Content
  }
  /// Begins a conversation.
  public init(model: SystemLanguageModel = .default, instructions: String? = nil) {}
  /// Asks the model.
  ///
  /// - Throws: `GenerationError`, always.
  public func respond(to prompt: String) async throws -> Response<String> {
    throw GenerationError.assetsUnavailable
  }
}
