internal import VitrineModel

/// A symbol bounces.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "bounce" }
  /// The same effect, because archives do not record `up`.
  public var up: BounceSymbolEffect { self }
  /// The same effect, because archives do not record `down`.
  public var down: BounceSymbolEffect { self }
  /// The same effect, because archives do not record `byLayer`.
  public var byLayer: BounceSymbolEffect { self }
  /// The same effect, because archives do not record `wholeSymbol`.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// A symbol pulses.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "pulse" }
  /// The same effect, because archives do not record `byLayer`.
  public var byLayer: PulseSymbolEffect { self }
  /// The same effect, because archives do not record `wholeSymbol`.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// The layers of a symbol light up one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "variableColor" }
  /// The same effect, because archives do not record `cumulative`.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The same effect, because archives do not record `iterative`.
  public var iterative: VariableColorSymbolEffect { self }
  /// The same effect, because archives do not record `reversing`.
  public var reversing: VariableColorSymbolEffect { self }
  /// The same effect, because archives do not record `nonReversing`.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The same effect, because archives do not record `hideInactiveLayers`.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The same effect, because archives do not record `dimInactiveLayers`.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// A symbol is scaled.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "scale" }
  /// The same effect, because archives do not record `up`.
  public var up: ScaleSymbolEffect { self }
  /// The same effect, because archives do not record `down`.
  public var down: ScaleSymbolEffect { self }
  /// The same effect, because archives do not record `byLayer`.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same effect, because archives do not record `wholeSymbol`.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// A symbol appears.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "appear" }
  /// The same effect, because archives do not record `up`.
  public var up: AppearSymbolEffect { self }
  /// The same effect, because archives do not record `down`.
  public var down: AppearSymbolEffect { self }
  /// The same effect, because archives do not record `byLayer`.
  public var byLayer: AppearSymbolEffect { self }
  /// The same effect, because archives do not record `wholeSymbol`.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// A symbol disappears.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "disappear" }
  /// The same effect, because archives do not record `up`.
  public var up: DisappearSymbolEffect { self }
  /// The same effect, because archives do not record `down`.
  public var down: DisappearSymbolEffect { self }
  /// The same effect, because archives do not record `byLayer`.
  public var byLayer: DisappearSymbolEffect { self }
  /// The same effect, because archives do not record `wholeSymbol`.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// A symbol replaces another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "replace" }
  /// The same effect, because archives do not record `downUp`.
  public var downUp: ReplaceSymbolEffect { self }
  /// The same effect, because archives do not record `upUp`.
  public var upUp: ReplaceSymbolEffect { self }
  /// The same effect, because archives do not record `offUp`.
  public var offUp: ReplaceSymbolEffect { self }
  /// The effect, as a fallback of `magic(fallback:)`.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// The effect, as a fallback of `magic(fallback:)`.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// The effect, as a fallback of `magic(fallback:)`.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// The same effect, because archives do not record `byLayer`.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The same effect, because archives do not record `wholeSymbol`.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// A symbol rotates.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "rotate" }
  /// The same effect, because archives do not record `clockwise`.
  public var clockwise: RotateSymbolEffect { self }
  /// The same effect, because archives do not record `counterClockwise`.
  public var counterClockwise: RotateSymbolEffect { self }
  /// The same effect, because archives do not record `byLayer`.
  public var byLayer: RotateSymbolEffect { self }
  /// The same effect, because archives do not record `wholeSymbol`.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// A symbol breathes.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "breathe" }
  /// The same effect, because archives do not record `plain`.
  public var plain: BreatheSymbolEffect { self }
  /// The same effect, because archives do not record `pulse`.
  public var pulse: BreatheSymbolEffect { self }
  /// The same effect, because archives do not record `byLayer`.
  public var byLayer: BreatheSymbolEffect { self }
  /// The same effect, because archives do not record `wholeSymbol`.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

/// A symbol wiggles.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  /// The effect's name in archives.
  public var effectName: String { "wiggle" }
  /// The same effect, because archives do not record `clockwise`.
  public var clockwise: WiggleSymbolEffect { self }
  /// The same effect, because archives do not record `counterClockwise`.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The same effect, because archives do not record `left`.
  public var left: WiggleSymbolEffect { self }
  /// The same effect, because archives do not record `right`.
  public var right: WiggleSymbolEffect { self }
  /// The same effect, because archives do not record `up`.
  public var up: WiggleSymbolEffect { self }
  /// The same effect, because archives do not record `down`.
  public var down: WiggleSymbolEffect { self }
  /// The same effect, because archives do not record `byLayer`.
  public var byLayer: WiggleSymbolEffect { self }
  /// The same effect, because archives do not record `wholeSymbol`.
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
  /// The layers of a symbol light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol is scaled.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol replaces another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol rotates.
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
  /// Removes the effects of symbols in the view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    recorded("symbolEffectsRemoved", .none)
  }
  /// Sets how content is animated when it changes; still pictures show it at rest.
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
