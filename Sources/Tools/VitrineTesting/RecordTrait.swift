import Testing
import VitrineSnapshot

/// Sets what the assertions of a test or of a suite may write, goldens as well as inline texts.
///
///     @Suite(.record(.all)) struct TasksTests { … }
///
/// An assertion with an argument `record` uses that instead. If `CI` is set, nothing is recorded.
public struct RecordTrait: SuiteTrait, TestTrait, TestScoping {
  let mode: RecordMode

  /// Also applies to the tests and suites in a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with the mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RecordMode.$ofScope.withValue(mode) { try await function() }
  }
}

extension Trait where Self == RecordTrait {
  /// Sets what the assertions of a test or of a suite may write.
  public static func record(_ mode: RecordMode) -> Self { RecordTrait(mode: mode) }
}

/// Sets what the assertions in a closure may write, for tests of XCTest.
///
///     override func invokeTest() { withRecordMode(.failed) { super.invokeTest() } }
///
/// An assertion with an argument `record` uses that instead. If `CI` is set, nothing is recorded.
public func withRecordMode<Result>(
  _ mode: RecordMode, _ body: () throws -> Result
) rethrows -> Result {
  try RecordMode.$ofScope.withValue(mode) { try body() }
}

extension RecordMode {
  /// The mode of the suite, the test or the closure that runs; `nil` if none sets it.
  @TaskLocal static var ofScope: RecordMode?

  /// Whether nothing may be recorded; tests of assertions record on CI, too.
  @TaskLocal static var isOnCI = isContinuousIntegration()

  /// Returns the mode of an assertion: its own, that of its suite, or that of the environment; on CI,
  /// nothing is recorded.
  static func chosen(_ given: RecordMode?) -> RecordMode {
    isOnCI ? .never : given ?? ofScope ?? .fromEnvironment()
  }
}
