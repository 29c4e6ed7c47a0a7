/// A generation of the system's design: its controls and colours.
public enum DesignGeneration: String, ArchiveEnum {
  /// iOS 18: rounded buttons, flat fills.
  case ios18
  /// iOS 26: capsules, wider switches.
  case ios26
}

extension DesignGeneration {
  /// Whether text divides words that are wider than their line with a hyphen.
  ///
  /// Source: iOS 18.5 draws "Com-pressed"; a widget of iOS 26 in English cuts "Hydroxychloroquin|e"
  /// without a hyphen, and not where the patterns of English divide it.
  package var hyphenates: Bool { self == .ios18 }
}
