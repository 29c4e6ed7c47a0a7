import Vitrine
import VitrineCoding

/// What a command works on: archives, or a package or a project whose widgets write them.
package struct Subject: Hashable, Sendable {
  /// The paths of archives.
  package var archives: [String] = []
  /// The path of the package or the project; `nil` for archives.
  package var package: String?
  /// What was chosen, for the first line of output; `nil` if the command line names it.
  package var title: String?

  package init(archives: [String] = [], package: String? = nil, title: String? = nil) {
    (self.archives, self.package, self.title) = (archives, package, title)
  }

  /// Prints what was chosen.
  ///
  /// - Parameter work: the work in one word: `drawing`.
  package func announce(_ work: String, _ console: Console, isQuiet: Bool = false) {
    guard let title, !isQuiet, !console.isJSON else { return }
    console.say("\(work) \(title)")
  }
}

extension Subject {
  /// Finds what the words of a command line name, or else what the current folder holds.
  ///
  /// A folder or an Xcode project among the words stands for what it holds.
  ///
  /// - Parameters:
  ///   - operands: the words: paths of archives, folders or projects.
  ///   - package: the value of `--package`.
  ///   - command: the name of the command, for the lines to choose from.
  /// - Throws: `CommandError` when there is nothing, or several things to choose from.
  package static func find(
    _ operands: [String], package: String?, for command: String
  ) throws(CommandError) -> Subject {
    if let package { return Subject(package: package) }
    guard let first = operands.first else {
      return try WorkingPlace(".", command).widgets()
    }
    guard operands.contains(where: WorkingPlace.isPlace) else { return Subject(archives: operands) }
    if operands.count == 1 { return try WorkingPlace(first, command).widgets() }
    var subject = Subject()
    for operand in operands {
      guard WorkingPlace.isPlace(operand) else {
        subject.archives.append(operand)
        continue
      }
      let own = try WorkingPlace(operand, command).widgets()
      guard own.package == nil else {
        throw .usage(
          "'\(operand.singleLine)' has widgets to build, and cannot be combined with others",
          hint: "one at a time: vitrine \(command) \(ShellWord.quoted(operand))")
      }
      subject.archives += own.archives
    }
    return subject
  }
}
