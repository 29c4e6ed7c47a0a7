internal import VitrineModel

/// How the content of a view is animated when it changes.
public struct ContentTransition: Equatable, Sendable {
  let archived: VitrineModel.ContentTransition
  /// The content changes without animation.
  public static let identity = ContentTransition(archived: .init(.identity))
  /// The content fades.
  public static let opacity = ContentTransition(archived: .init(.opacity))
  /// The content is interpolated.
  public static let interpolate = ContentTransition(archived: .init(.interpolate))
  /// Numbers change digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    var transition = VitrineModel.ContentTransition(.numericText)
    transition.countsDown = countsDown
    return ContentTransition(archived: transition)
  }
  /// Numbers change digit by digit, upwards or downwards depending on a value.
  public static func numericText(value: Double) -> ContentTransition {
    var transition = VitrineModel.ContentTransition(.numericText)
    transition.value = value
    return ContentTransition(archived: transition)
  }
  /// Symbols animate with the default effect.
  public static let symbolEffect = ContentTransition(archived: .init(.symbolEffect))
  /// Symbols animate with an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(archived: .init(.symbolEffect))
  }
}

/// An effect that animates symbols.
public protocol SymbolEffect {
  /// The effect's name in archives.
  var effectName: String { get }
}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that runs once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect for replacing a symbol with another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// An effect for the appearance and disappearance of symbols.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Sendable {
  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// The effect is repeated indefinitely.
  public static let repeating = SymbolEffectOptions()
  /// The effect plays once.
  public static let nonRepeating = SymbolEffectOptions()
  /// The effect is repeated a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The effect plays at a multiple of its speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Changes the speed of the effect by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// The effect is repeated a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}
