@_exported import VitrineFoundation

/// The code of a language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The language's code.
  public let rawValue: String
  /// Creates a language from its code.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a language from its code.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// No language that is known.
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

/// Finds out the language of a text: it finds out none.
open class NLLanguageRecognizer: NSObject {
  /// Creates a NL language recognizer.
  public override init() { super.init() }
  /// The language of a text: it is not known.
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  /// Reads a text.
  open func processString(_ string: String) {}
  /// The language of what was read: it is not known.
  open var dominantLanguage: NLLanguage? { nil }
  /// Forgets what was read.
  open func reset() {}
}
