internal import VitrineModel

/// A symbol bounces.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "bounce" }
  /// The same movement, `up`.
  public var up: BounceSymbolEffect { self }
  /// The same movement, `down`.
  public var down: BounceSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: BounceSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// A symbol pulses.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "pulse" }
  /// The same movement, `byLayer`.
  public var byLayer: PulseSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// The steps of a symbol light up.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "variableColor" }
  /// The same movement, `cumulative`.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The same movement, `iterative`.
  public var iterative: VariableColorSymbolEffect { self }
  /// The same movement, `reversing`.
  public var reversing: VariableColorSymbolEffect { self }
  /// The same movement, `nonReversing`.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The same movement, `hideInactiveLayers`.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The same movement, `dimInactiveLayers`.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// A symbol becomes larger.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "scale" }
  /// The same movement, `up`.
  public var up: ScaleSymbolEffect { self }
  /// The same movement, `down`.
  public var down: ScaleSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// A symbol comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "appear" }
  /// The same movement, `up`.
  public var up: AppearSymbolEffect { self }
  /// The same movement, `down`.
  public var down: AppearSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: AppearSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// A symbol goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "disappear" }
  /// The same movement, `up`.
  public var up: DisappearSymbolEffect { self }
  /// The same movement, `down`.
  public var down: DisappearSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: DisappearSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// A symbol takes another one's place.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "replace" }
  /// The same movement, `downUp`.
  public var downUp: ReplaceSymbolEffect { self }
  /// The same movement, `upUp`.
  public var upUp: ReplaceSymbolEffect { self }
  /// The same movement, `offUp`.
  public var offUp: ReplaceSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// A symbol turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "rotate" }
  /// The same movement, `clockwise`.
  public var clockwise: RotateSymbolEffect { self }
  /// The same movement, `counterClockwise`.
  public var counterClockwise: RotateSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: RotateSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// A symbol breathes.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "breathe" }
  /// The same movement, `plain`.
  public var plain: BreatheSymbolEffect { self }
  /// The same movement, `pulse`.
  public var pulse: BreatheSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: BreatheSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

/// A symbol wiggles.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// The movement's name in archives.
  public var effectName: String { "wiggle" }
  /// The same movement, `clockwise`.
  public var clockwise: WiggleSymbolEffect { self }
  /// The same movement, `counterClockwise`.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The same movement, `left`.
  public var left: WiggleSymbolEffect { self }
  /// The same movement, `right`.
  public var right: WiggleSymbolEffect { self }
  /// The same movement, `up`.
  public var up: WiggleSymbolEffect { self }
  /// The same movement, `down`.
  public var down: WiggleSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: WiggleSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol pulses.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The steps of a symbol light up.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol becomes larger.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol takes another one's place.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol breathes.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

nonisolated extension View {
  /// Animates symbols; still pictures show them at rest.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    archived { _ in isActive ? effect.modifiers(value: nil) : [] }
  }
  /// Animates symbols when a value changes; still pictures show them at rest.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    archived { _ in effect.modifiers(value: StableText.of(value)) }
  }
  /// Keeps symbols from moving.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    recorded("symbolEffectsRemoved", .none)
  }
  /// Sets how content passes; still pictures show it at rest.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    archived(.contentTransition(transition.archived))
  }
}

extension SymbolEffect {
  fileprivate func modifiers(value: String?) -> [Modifier] {
    VitrineModel.SymbolEffect(rawValue: effectName).map {
      [.symbolEffect(SymbolEffectModifier($0, value: value))]
    } ?? []
  }
}
