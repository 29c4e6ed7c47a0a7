import Foundation

extension DateFormatter {
  /// The place of the text in a sentence, which decides about capitals; always unknown here.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
  /// The version of a formatter's behaviour.
  public enum Behavior: UInt, Sendable {
    /// The latest one, or that of macOS 10.4, which is the only one here.
    case `default` = 0, behavior10_4 = 1040
  }
  /// The version of the formatter's behaviour; a change has no effect.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
