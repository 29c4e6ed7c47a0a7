import VitrineArguments
import VitrineProcess
import VitrineSyntax

/// `vitrine xcode`.
///
/// A program of its own does it, which links what no other command needs: see ``CompanionProgram``.
struct XcodeCommand: ParsableCommand {
  var options = ProjectOptions()
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "xcode", "Draw the widgets of an Xcode project, as it is", operands: .project,
    discussion: [
      "PROJECT is an .xcodeproj, an .xcworkspace, a project.yml of XcodeGen, a Project.swift of "
        + "Tuist, or a folder that holds one of them or nothing but sources; default: the current folder. Without -o its targets "
        + "with widgets are listed: what they import, what replaces it here, and what is left "
        + "out. With -o DIR they are built, archived and drawn into a gallery, "
        + "DIR/TARGET/index.html. It needs the Swift toolchain, and runs the project's code.",
      "Staged packages, data of the widgets and archives are kept in .vitrine/xcode; what has not "
        + "changed is neither built nor drawn again. Ends with 0 when every widget has a picture.",
      "Code that does not compile here is left out, in pieces as small as can be, so that the rest "
        + "is drawn. Ends with 5 where a widget reaches such a piece, and says which and where.",
    ],
    examples: [
      .init("vitrine xcode App.xcodeproj", "what there is to draw"),
      .init("vitrine xcode App.xcodeproj -o pictures", "all of its pictures"),
      .init(
        "vitrine xcode App.xcodeproj --packages ~/copies -o pictures", "packages from a folder"),
      .init("vitrine xcode . --target Widgets --init", "files to keep"),
      .init("vitrine xcode --prepare", "once, so that the first project is drawn sooner"),
    ])

  static let arguments: [ArgumentDefinition<Self>] = [
    .option(
      "target", ArgumentType.text("TARGET").list(),
      "Only this target; may be repeated; default: all with widgets", isRepeatable: true
    ) { $0.options.targets += $1 },
    .option(
      "platform", .choice("PLATFORM"), \.options.platform,
      "System that is meant by conditions in the code; default: the target's"),
    .option(
      "packages", ArgumentType.file("DIR").list(),
      "Folder with copies of packages, such as Xcode's SourcePackages; may be repeated; those below "
        + "the project are found by themselves, and others are fetched", isRepeatable: true
    ) { $0.options.packages += $1 },
    .option(
      "output", short: "o", .file("DIR"), \.options.output,
      "Build, archive and draw into a folder for each target"),
    .flag(
      "init", \.options.initializes, "Write a package, a matrix of goldens and a workflow to keep"
    ),
    .flag(
      "prepare", \.options.prepares,
      "Compile the modules that all projects share, and end; the first project does it otherwise"),
    .flag(
      "build-only", \.options.buildsOnly,
      "Build programs and say where they are, without archives and pictures"),
    .flag(
      "background-notice", \.options.showsBackgroundNotice,
      "Draw the notice of iOS 17 and later in place of widgets without containerBackground"),
    .flag(
      "run-appear", \.options.runsAppearActions,
      "Do once what views do in onAppear and task, which WidgetKit does not wait for"),
    .flag(
      "strict-build", \.options.isStrictBuild,
      "Leave out no pieces of code around errors, but whole files that no widget needs"),
    .flag(
      "keep-staging", \.options.keepsStaging,
      "Build staged files as they are, with changes that were made by hand"),
    .quiet(\.options.isQuiet), .json(\.options.isJSON),
    .sandbox(\.options.sandbox), .noSandbox(\.options.sandbox), .allowNetwork(\.options.sandbox),
  ]

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    try CompanionProgram.xcode.takeOver()
  }
}

/// The options of `vitrine xcode`.
package struct ProjectOptions {
  /// Path of the project; the current folder where none was given.
  package var project = "."
  /// Names of the targets; none are all that have widgets.
  package var targets: [String] = []
  /// The system that conditions in the code mean; `nil` is the target's.
  package var platform: ApplePlatform?
  /// Folders with copies of packages.
  package var packages: [String] = []
  /// Folder of the pictures; `nil` lists the targets.
  package var output: String?
  /// Whether files to keep are written.
  package var initializes = false
  /// Whether shared modules are compiled, and nothing else is done.
  package var prepares = false
  /// Whether programs are built, and nothing is archived or drawn.
  package var buildsOnly = false
  /// Whether widgets without a background are replaced by the notice of iOS 17 and later.
  package var showsBackgroundNotice = false
  /// Whether views do what they do when they appear.
  package var runsAppearActions = false
  /// Whether staged files stay as they are.
  package var keepsStaging = false
  /// Whether code is compiled as it is, or not at all.
  package var isStrictBuild = false
  /// Whether the project's code is kept to it.
  package var sandbox = SandboxChoice.standard
  /// Whether nothing is said but errors.
  package var isQuiet = false
  /// Whether the results are JSON.
  package var isJSON = false
}
