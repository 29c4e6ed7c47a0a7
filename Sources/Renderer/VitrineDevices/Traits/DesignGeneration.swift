import VitrineCoding

/// A version of the system, with its sizes, margins, corners, controls, colours and light.
public enum DesignGeneration: String, ArchiveEnum {
  /// iOS 17: rounded buttons, flat fills, and the Home Screen's sizes that early iOS 18 still had.
  case ios17
  /// iOS 18: as iOS 17, with larger widgets on the screens that were introduced with it.
  case ios18
  /// iOS 26: capsules, wider switches, larger widgets with rounder corners, light from above.
  case ios26
  /// iOS 27: as iOS 26, with a taller family, and glass that is less transparent and has darker
  /// edges.
  case ios27

  /// The default version of requests and of matrices of goldens.
  ///
  /// Goldens that were recorded before there was a choice have this version. Programs draw
  /// `current` for a person who names none.
  public static let standard = DesignGeneration.ios18

  /// The version that programs draw by default.
  public static let current = DesignGeneration.ios27
}

extension DesignGeneration {
  /// Whether words that are wider than their line are divided with a hyphen.
  ///
  /// Source: iOS 18.5 draws "Com-pressed"; a widget of iOS 26 in English cuts "Hydroxychloroquin|e"
  /// without a hyphen, and not at a position that the patterns of English allow.
  package var hyphenates: Bool { !hasLiquidGlass }

  /// Whether the version has Liquid Glass, with its sizes, corners, colours, controls and light.
  package var hasLiquidGlass: Bool {
    switch self {
    case .ios17, .ios18: false
    case .ios26, .ios27: true
    }
  }
}
