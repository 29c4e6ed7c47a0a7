#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The goldens that a run may write.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// No goldens.
  case never
  /// Goldens that do not exist.
  case missing
  /// Goldens that do not exist or differ.
  case failed
  /// All goldens.
  case all

  /// The name of the environment variable for the mode.
  public static let variable = "VITRINE_RECORD"

  /// Whether the tests run in continuous integration, where nothing may be recorded.
  public static func isContinuousIntegration(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    guard let flag = environment["CI"] else { return false }
    return !flag.isEmpty && flag != "false" && flag != "0"
  }

  /// The value of the environment variable if it is no mode.
  public static func unknownMode(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    environment[variable].flatMap { $0.isEmpty || RecordMode(rawValue: $0) != nil ? nil : $0 }
  }

  /// Returns the mode in the environment; nothing is recorded if `CI` is set.
  public static func fromEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> RecordMode {
    if isContinuousIntegration(environment) { return .never }
    return environment[variable].flatMap(RecordMode.init) ?? .never
  }
}
