#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Vitrine

/// A program beside `vitrine` that does one command.
///
/// Reading projects needs the whole of Foundation, whose loading would cost every other command its
/// quick start.
package enum CompanionProgram: String {
  /// Reads Xcode projects.
  case xcode = "vitrine-xcode"

  /// The name of the program that all commands belong to.
  package static let main = "vitrine"

  /// Makes this process the companion, with the words after the command's name.
  ///
  /// - Throws: `CommandError` when the companion is not beside the program; else it does not return.
  func takeOver() throws(CommandError) -> ExitCode {
    let words = [rawValue] + CommandLine.arguments.dropFirst(2)
    if let place = FileReader.resolved("/proc/self/exe") {
      let path = FileWriter.folder(of: place) + "/" + rawValue
      var list: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
      defer { for word in list { free(word) } }
      execv(path, &list)
    }
    throw .usage(
      "the program '\(rawValue)' is not beside '\(CompanionProgram.main)'",
      hint: "build it too: swift build --product \(rawValue)")
  }
}
