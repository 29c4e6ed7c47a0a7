import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineProcess

/// `vitrine previews`.
///
/// The program of ``XcodeCommand`` runs it, too.
package struct PreviewsCommand: ProjectCommand {
  package var options: ProjectOptions = {
    var options = ProjectOptions()
    options.previews = PreviewSelection()
    return options
  }()
  package var operands: [String] = []

  package init() {}

  package var allowsEmpty: Bool { options.allowsEmpty }

  /// The word that names this command to the program that runs it.
  package static let mark = ProjectConversation.previews

  private var selection: PreviewSelection {
    get { options.previews ?? PreviewSelection() }
    set { options.previews = newValue }
  }

  package static let configuration = CommandConfiguration(
    "previews", "Draw the previews of an app or a package on the screen of a device",
    operands: .project,
    discussion: [
      "Draws the previews of an app's own screens; 'vitrine screens' draws Home and Lock Screens with widgets.",
      "PROJECT is an Xcode project, a Swift package, a folder with one of them or with sources alone, "
        + "or one file of Swift; default: the current folder. Every '#Preview' and every view of a "
        + "PreviewProvider is drawn, of apps, extensions, frameworks and packages: on the screen of "
        + "--device with its safe area, in the size that its traits set, or as the widget that it "
        + "shows. Without -o the command lists the targets with previews. With -o DIR it draws them, "
        + "light and dark unless --scheme chooses, into a gallery, DIR/TARGET/index.html. It needs the "
        + "Swift toolchain, and runs the project's code.",
      "onAppear and task run once, and the state that they set within 2 seconds is drawn, as is "
        + "what onChange, onGeometryChange and onPreferenceChange set.",
      "Code that does not compile is left out, in parts as small as possible, as by 'vitrine xcode'. "
        + "Exits with 0 if every preview has a picture, with 5 if one reaches code that was left out, "
        + "and with 6 if there are no previews.",
    ],
    examples: [
      .init("vitrine previews App.xcodeproj -o previews", "every preview of an app"),
      .init("vitrine previews . --name Settings -o previews", "one preview of a package"),
      .init(
        "vitrine previews . --changed-since origin/main -o previews", "those that a branch changes"),
      .init("vitrine previews Card.swift -o previews", "those of one file, without a project"),
      .init(
        "vitrine previews . --device iphone-17,ipad-pro-11-inch -o previews", "on two devices"),
    ])

  /// The axes of a screen; the others are those of widgets.
  private static let axes: Set<String> = [
    "target", "colorScheme", "colorSchemeContrast", "dynamicTypeSize", "design", "device", "scale",
    "locale", "timeZone", "date",
  ]

  package static let arguments: [ArgumentDefinition<Self>] =
    [
      .option(
        "name", ArgumentType.text("NAME"), "Only previews of this name; may be repeated",
        isRepeatable: true
      ) { $0.selection.names.append($1) },
      .option(
        "file", ArgumentType.text("FILE"), "Only previews in this file; may be repeated",
        isRepeatable: true
      ) { $0.selection.files.append($1) },
      .option(
        "changed-since", .text("REF"), \.selection.changedSince,
        "Only previews that show code in files that changed since a commit or a branch of git"),
      .option("title", .text("TEXT"), \.selection.title, "Title of the page"),
    ]
    + RequestOptions.arguments(
      without: Set(RequestAxis.all.map(\.name)).subtracting(PreviewsCommand.axes)
    ).map { $0.of(\.selection.request) }
    + XcodeCommand.shared.map { $0.of(\.options) } + [.path(\.operands)]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    try CompanionProgram.xcode.takeOver(marked: PreviewsCommand.mark)
  }
}
