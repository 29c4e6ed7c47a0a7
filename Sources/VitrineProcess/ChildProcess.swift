import CVitrineProcess
import CVitrineSandbox
import Vitrine
import VitrinePlatform

/// A program that is started and waited for, and that ends with this process.
package struct ChildProcess: Sendable {
  private let program: String
  private let arguments: [String]
  private let folder: String?
  private let environment: [String: String]
  private let rules: SandboxRules?
  let timeout: Double

  /// A program and how it is run.
  ///
  /// - Parameters:
  ///   - program: the program's file.
  ///   - arguments: the words after the program's name.
  ///   - folder: the folder it runs in; `nil` is that of this process.
  ///   - environment: variables that are set beside those of this process.
  ///   - rules: what it may do; `nil` is all that this process may.
  ///   - timeout: seconds after which it is ended.
  package init(
    _ program: String, _ arguments: [String] = [], folder: String? = nil,
    environment: [String: String] = [:], rules: SandboxRules? = nil, timeout: Double = 3600
  ) {
    (self.program, self.arguments, self.folder) = (program, arguments, folder)
    (self.environment, self.rules, self.timeout) = (environment, rules, timeout)
  }

  /// How a program ended, and what it wrote.
  package struct Result: Sendable {
    /// The exit status; 128 and the signal's number where a signal ended it.
    package internal(set) var status: Int32 = 0
    /// Bytes of the output, the first ``mostBytes`` of them.
    package internal(set) var output: [UInt8] = []
    /// Bytes of the errors, the first ``mostBytes`` of them.
    package internal(set) var errors: [UInt8] = []
    /// Whether it was ended because it took too long.
    package internal(set) var isLate = false

    /// Output and errors as text.
    package var text: String { String(decoding: output + errors, as: UTF8.self) }
  }

  /// Bytes of each output that are kept; what comes after is read and thrown away.
  static let mostBytes = 16 << 20

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - cancellation: ends the program early.
  ///   - onLine: takes each line of the output and of the errors when it comes.
  /// - Throws: `Errno` when it cannot be started.
  package func run(
    _ cancellation: Cancellation = Cancellation(), onLine: ((String) -> Void)? = nil
  ) throws(Errno) -> Result {
    let output = try Channel()
    let errors = try Channel()
    let process = try start(output, errors)
    // The process is not waited for before this, so that its number cannot be another's.
    let group = ProcessGroup(process)
    cancellation.begin(group)
    var reader = OutputReader(output.reading, errors.reading, onLine: onLine)
    var result = Result()
    let isDone = reader.read(until: SystemClock.now + timeout, process, cancellation)
    if !isDone { group.end() }
    result.isLate = !isDone && !cancellation.isCancelled
    result.status = group.wait { cancellation.end(group) }
    (result.output, result.errors) = (reader.output, reader.errors)
    return result
  }

  private func start(
    _ output: Channel, _ errors: Channel
  ) throws(Errno) -> pid_t {
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = variables.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    for folder in rules?.folders ?? [] { try? Folders.make(folder) }
    var process: pid_t = 0
    func start(_ rules: UnsafePointer<vitrine_rules>?) -> Int32 {
      vitrine_start(
        program, words, variables, folder, output.writing, errors.writing, rules, &process)
    }
    let failure = rules?.withRules { start($0) } ?? start(nil)
    output.closeWriting()
    errors.closeWriting()
    guard failure == 0 else {
      if process > 0 { waitpid(process, nil, 0) }
      throw Errno(failure)
    }
    return process
  }

  /// The variables that the program sees, as `NAME=value`.
  private var variables: [String] {
    guard let rules else { return ChildProcess.variables(adding: environment) }
    return ChildProcess.variables(adding: environment.merging(rules.environment) { $1 }) {
      rules.shows($0)
    }
  }

  /// The variables of the environment with others, as `NAME=value`.
  ///
  /// - Parameter isShown: which of the environment's are kept.
  package static func variables(
    adding added: [String: String] = [:], where isShown: (String) -> Bool = { _ in true }
  ) -> [String] {
    var variables: [String] = []
    var place = environ
    while let text = place.pointee {
      let variable = String(cString: text)
      let name = variable.prefix { $0 != "=" }
      if added[String(name)] == nil, isShown(String(name)) { variables.append(variable) }
      place += 1
    }
    return variables + added.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
