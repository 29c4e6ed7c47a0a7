// Where scrolling comes to rest; nothing scrolls in a picture.

/// Where scrolling comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The visible part of the content.
  public var rect: CGRect
  /// The point of it that is kept in view.
  public var anchor: UnitPoint?
}

/// A type that decides where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// The scroll view whose target is decided.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The scroll view whose properties are asked for.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// Properties of the behavior.
  typealias Properties = ScrollTargetBehaviorProperties
  /// Changes the target; never called.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// Returns properties of the behavior; never called.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// The default properties.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// A scroll view in which scrolling comes to rest.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target before scrolling.
  public var originalTarget: ScrollTarget
  /// The velocity of scrolling.
  public var velocity: CGVector
  /// The size of the content.
  public var contentSize: CGSize
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The axes on which the view scrolls.
  public var axes: Axis.Set
  let environment: EnvironmentValues
  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A scroll view whose behavior has properties.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues
  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Properties of a behavior.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether one gesture scrolls by one target at most.
  public var limitsScrolls = false
  /// Creates the default properties.
  public init() {}
}

/// Aligns scrolling with pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behavior.
  public init() {}
  /// Does nothing: no view scrolls here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Aligns scrolling with views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// By how many views one gesture scrolls.
  public struct LimitBehavior: Sendable {
    /// By one in compact widths, otherwise by any number.
    public static let automatic = LimitBehavior()
    /// By the views in sight, by a few, by one, or by any number.
    public static let always = LimitBehavior(), alwaysByFew = LimitBehavior()
    /// By one view, or by any number of views.
    public static let alwaysByOne = LimitBehavior(), never = LimitBehavior()
  }
  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}
  /// Does nothing: no view scrolls here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A behavior of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a behavior that hides another one's type.
  public init<T: ScrollTargetBehavior>(_ base: T) {}
  /// Does nothing: no view scrolls here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Aligns scrolling with pages.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Aligns scrolling with views.
  public static var viewAligned: Self { Self() }
  /// Aligns scrolling with views.
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
  /// Aligns scrolling with points of views.
  public static func viewAligned(anchor: UnitPoint?) -> Self { Self() }
  /// Aligns scrolling with points of views.
  public static func viewAligned(
    limitBehavior: Self.LimitBehavior, anchor: UnitPoint?
  ) -> Self { Self() }
}
