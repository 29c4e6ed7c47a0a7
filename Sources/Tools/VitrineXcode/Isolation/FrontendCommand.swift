import VitrineProcess

/// The command with which the compiler's driver starts the compiler on a module.
///
/// The compiler can check some files of a module, and only read the declarations of the others,
/// which the driver does not support.
struct FrontendCommand: Sendable {
  let program: String
  /// Its arguments, without sources.
  let arguments: [String]

  /// The argument with which it checks code, and writes nothing.
  static let checking = "-typecheck"

  /// Arguments of one run of the driver, which take a value.
  private static let outputs: Set<String> = ["-supplementary-output-file-map"]

  /// Asks the driver, which runs nothing.
  ///
  /// - Parameters:
  ///   - driver: path of the driver.
  ///   - options: its arguments, without sources.
  ///   - source: path of a file for the driver.
  ///   - folder: where the driver works.
  init?(
    driver: String, _ options: [String], source: String, folder: String, rules: SandboxRules?
  ) {
    let process = ChildProcess(
      driver, options + ["-###", source], folder: folder, rules: rules, timeout: 60)
    guard let result = try? process.run(), result.status == 0 else { return nil }
    let text = String(decoding: result.output, as: UTF8.self)
    guard let line = text.split(separator: "\n").last(where: { $0.contains(" -frontend ") }) else {
      return nil
    }
    var words: [String] = []
    var isValue = false
    for word in ShellWords.split(line) {
      if !isValue, word != source, !FrontendCommand.outputs.contains(word) { words.append(word) }
      isValue = !isValue && FrontendCommand.outputs.contains(word)
    }
    guard let program = words.first else { return nil }
    (self.program, arguments) = (program, Array(words.dropFirst()))
  }
}
