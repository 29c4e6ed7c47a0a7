#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which goldens a run may write.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// None.
  case never
  /// Those that do not exist.
  case missing
  /// Those that do not exist or differ.
  case failed
  /// All.
  case all

  /// Name of the environment variable that chooses the mode.
  public static let variable = "VITRINE_RECORD"

  /// Whether a machine runs the tests, which must never record.
  public static func isContinuousIntegration(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    guard let flag = environment["CI"] else { return false }
    return !flag.isEmpty && flag != "false" && flag != "0"
  }

  /// The mode that the environment asks for; nothing is ever recorded where `CI` is set.
  public static func fromEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> RecordMode {
    if isContinuousIntegration(environment) { return .never }
    return environment[variable].flatMap(RecordMode.init) ?? .never
  }
}
