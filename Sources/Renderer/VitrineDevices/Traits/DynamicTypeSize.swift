import VitrineCoding

/// The text sizes that people choose in Settings.
public enum DynamicTypeSize: String, ArchiveEnum {
  /// Three steps below the default.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default size.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// Three steps above the default.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth accessibility size.
  case accessibility5
}

extension DynamicTypeSize: Comparable {
  /// Whether one size is smaller than another.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether it is one of the accessibility sizes.
  package var isAccessibility: Bool { self >= .accessibility1 }
}
