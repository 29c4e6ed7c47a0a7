import Foundation

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: UInt8
  /// Creates a type of the system's number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message of no special importance.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that may help.
  public static let info = OSLogType(rawValue: 1)
  /// A message for whoever looks for a fault.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// The program is wrong.
  public static let fault = OSLogType(rawValue: 17)
}

/// Whether a value in a message may be read by others; on Linux all are written.
public enum OSLogPrivacy: Sendable, Hashable {
  /// The system decides.
  case auto
  /// Anybody may read it.
  case `public`
  /// Nobody else may read it.
  case `private`
  /// Nobody else may ever read it.
  case sensitive

  /// How a private value is masked.
  public enum Mask: Sendable, Hashable {
    /// A hash, so that equal values are seen to be equal.
    case hash
    /// Nothing.
    case none
  }
  /// A private value.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// A message with values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates an OS log message.
  public init(stringLiteral value: String) { text = value }
  /// Creates an OS log message.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the pieces of a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates a string interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds characters.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) { text += String(describing: value()) }
    /// Adds the value of an optional.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T?, privacy: OSLogPrivacy = .auto
    ) { text += value().map { String(describing: $0) } ?? "nil" }
  }
}

/// Writes messages to the standard error output, as `os.Logger`.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  /// Creates a logger.
  public init() { self.init(subsystem: "", category: "") }
  /// Creates a logger of the system's log object.
  public init(_ log: OSLog) { self.init(subsystem: log.subsystem, category: log.category) }
  /// Creates a logger.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write(message) }
  /// Writes a message of a kind; those for finding faults are left out.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    if level != .debug { write(message) }
  }
  /// Leaves out what is for finding faults only.
  public func trace(_ message: OSLogMessage) {}
  /// Leaves out what is for finding faults only.
  public func debug(_ message: OSLogMessage) {}
  /// Writes a message.
  public func info(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func warning(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func error(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func critical(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) {
    let name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: "/")
    let line = (name.isEmpty ? "" : "[\(name)] ") + message.text + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// A log with a name, as `OSLog`.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  /// The log without a name.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that keeps nothing; messages are written all the same.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Creates an OS log.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }
}

/// Writes a message in a C format.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  // The marks of privacy are not part of C's formats.
  let format = message.description
    .replacingOccurrences(of: "{public}", with: "").replacingOccurrences(of: "{private}", with: "")
  Logger(log).log(level: type, "\(String(format: format, arguments: arguments))")
}

/// Writes a message of a kind.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  Logger(log).log(level: type, message)
}
