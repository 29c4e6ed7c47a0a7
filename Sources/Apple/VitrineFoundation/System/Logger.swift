import Foundation

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level on Apple's systems.
  public let rawValue: UInt8
  /// Creates a level with a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message of the default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message with additional information.
  public static let info = OSLogType(rawValue: 1)
  /// A message for debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A fault of the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// The privacy of a value in a message; on Linux, all values are written.
public enum OSLogPrivacy: Sendable, Hashable {
  /// The system decides.
  case auto
  /// The value is visible in the log.
  case `public`
  /// The value is redacted in the log.
  case `private`
  /// The value is always redacted in the log.
  case sensitive

  /// The text that replaces a redacted value.
  public enum Mask: Sendable, Hashable {
    /// A hash, by which equal values are recognized.
    case hash
    /// No text.
    case none
  }
  /// A value that is redacted in the log, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// A message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message with interpolated values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the segments of a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates a string interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends characters.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends a value.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) { text += String(describing: value()) }
    /// Appends the value of an optional.
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
  /// Creates a logger with the names of a log.
  public init(_ log: OSLog) { self.init(subsystem: log.subsystem, category: log.category) }
  /// Creates a logger.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write(message) }
  /// Writes a message of a level, unless it is for debugging.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    if level != .debug { write(message) }
  }
  /// Omits a message for debugging.
  public func trace(_ message: OSLogMessage) {}
  /// Omits a message for debugging.
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

/// A log with a subsystem and a category, as `OSLog`.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The disabled log, whose messages are written nevertheless.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Creates a log with a subsystem and a category.
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
  // Privacy options aren't part of C formats.
  let format = message.description
    .replacingOccurrences(of: "{public}", with: "").replacingOccurrences(of: "{private}", with: "")
  Logger(log).log(level: type, "\(String(format: format, arguments: arguments))")
}

/// Writes a message of a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  Logger(log).log(level: type, message)
}
