import Testing

/// The name of the running test, which its goldens start with.
struct TestName: Hashable, Sendable {
  /// The suites that do not have the name of the file, the function and the arguments, as in
  /// `Rows.jar-beans`.
  let text: String
  /// The test in messages, with the whole texts of its arguments: tests whose names are spelt alike
  /// differ in it, as in `Rows.jar("a/b")` and `Rows.jar("a b")`.
  let title: String
  /// Whether the test has arguments without a text that is the same in every run.
  let hasUnknownArguments: Bool

  /// The test that runs, of Swift Testing, or else the function of XCTest.
  ///
  /// - Parameters:
  ///   - file: the name of the test's file, without its extension.
  ///   - function: the function that contains the assertion.
  static func current(file: String, function: String) -> TestName {
    guard let test = Test.current else {
      return TestName(suites: [], function: function, arguments: [])
    }
    var suites = test.id.nameComponents
    // The last component is the function.
    _ = suites.popLast()
    if suites.first == file { suites.removeFirst() }
    return TestName(suites: suites, function: test.name, arguments: TestArguments.current)
  }

  /// Creates the name of a test.
  ///
  /// - Parameter arguments: the texts of its arguments; `nil` if they are unknown.
  init(suites: [String], function: String, arguments: [String]?) {
    let name = TestName.bare(function)
    let function = ([name] + (arguments ?? [])).map(GoldenName.part).joined(separator: "-")
    text = GoldenName.joined(suites.map(GoldenName.part) + [function])
    let values = (arguments ?? []).map(\.debugDescription).joined(separator: ", ")
    title = (suites + [name]).joined(separator: ".") + (values.isEmpty ? "" : "(\(values))")
    hasUnknownArguments = arguments == nil
  }

  /// Returns the name of a function without its parameters, and without the backticks of a name
  /// that is a sentence.
  static func bare(_ function: String) -> String {
    guard function.hasPrefix("`") else { return String(function.prefix { $0 != "(" }) }
    return String(function.dropFirst().prefix { $0 != "`" })
  }
}
