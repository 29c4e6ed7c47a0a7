import Synchronization

/// Functions called in place of code that was omitted so that the rest compiles.
///
/// `vitrine xcode` writes these calls; the numbers name places in its report.
public enum _LeftOut {
  private static let observer = Mutex<(@Sendable (Int) -> Void)?>(nil)

  /// Sets the closure that is called with the number of each omitted place that is reached.
  package static func observe(_ action: @escaping @Sendable (Int) -> Void) {
    observer.withLock { $0 = action }
  }

  /// Notes that a place was reached, and goes on.
  public static func reached(_ place: Int) { observer.withLock { $0 }?(place) }

  /// Notes that the place was reached, and gives the value on.
  public static func passing<Value>(_ place: Int, _ value: Value) -> Value {
    reached(place)
    return value
  }

  /// An empty text in place of one that was left out.
  public static func text(_ place: Int) -> String { passing(place, "") }

  /// Returns the error to throw where code was omitted from a throwing function.
  public static func error(_ place: Int) -> any Error {
    reached(place)
    return LeftOutError(place: place)
  }

  /// Ends the process: there is no value that could take the place of what was left out.
  public static func never(_ place: Int) -> Never {
    reached(place)
    fatalError("\(LeftOutError(place: place))")
  }

  /// Ends the process in place of giving a value.
  public static func value<Value>(_ place: Int) -> Value { never(place) }
}

/// The error of code that was left out.
private struct LeftOutError: Error, CustomStringConvertible {
  let place: Int
  var description: String { "code that was left out was reached (place \(place))" }
}
