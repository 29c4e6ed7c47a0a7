internal import VitrineModel

/// A symbol is drawn, line by line.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "appear" }
  /// The same movement, `byLayer`.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The same movement, `individually`.
  public var individually: DrawOnSymbolEffect { self }
}

/// A symbol's lines go, one after the other.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "disappear" }
  /// The same movement, `byLayer`.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: DrawOffSymbolEffect { self }
}

/// A symbol takes another one's place and keeps what both have.
public struct MagicReplaceSymbolEffect: ContentTransitionSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "replace" }
}

extension ReplaceSymbolEffect {
  /// The movement that keeps what both symbols have, where it can be.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplaceSymbolEffect {
    MagicReplaceSymbolEffect()
  }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// A symbol is drawn, line by line.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// A symbol's lines go, one after the other.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension SymbolEffectOptions {
  /// How a movement repeats.
  public struct RepeatBehavior: Sendable {
    /// Repeats continuously.
    public static let continuous = RepeatBehavior()
    /// Repeats with delays.
    public static let periodic = RepeatBehavior()
    /// So many times, with pauses of so many seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
  /// Repeats in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeating }
  /// Repeats in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}
