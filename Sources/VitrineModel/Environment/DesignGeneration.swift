/// A version of the system: its sizes, margins, corners, controls, colours and light.
public enum DesignGeneration: String, ArchiveEnum {
  /// iOS 17: rounded buttons, flat fills, and the Home Screen's sizes that early iOS 18 still had.
  case ios17
  /// iOS 18: as iOS 17, with larger widgets on the screens that came with it.
  case ios18
  /// iOS 26: capsules, wider switches, larger widgets with rounder corners, light from above.
  case ios26

  /// The version that requests without one take.
  ///
  /// Pictures that were kept before there was a choice are of it.
  public static let standard = DesignGeneration.ios18
}

extension DesignGeneration {
  /// Whether text divides words that are wider than their line with a hyphen.
  ///
  /// Source: iOS 18.5 draws "Com-pressed"; a widget of iOS 26 in English cuts "Hydroxychloroquin|e"
  /// without a hyphen, and not where the patterns of English divide it.
  package var hyphenates: Bool { self != .ios26 }
}
