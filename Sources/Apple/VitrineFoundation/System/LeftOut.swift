import CVitrineRuntime
import Foundation
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

  /// An omitted place in messages.
  package struct Place: Codable, Sendable {
    /// Its number.
    let id: Int
    /// The path of the file, relative to the project.
    let file: String
    /// Counted from 1.
    let line: Int
    /// Why it is omitted.
    let reason: String

    package init(id: Int, file: String, line: Int, reason: String) {
      (self.id, self.file, self.line, self.reason) = (id, file, line, reason)
    }
  }
  private static let places = Mutex<[Int: Place]>([:])

  /// Sets the omitted places.
  package static func name(_ all: [Place]) {
    places.withLock { places in
      places = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The file and the line of an omitted place; its number where they are not known.
  package static func title(_ place: Int) -> String {
    places.withLock { $0[place].map { "\($0.file):\($0.line)" } } ?? "place \(place)"
  }

  /// The place with the reason why it is omitted.
  package static func cause(_ place: Int) -> String {
    let reason = places.withLock { $0[place]?.reason }
    return ([title(place)] + [reason].compactMap(\.self)).joined(separator: ": ")
  }

  /// Reports that an omitted place was reached.
  public static func reached(_ place: Int) { observer.withLock { $0 }?(place) }

  /// Reports that an omitted place was reached, and returns a value.
  public static func passing<Value>(_ place: Int, _ value: Value) -> Value {
    reached(place)
    return value
  }

  /// Returns an empty text in place of an omitted one.
  public static func text(_ place: Int) -> String { passing(place, "") }

  /// Returns the error to throw where code was omitted from a throwing function.
  public static func error(_ place: Int) -> any Error {
    reached(place)
    return LeftOutError(place: place)
  }

  /// Ends the process, since no value can replace the omitted one.
  public static func never(_ place: Int) -> Never {
    reached(place)
    fatalError("\(LeftOutError(place: place))")
  }

  /// Returns the default value of a type; ends the process for a type without one.
  public static func value<Value>(_ place: Int) -> Value {
    reached(place)
    return plain()
  }

  /// The default value of a type: `nil`, empty, zero, `false`, its own, its first case, or one made of
  /// default values of its fields; ends the process for other types.
  static func plain<Value>() -> Value {
    let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { value.deallocate() }
    guard fill(UnsafeMutableRawPointer(value), with: Value.self) else {
      fatalError("a value of type '\(Value.self)' that was left out was used")
    }
    return value.move()
  }

  /// Writes the default value of a type; returns whether there is one.
  private static func fill<Value>(
    _ memory: UnsafeMutableRawPointer, with type: Value.Type
  ) -> Bool {
    if let value = known(type) as? Value {
      memory.initializeMemory(as: Value.self, to: value)
      return true
    }
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    return vitrine_fill(metadata, memory) { metadata, memory in
      guard let metadata, let memory else { return 0 }
      return _LeftOut.fill(memory, with: unsafeBitCast(metadata, to: Any.Type.self)) ? 1 : 0
    } != 0
  }

  private static func known(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: none(type)
    case let type as any ExpressibleByBooleanLiteral.Type: no(type)
    case let type as any ExpressibleByIntegerLiteral.Type: zero(type)
    case let type as any ExpressibleByStringLiteral.Type: empty(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: noPairs(type)
    case let type as any ExpressibleByArrayLiteral.Type: noElements(type)
    case is Date.Type: Date()
    case is Data.Type: Data()
    case is UUID.Type: UUID()
    case is Void.Type: ()
    case let type as any _LeftOutPlain.Type: type.leftOutPlain
    case let type as any CaseIterable.Type: first(type)
    default: nil
    }
  }

  private static func first<T: CaseIterable>(_ type: T.Type) -> Any? { type.allCases.first }
  private static func none<T: ExpressibleByNilLiteral>(_ type: T.Type) -> Any { nil as T }
  private static func no<T: ExpressibleByBooleanLiteral>(_ type: T.Type) -> Any { false as T }
  private static func zero<T: ExpressibleByIntegerLiteral>(_ type: T.Type) -> Any { 0 as T }
  private static func empty<T: ExpressibleByStringLiteral>(_ type: T.Type) -> Any { "" as T }
  private static func noPairs<T: ExpressibleByDictionaryLiteral>(_ type: T.Type) -> Any { [:] as T }
  private static func noElements<T: ExpressibleByArrayLiteral>(_ type: T.Type) -> Any { [] as T }
}

/// The error of omitted code.
///
/// Apps show the description in alerts; that of a private type without one has an address in it.
private struct LeftOutError: LocalizedError, CustomStringConvertible {
  let place: Int
  var errorDescription: String? { description }
  var description: String { "code that was left out was reached (\(_LeftOut.cause(place)))" }
}

/// A type with a value that stands for one that was left out.
public protocol _LeftOutPlain {
  /// The value, which draws nothing; of this type.
  static var leftOutPlain: Any { get }
}

extension URL: _LeftOutPlain {
  /// The root folder.
  public static var leftOutPlain: Any { URL(fileURLWithPath: "/") }
}
extension Calendar: _LeftOutPlain {
  /// The current calendar.
  public static var leftOutPlain: Any { Calendar.current }
}
extension Locale: _LeftOutPlain {
  /// The current locale.
  public static var leftOutPlain: Any { Locale.current }
}
extension TimeZone: _LeftOutPlain {
  /// The current time zone.
  public static var leftOutPlain: Any { TimeZone.current }
}
extension DateComponents: _LeftOutPlain {
  /// No components.
  public static var leftOutPlain: Any { DateComponents() }
}
extension DateInterval: _LeftOutPlain {
  /// An empty interval.
  public static var leftOutPlain: Any { DateInterval(start: Date(), duration: 0) }
}
extension CGPoint: _LeftOutPlain {
  /// The origin.
  public static var leftOutPlain: Any { CGPoint.zero }
}
extension CGSize: _LeftOutPlain {
  /// An empty size.
  public static var leftOutPlain: Any { CGSize.zero }
}
extension CGRect: _LeftOutPlain {
  /// An empty rectangle.
  public static var leftOutPlain: Any { CGRect.zero }
}
extension UserDefaults: _LeftOutPlain {
  /// The standard defaults.
  public static var leftOutPlain: Any { UserDefaults.standard }
}
