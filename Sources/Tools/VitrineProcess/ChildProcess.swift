import CVitrineProcess
import CVitrineSandbox
import VitrineFiles
import VitrinePlatform

/// A child process, which ends with this process.
package struct ChildProcess: Sendable {
  private let program: String
  private let arguments: [String]
  private let folder: String?
  private let environment: [String: String]
  private let rules: SandboxRules?
  let timeout: Double

  /// Creates a child process, without starting it.
  ///
  /// - Parameters:
  ///   - program: the path of the program.
  ///   - arguments: the arguments after the program's name.
  ///   - folder: the working folder; `nil` is that of this process.
  ///   - environment: variables to set in addition to those of this process.
  ///   - rules: the restrictions of the process; `nil` is none.
  ///   - timeout: the time limit, in seconds.
  package init(
    _ program: String, _ arguments: [String] = [], folder: String? = nil,
    environment: [String: String] = [:], rules: SandboxRules? = nil, timeout: Double = 3600
  ) {
    (self.program, self.arguments, self.folder) = (program, arguments, folder)
    (self.environment, self.rules, self.timeout) = (environment, rules, timeout)
  }

  /// The result of a process, with its output.
  package struct Result: Sendable {
    /// The exit status; 128 plus the signal's number if a signal ended the process.
    package internal(set) var status: Int32 = 0
    /// The first ``mostBytes`` bytes of standard output.
    package internal(set) var output: [UInt8] = []
    /// The first ``mostBytes`` bytes of standard error.
    package internal(set) var errors: [UInt8] = []
    /// Whether the process was ended because it exceeded its time limit.
    package internal(set) var isLate = false

    /// Standard output and standard error as text.
    package var text: String { String(decoding: output + errors, as: UTF8.self) }
  }

  /// The maximum size of each output, in bytes; the rest is read and discarded.
  static let mostBytes = 16 << 20

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - cancellation: ends the process early.
  ///   - input: the input of the process; `nil` is an empty one.
  ///   - onLine: receives each line of both outputs as it is written.
  /// - Throws: `Errno` when it cannot be started.
  package func run(
    _ cancellation: Cancellation = Cancellation(), input: HeldInput? = nil,
    onLine: ((String) -> Void)? = nil
  ) throws(Errno) -> Result {
    let output = try Channel()
    let errors = try Channel()
    let process = try start(input, output, errors)
    // The process is waited for only after this, so that its id cannot be reused.
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
    _ input: HeldInput?, _ output: Channel, _ errors: Channel
  ) throws(Errno) -> pid_t {
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = variables.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    for folder in rules?.folders ?? [] { try? Folders.make(folder) }
    var process: pid_t = 0
    func start(_ rules: UnsafePointer<vitrine_rules>?) -> Int32 {
      vitrine_start(
        program, words, variables, folder, input?.reading ?? -1, output.writing, errors.writing,
        rules, &process)
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

  /// The environment of the process, as `NAME=value`.
  private var variables: [String] {
    guard let rules else { return ChildProcess.variables(adding: environment) }
    return ChildProcess.variables(adding: environment.merging(rules.environment) { $1 }) {
      rules.shows($0)
    }
  }

  /// Returns this process's environment with further variables, as `NAME=value`.
  ///
  /// - Parameter isShown: returns whether the process sees a variable of this process.
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
