import VitrineArguments
import VitrineCommandLine
import VitrineProcess
import VitrineSyntax

/// `vitrine xcode`.
///
/// A separate program runs it, which links what no other command needs: see ``CompanionProgram``.
package struct XcodeCommand: ProjectCommand {
  package var options = ProjectOptions()
  package var operands: [String] = []

  package init() {}

  package var allowsEmpty: Bool { options.allowsEmpty }

  package static let configuration = CommandConfiguration(
    "xcode", "Draw the widgets of an Xcode project without changing it", operands: .project,
    discussion: [
      "PROJECT is an .xcodeproj, an .xcworkspace, a project.yml of XcodeGen, a Project.swift of "
        + "Tuist, or a folder with one of them or with sources alone; default: the current folder. Without -o the command lists its targets "
        + "with widgets: their imports, what replaces them on Linux, and what is left "
        + "out. With -o DIR it builds and archives them and draws them into a gallery, "
        + "DIR/TARGET/index.html. It needs the Swift toolchain, and runs the project's code.",
      "Staged packages, data of the widgets and archives are kept in .vitrine/xcode, in a folder for each project; what has not "
        + "changed is neither built nor drawn again. Exits with 0 if every widget has a picture.",
      "Code that does not compile is left out, in parts as small as possible, so that the rest "
        + "can be drawn. Exits with 5 if a widget reaches code that was left out, and reports which widget and where. "
        + "Exits with 6 if no target has widgets.",
    ],
    examples: [
      .init("vitrine xcode App.xcodeproj", "a list of what can be drawn"),
      .init("vitrine xcode App.xcodeproj -o pictures", "all pictures"),
      .init(
        "vitrine xcode App.xcodeproj --packages ~/copies -o pictures", "packages from a folder"),
      .init("vitrine xcode . --target Widgets --init", "files for your repository"),
      .init("vitrine xcode --prepare", "once, so that the first project is drawn sooner"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    shared.map { $0.of(\.options) } + [
      .path(\.operands),
      .flag(
        "init", \.options.initializes,
        "Build, and write a package, a matrix of goldens and a workflow to keep"),
      .flag(
        "prepare", \.options.prepares,
        "Compile the modules that all projects share, and exit; otherwise the first project does it"
      ),
      .flag(
        "background-notice", \.options.showsBackgroundNotice,
        "Draw the notice of iOS 17 and later instead of widgets without containerBackground"),
      .flag(
        "run-appear", \.options.runsAppearActions,
        "Run each view's onAppear and task once; WidgetKit does not wait for them"),
    ] + RequestOptions.evaluated.map { $0.of(\.options.request) }

  /// The options of all commands that read projects.
  static let shared: [ArgumentDefinition<ProjectOptions>] = [
    .option(
      "target", ArgumentType.text("TARGET").list(),
      "Only this target; may be repeated; default: all that have something to draw",
      isRepeatable: true
    ) { $0.targets += $1 },
    .option(
      "platform", .choice("PLATFORM"), \.platform,
      "System for which '#if os' conditions are evaluated; default: the target's"),
    .option(
      "packages", ArgumentType.file("DIR").list(),
      "Folder with copies of packages, such as Xcode's SourcePackages; may be repeated; those below "
        + "the project are found automatically, and others are fetched", isRepeatable: true
    ) { $0.packages += $1 },
    .option(
      "output", short: "o", .file("DIR"), \.output,
      "Build, archive and draw into a folder for each target"),
    .flag(
      "build-only", \.buildsOnly,
      "Build programs and print their paths, without archives and pictures"),
    .flag(
      "clean", \.cleans,
      "Remove what is kept for the project in .vitrine/xcode, name it, and exit"),
    .flag(
      "strict-build", \.isStrictBuild,
      "Leave out only whole files that nothing drawn needs, not the code around errors"),
    .flag(
      "keep-staging", \.keepsStaging,
      "Build staged files unchanged, with your edits"),
    .option(
      "sarif", .file("FILE"), \.sarif, "Write the problems as SARIF, for code scanning"),
    .allowEmpty(\.allowsEmpty), .quiet(\.isQuiet), .json(\.isJSON),
    .sandbox(\.sandbox), .noSandbox(\.sandbox), .allowNetwork(\.sandbox),
  ]

  package func validate() throws(ValidationError) {
    try options.request.checkEvaluatesOnce(
      hint: "'vitrine gallery --package PROJECT' draws several")
  }

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    try CompanionProgram.xcode.takeOver()
  }
}

/// A command of the program that reads Xcode projects.
package protocol ProjectCommand: EmptiableCommand {
  var options: ProjectOptions { get }
}

/// The options of `vitrine xcode`.
package struct ProjectOptions: ParsableArguments {
  package var operands: [String] = []
  /// The path of the project; the current folder by default.
  package var project = "."
  /// The names of the targets; if there are none, all targets with widgets.
  package var targets: [String] = []
  /// What previews to draw; `nil` draws widgets.
  package var previews: PreviewSelection?
  /// The system that conditions in the code mean; `nil` is the target's.
  package var platform: ApplePlatform?
  /// Folders with copies of packages.
  package var packages: [String] = []
  /// The folder of the pictures; `nil` lists the targets.
  package var output: String?
  /// Whether to write files for the user to keep.
  package var initializes = false
  /// Whether to compile shared modules and do nothing else.
  package var prepares = false
  /// Whether to remove what is kept for the project, and do nothing else.
  package var cleans = false
  /// Whether to build programs without archives and pictures.
  package var buildsOnly = false
  /// Whether to build at each request of another process, and to stage the edits in between.
  package var answersEdits = false
  /// The conditions under which the code of widgets runs.
  package var request = RequestOptions()
  /// Whether widgets without a background are replaced by the notice of iOS 17 and later.
  package var showsBackgroundNotice = false
  /// Whether to run what views do when they appear.
  package var runsAppearActions = false
  /// Whether staged files stay unchanged.
  package var keepsStaging = false
  /// Whether all code must compile, so that none is left out.
  package var isStrictBuild = false
  /// Whether the project's code runs in a sandbox.
  package var sandbox = SandboxChoice.standard
  /// Whether a project without widgets is a success.
  package var allowsEmpty = false
  /// Whether to print errors only.
  package var isQuiet = false
  /// Whether the results are JSON.
  package var isJSON = false
  /// The file of the problems for code scanning.
  package var sarif: String?

  package init() {}

  package static var arguments: [ArgumentDefinition<ProjectOptions>] { XcodeCommand.shared }
}

/// The previews to draw, and how.
package struct PreviewSelection {
  /// The names; if there are none, all.
  package var names: [String] = []
  /// The files; if there are none, all.
  package var files: [String] = []
  /// The commit of git since which the code that a preview shows has changed; `nil` for any code.
  package var changedSince: String?
  /// The devices, languages and other conditions of the pictures.
  package var request = RequestOptions()
  /// The title of the page.
  package var title = "Previews"
}
