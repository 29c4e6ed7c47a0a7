import VitrineCoding

/// A version of the system: its sizes, margins, corners, controls, colours and light.
public enum DesignGeneration: String, ArchiveEnum {
  /// iOS 17: rounded buttons, flat fills, and the Home Screen's sizes that early iOS 18 still had.
  case ios17
  /// iOS 18: as iOS 17, with larger widgets on the screens that came with it.
  case ios18
  /// iOS 26: capsules, wider switches, larger widgets with rounder corners, light from above.
  case ios26
  /// iOS 27: as iOS 26, with a taller family, and glass that lets less through between darker edges.
  case ios27

  /// The version that a request or a matrix of goldens without one means.
  ///
  /// Pictures that were kept before there was a choice are of it. What programs draw for a person who
  /// names none is `current`.
  public static let standard = DesignGeneration.ios18

  /// The version that programs draw where nobody names one.
  public static let current = DesignGeneration.ios27
}

extension DesignGeneration {
  /// Whether text divides words that are wider than their line with a hyphen.
  ///
  /// Source: iOS 18.5 draws "Com-pressed"; a widget of iOS 26 in English cuts "Hydroxychloroquin|e"
  /// without a hyphen, and not where the patterns of English divide it.
  package var hyphenates: Bool { !hasLiquidGlass }

  /// Whether it is a version of Liquid Glass, with its sizes, corners, colours, controls and light.
  package var hasLiquidGlass: Bool {
    switch self {
    case .ios17, .ios18: false
    case .ios26, .ios27: true
    }
  }
}
