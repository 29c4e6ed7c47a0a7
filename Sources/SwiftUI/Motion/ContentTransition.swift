internal import VitrineModel

/// How the content of a view passes into another one.
public struct ContentTransition: Equatable, Sendable {
  let archived: VitrineModel.ContentTransition
  /// The content changes without animation.
  public static let identity = ContentTransition(archived: .init(.identity))
  /// The content fades.
  public static let opacity = ContentTransition(archived: .init(.opacity))
  /// The content is interpolated.
  public static let interpolate = ContentTransition(archived: .init(.interpolate))
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    var transition = VitrineModel.ContentTransition(.numericText)
    transition.countsDown = countsDown
    return ContentTransition(archived: transition)
  }
  /// Digit by digit, up or down by a value.
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

/// A movement of symbols.
public protocol SymbolEffect {
  /// The movement's name in archives.
  var effectName: String { get }
}
/// A movement that goes on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement that happens once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// A movement of coming and going.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// How often and fast symbols move.
public struct SymbolEffectOptions: Sendable {
  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// The effect plays once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The effect plays at a multiple of its speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Changes the speed of the effect by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// So many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}
