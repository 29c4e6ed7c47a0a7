import VitrineCommandLine
import VitrinePictures
import VitrineScreenshots
import VitrineServices

extension Command {
  /// All commands, in the order in which help lists them.
  static let all: [Command] = [
    Command(InitCommand.self), Command(DoctorCommand.self),
    Command(RenderCommand.self), Command(WorkerCommand.self), Command(GalleryCommand.self),
    Command(ScreensCommand.self),
    Command(XcodeCommand.self), Command(PreviewsCommand.self),
    Command(ConvertCommand.self), Command(ExpoCommand.self),
    Command(PushCommand.self),
    Command(PreviewCommand.self), Command(MCPCommand.self),
    Command(CheckCommand.self), Command(ExplainCommand.self),
    Command(VerifyCommand.self),
    Command(ReviewCommand.self), Command(AcceptCommand.self), Command(RejectCommand.self),
    Command(PendingCommand.self), Command(DiffCommand.self), Command(ReportCommand.self),
    Command(CommentCommand.self),
    Command(OrphansCommand.self), Command(ListCommand.self), Command(InspectCommand.self),
    Command(TimelineCommand.self), Command(HitCommand.self), Command(ValidateCommand.self),
    Command(SchemaCommand.self), Command(FamiliesCommand.self), Command(DevicesCommand.self),
    Command(FontsCommand.self), Command(SymbolsCommand.self), Command(CompletionsCommand.self),
    Command(ManCommand.self), Command(HelpCommand.self),
  ]

  /// The possible words after the name of the command; empty if they are not a fixed set.
  var possibleOperands: [String] {
    operands == .command ? Command.all.map(\.name) : operands.possibleValues
  }

  /// Returns the command with this name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
