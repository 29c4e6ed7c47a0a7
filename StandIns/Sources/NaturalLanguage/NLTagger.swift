@_exported import VitrineFoundation

/// A scheme by which words are tagged.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The name or number.
  public let rawValue: String
  /// One of a name or number.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether something is a word, a sign or a space.
  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  /// The word's class, such as noun or verb.
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  /// Whether a word is a name.
  public static let nameType = NLTagScheme(rawValue: "NameType")
  /// Names, and what other words do.
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  /// The form of a word that dictionaries have.
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  /// The language of the text.
  public static let language = NLTagScheme(rawValue: "Language")
  /// The script of the text.
  public static let script = NLTagScheme(rawValue: "Script")
  /// How glad a text is, from -1 to 1.
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// The tag of a word.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The name or number.
  public let rawValue: String
  /// One of a name or number.
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

/// How long the pieces of a text are.
public enum NLTokenUnit: Int, Sendable {
  /// The units of text.
  case word, sentence, paragraph, document
}

/// Finds out what words are: it finds out nothing.
open class NLTagger: NSObject {
  /// The parts of the text to skip.
  public struct Options: OptionSet, Sendable {
    /// The name or number.
    public let rawValue: UInt
    /// One of a name or number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Skips words.
    public static let omitWords = Options(rawValue: 1 << 0)
    /// Skips punctuation.
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    /// Skips white space.
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    /// All else.
    public static let omitOther = Options(rawValue: 1 << 3)
    /// Names of several words are one.
    public static let joinNames = Options(rawValue: 1 << 4)
  }

  /// The schemes of the tagger.
  public let tagSchemes: [NLTagScheme]
  /// The text to analyse.
  open var string: String?
  /// Makes a tagger.
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  /// The language of the text: it is not known.
  open var dominantLanguage: NLLanguage? { nil }
  /// Returns no tag, because no tagging model is available.
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) { (nil, index..<index) }
  /// Goes through no words.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
  /// Returns no tags, because no tagging model is available.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] { [] }
}
