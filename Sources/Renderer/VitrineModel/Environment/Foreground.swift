/// The current foreground style: a base and how many levels it was lowered.
package struct Foreground: Hashable, Sendable {
  /// The author's style; `nil` is the system's default foreground.
  package let base: ShapeStyle?
  /// Levels below the base, from 0 (primary) to 4 (quinary).
  package private(set) var level = 0
  /// The styles that the author chose for the levels below the base, at most two.
  package private(set) var lower: [Foreground] = []
  /// The inherited foreground if the author's style refers to it; at most one.
  let outer: [Foreground]

  /// Creates the system's default foreground, or that of a style which refers to no other.
  package init(base: ShapeStyle? = nil) { self.init(base, outer: []) }

  private init(_ base: ShapeStyle?, outer: [Foreground]) {
    self.base = base
    self.outer = outer
  }

  /// Opacity of a level, 0...4, below a style of the author's choice.
  package static func opacity(ofLevel level: Int) -> Double {
    SystemColorTable.customLevelOpacity[min(max(level, 0), 4)]
  }

  /// The foreground inside a view with `foregroundStyle(style)`.
  ///
  /// A hierarchical style refers to the foreground around it, every other one replaces it.
  package func applying(_ style: ShapeStyle) -> Foreground {
    var (style, steps) = (style, 0)
    while case .level(let inner, let level) = style {
      steps += level - 1
      style = inner
    }
    return switch style {
    case .hierarchical(let level): lowered(by: steps + level - 1)
    case .foreground: lowered(by: steps)
    default: Foreground(style, outer: style.refersToForeground ? [self] : []).lowered(by: steps)
    }
  }

  /// The foreground inside a view with a style for each of several levels.
  package func applying(_ style: ShapeStyle, lower: [ShapeStyle]) -> Foreground {
    var copy = applying(style)
    if !lower.isEmpty { copy.lower = lower.map(applying) }
    return copy
  }

  /// Returns the foreground `steps` levels below.
  func lowered(by steps: Int) -> Foreground {
    var copy = self
    copy.level = min(level + max(steps, 0), 4)
    return copy
  }
}
