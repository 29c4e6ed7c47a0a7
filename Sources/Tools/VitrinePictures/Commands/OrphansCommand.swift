import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineLive
import VitrinePlatform
import VitrineSnapshot

/// `vitrine orphans`.
package struct OrphansCommand: EmptiableCommand {
  var options = VerificationOptions()
  var deletes = false
  var isConfirmed = false
  package var operands: [String] = []

  package init() {}

  package var allowsEmpty: Bool { options.allowsEmpty }

  package static let configuration = CommandConfiguration(
    "orphans", "List pictures and frames that no archive, widget or matrix needs",
    discussion: [
      "All archives in the folder are considered; filters do not apply. The widgets of a package or "
        + "a project are built first, as by 'vitrine verify'. Goldens of a program that is not built, "
        + "and those of Swift tests, are never orphans.",
      "--delete lists the files, and asks on a terminal; without one it needs --yes. What git does "
        + "not hold as it is moves to '\(DeletedFiles.folder)'.",
      "Exits with 0 if there are none, with 4 if some are listed, and with 6 if there are no "
        + "goldens.",
    ],
    examples: [
      .init("vitrine orphans", "list them"),
      .init("vitrine orphans --delete --yes", "remove them without a question"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    VerificationOptions.arguments.filter { inherited.contains($0.info.name) }
    .map { $0.of(\.options) } + [
      .flag("delete", \.deletes, "Remove them"),
      .flag("yes", short: "y", \.isConfirmed, "Remove them without a question"),
    ]

  private static let inherited: Set<String> = [
    "goldens", "package", "target", "sandbox", "no-sandbox", "allow-network", "allow-empty",
    "quiet",
  ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    guard deletes || !isConfirmed else { throw .usage("--yes needs --delete") }
    noteTests(console)
    let subject = try WorkingGoldens.find(options.goldens, package: options.package, for: "orphans")
    subject.announce("reading", console, isQuiet: options.isQuiet)
    defer { ScratchFolder.removeAll() }
    let selection = try selection(of: subject, console)
    guard !selection.all.isEmpty || !selection.orphans.isEmpty else {
      throw .empty(
        subject.others.first?.belongsElsewhere ?? "there are no goldens",
        hint: "archives belong into '\(selection.root.singleLine)'; '--package DIR' names a package"
      )
    }
    if !options.isQuiet {
      for orphan in selection.orphans {
        try console.print("\(selection.root)/\(orphan)".singleLine)
      }
    }
    guard !selection.orphans.isEmpty else { return .done }
    guard deletes else { return .strictFailure }
    guard try isAllowed(to: selection.orphans.count, console) else { return .strictFailure }
    try DeletedFiles(in: selection.location, console, isQuiet: options.isQuiet)
      .remove(selection.orphans)
    return .done
  }

  /// Says that goldens of Swift tests are not considered: only a run of all tests knows which it needs.
  private func noteTests(_ console: Console) {
    let root = (options.package.map { $0 + "/" } ?? "") + "Tests"
    let names = (try? FolderLocation(given: root).open().names()) ?? []
    let folders = names.map { "\(root)/\($0)/Goldens" }.filter {
      (try? FolderLocation(given: $0).open().names()) != nil
    }
    guard !folders.isEmpty, !options.isQuiet else { return }
    console.say(
      "note: goldens of Swift tests are not considered: \(folders.sorted().joined(separator: ", "))"
        .singleLine)
    console.say(
      "hint: remove the folder, run '\(RecordMode.variable)=all swift test', and see which files git "
        + "misses; no test needs them")
  }

  /// Returns all goldens with their orphans.
  private func selection(
    of subject: WorkingGoldens, _ console: Console
  ) throws(CommandError) -> GoldenSelection {
    let archives =
      subject.archives == nil ? nil : try GoldenSelection(options.goldens, patterns: [])
    let program = try subject.package.map { package throws(CommandError) in
      try ProgramGoldens(package: package, options, patterns: [], lastFailed: nil, console)
    }
    guard let archives else {
      if let program { return program.selection }
      return try GoldenSelection(options.goldens, patterns: [])
    }
    return try GoldenSelection(
      archives, and: program?.selection, shared: program == nil ? [] : subject.shared, patterns: [],
      axes: RequestAxes(), shard: nil, lastFailed: nil)
  }

  /// Asks whether to remove files; without a terminal, only `--yes` answers.
  private func isAllowed(to count: Int, _ console: Console) throws(CommandError) -> Bool {
    if isConfirmed { return true }
    let files = count.counted("file")
    guard System.isTerminal(STDIN_FILENO), console.isTerminal else {
      throw .usage(
        "\(files) would be removed",
        hint: "to remove them: " + CommandLineWords("orphans").adding(options: ["--yes"]))
    }
    console.say("remove \(files)? [y/N]")
    let answer = readLine()?.lowercased() ?? ""
    if ["y", "yes"].contains(answer) { return true }
    console.say("nothing was removed")
    return false
  }
}
