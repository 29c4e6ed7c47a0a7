/// The lines of a symbol are drawn one after the other.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "appear" }
  /// The same effect, because archives do not record `byLayer`.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The same effect, because archives do not record `wholeSymbol`.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The same effect, because archives do not record `individually`.
  public var individually: DrawOnSymbolEffect { self }
}

/// The lines of a symbol disappear one after the other.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "disappear" }
  /// The same effect, because archives do not record `byLayer`.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The same effect, because archives do not record `wholeSymbol`.
  public var wholeSymbol: DrawOffSymbolEffect { self }
}

/// A symbol replaces another one, and parts that both have stay visible.
public struct MagicReplaceSymbolEffect: ContentTransitionSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "replace" }
}

extension ReplaceSymbolEffect {
  /// The effect that keeps parts which both symbols have, if possible.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplaceSymbolEffect {
    MagicReplaceSymbolEffect()
  }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The lines of a symbol are drawn one after the other.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The lines of a symbol disappear one after the other.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension SymbolEffectOptions {
  /// How an effect is repeated.
  public struct RepeatBehavior: Sendable {
    /// Repeats continuously.
    public static let continuous = RepeatBehavior()
    /// Repeats with delays.
    public static let periodic = RepeatBehavior()
    /// Repeats a number of times, with a delay in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
  /// Sets how the effect is repeated.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeating }
  /// Sets how the effect is repeated.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}
