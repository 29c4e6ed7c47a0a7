import Vitrine
import VitrinePlatform
import VitrineProcess

/// A program next to `vitrine` that runs one command.
///
/// Reading projects needs the whole of Foundation, whose loading would cost every other command its
/// quick start.
package enum CompanionProgram: String {
  /// Reads Xcode projects.
  case xcode = "vitrine-xcode"

  /// The name of the program that all commands belong to.
  package static let main = "vitrine"

  /// The path of the program, next to this one; `nil` if this program's path is unknown.
  package var path: String? {
    SystemFiles.ownProgram.flatMap(FileReader.resolved).map {
      FileWriter.folder(of: $0) + "/" + rawValue
    }
  }

  /// Replaces this process by the companion, with the words after the command's name.
  ///
  /// - Parameter mark: a word before them, for a command other than the companion's first.
  /// - Throws: `CommandError` when the companion is not next to the program; otherwise it does not
  ///   return.
  package func takeOver(marked mark: String? = nil) throws(CommandError) -> ExitCode {
    let words =
      [rawValue] + [mark].compactMap(\.self) + ProcessArguments.words.dropFirst()
    if let path {
      var list: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0.fileBytes) } + [nil]
      defer { for word in list { free(word) } }
      execv(path, &list)
    }
    throw .usage(
      "the program '\(rawValue)' is not next to '\(CompanionProgram.main)'",
      hint: SwiftParts.hint)
  }
}
