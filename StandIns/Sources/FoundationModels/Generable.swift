internal import SwiftUI

/// A type that the model can fill; nothing is.
public protocol Generable: Sendable {
  /// The value while it is being filled.
  associatedtype PartiallyGenerated = Self
}

extension String: Generable {}
extension Int: Generable {}
extension Double: Generable {}
extension Bool: Generable {}
extension Array: Generable where Element: Generable {}

/// A wish about a value.
public struct GenerationGuide<Value>: Sendable {
  /// No fewer elements.
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }
  /// No more elements.
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }
  /// So many elements.
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }
}

extension GenerationGuide where Value == String {
  /// One of several texts.
  public static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide() }
}

extension GenerationGuide where Value: Comparable {
  /// A number in a range.
  public static func range(_ range: ClosedRange<Value>) -> GenerationGuide<Value> {
    GenerationGuide()
  }
}

/// Makes a type one that the model can generate.
@attached(extension, conformances: Generable)
public macro Generable(description: String? = nil) =
  #externalMacro(module: "VitrineMacros", type: "ConformanceMacro")

/// Describes a property for the model.
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "VitrineMacros", type: "MarkMacro")

/// Describes a property for the model.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "VitrineMacros", type: "MarkMacro")

/// How freely the model answers.
public struct GenerationOptions: Sendable, Equatable {
  /// How unlikely words may be.
  public var temperature: Double?
  /// How long an answer may be.
  public var maximumResponseTokens: Int?
  /// Creates options.
  public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.temperature, self.maximumResponseTokens) = (temperature, maximumResponseTokens)
  }
}

extension LanguageModelSession {
  /// Begins a conversation with what the model should know.
  public convenience init(
    model: SystemLanguageModel = .default, instructions: () throws -> String
  ) rethrows { self.init(model: model, instructions: try instructions()) }
  /// Gets the model ready: there is none.
  public func prewarm() {}
  /// Whether the model answers at this time.
  public var isResponding: Bool { false }
  /// Asks the model.
  ///
  /// - Throws: `GenerationError`, always.
  public func respond(
    to prompt: String, options: GenerationOptions
  ) async throws -> Response<String> { try await respond(to: prompt) }
  /// Asks the model for a value.
  ///
  /// - Throws: `GenerationError`, always.
  public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.assetsUnavailable }
}
