@_exported import VitrineFoundation

/// A scheme by which words are tagged.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The type of token: word, punctuation or white space.
  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  /// The word's class, such as noun or verb.
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  /// Whether a word is a name.
  public static let nameType = NLTagScheme(rawValue: "NameType")
  /// The type of a name, or the lexical class of other words.
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  /// The lemma of a word.
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  /// The language of the text.
  public static let language = NLTagScheme(rawValue: "Language")
  /// The script of the text.
  public static let script = NLTagScheme(rawValue: "Script")
  /// The sentiment of a text, from -1 to 1.
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// The tag of a word.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A word.
  public static let word = NLTag(rawValue: "Word")
  /// A noun.
  public static let noun = NLTag(rawValue: "Noun")
  /// A verb.
  public static let verb = NLTag(rawValue: "Verb")
  /// An adjective.
  public static let adjective = NLTag(rawValue: "Adjective")
  /// An adverb.
  public static let adverb = NLTag(rawValue: "Adverb")
  /// The name of a person.
  public static let personalName = NLTag(rawValue: "PersonalName")
  /// The name of a place.
  public static let placeName = NLTag(rawValue: "PlaceName")
  /// The name of a company.
  public static let organizationName = NLTag(rawValue: "OrganizationName")
}

/// The units by which a text is tagged.
public enum NLTokenUnit: Int, Sendable {
  /// The units of text.
  case word, sentence, paragraph, document
}

/// A tagger of words, which finds no tags.
open class NLTagger: NSObject {
  /// The parts of the text to skip.
  public struct Options: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Skips words.
    public static let omitWords = Options(rawValue: 1 << 0)
    /// Skips punctuation.
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    /// Skips white space.
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    /// Skips other tokens.
    public static let omitOther = Options(rawValue: 1 << 3)
    /// Joins names of several words.
    public static let joinNames = Options(rawValue: 1 << 4)
  }

  /// The schemes of the tagger.
  public let tagSchemes: [NLTagScheme]
  /// The text to analyse.
  open var string: String?
  /// Creates a tagger.
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  /// The language of the text; always `nil`.
  open var dominantLanguage: NLLanguage? { nil }
  /// Returns no tag, because no tagging model is available.
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) { (nil, index..<index) }
  /// Enumerates tags; there are none.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
  /// Returns no tags, because no tagging model is available.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] { [] }
}
