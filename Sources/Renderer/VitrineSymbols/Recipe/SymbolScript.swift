/// A script that symbols have variants for, by the end of their names.
///
/// Source: the names of SF Symbols 7. Digits of Arabic and Devanagari are their own; all others keep
/// the digits.
enum SymbolScript: String {
  case arabic = "ar"
  case hebrew = "he"
  case devanagari = "hi"
  case marathi = "mr"
  case japanese = "ja"
  case korean = "ko"
  case thai = "th"
  case chinese = "zh"
  case greek = "el"
  case russian = "ru"
  case bengali = "bn"
  case gujarati = "gu"
  case kannada = "kn"
  case khmer = "km"
  case malayalam = "ml"
  case manipuri = "mni"
  case burmese = "my"
  case odia = "or"
  case punjabi = "pa"
  case santali = "sat"
  case sinhala = "si"
  case tamil = "ta"
  case telugu = "te"

  /// The text in this script: digits, and the first letter for the sample letters of Latin.
  func text(_ text: String) -> String {
    if let zero, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      let scalars = text.utf8.compactMap { Unicode.Scalar(zero + UInt32($0) - 0x30) }
      return String(String.UnicodeScalarView(scalars))
    }
    guard let letter, ["A", "Aa", "abc"].contains(text) else { return text }
    return letter
  }

  private var zero: UInt32? {
    switch self {
    case .arabic: 0x660
    case .devanagari, .marathi: 0x966
    default: nil
    }
  }

  private var letter: String? {
    switch self {
    case .arabic: "ع"
    case .hebrew: "א"
    case .devanagari, .marathi: "अ"
    case .japanese: "あ"
    case .korean: "가"
    case .thai: "ก"
    case .chinese: "字"
    case .greek: "Ω"
    case .russian: "Я"
    default: nil
    }
  }
}
