@_exported import VitrineFoundation

/// The code of a language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The language's code.
  public let rawValue: String
  /// Creates a language from its code.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a language from its code.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// An undetermined language.
  public static let undetermined = NLLanguage("und")
  /// The English language.
  public static let english = NLLanguage("en")
  /// The German language.
  public static let german = NLLanguage("de")
  /// The French language.
  public static let french = NLLanguage("fr")
  /// The Japanese language.
  public static let japanese = NLLanguage("ja")
  /// The Simplified Chinese language.
  public static let simplifiedChinese = NLLanguage("zh-Hans")
}

/// A recognizer of languages, which recognizes none.
open class NLLanguageRecognizer: NSObject {
  /// Creates a recognizer.
  public override init() { super.init() }
  /// Returns the language of a text; always `nil`.
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  /// Processes a text.
  open func processString(_ string: String) {}
  /// The language of the processed text; always `nil`.
  open var dominantLanguage: NLLanguage? { nil }
  /// Resets the recognizer.
  open func reset() {}
}
