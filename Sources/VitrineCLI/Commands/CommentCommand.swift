import Vitrine
import VitrineArguments
import VitrineSnapshot

/// `vitrine comment`.
struct CommentCommand: ParsableCommand {
  var output: String?
  var pictures = "vitrine-comment"
  var leavesOutPictures = false
  var address: String?
  var report: String?
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "comment", "Write a pull request comment that shows what changed", operands: .report,
    discussion: [
      "REPORT is the folder that 'verify' wrote with --report, or the file of --json. The comment is "
        + "Markdown: how much changed, then each change once, before, after and the difference, "
        + "however many pictures show it. The pictures go into a folder, which is to be put where "
        + "the comment's readers can see it, such as a branch; --url says where that is.",
      "Ends with 0 whether anything changed or not.",
    ],
    examples: [
      .init("vitrine comment report --pictures sheets -o comment.md", "files to look at"),
      .init(
        "vitrine comment report --url https://example.org/raw/pictures/42",
        "for pictures that are elsewhere when the comment is read"),
    ])

  static let arguments: [ArgumentDefinition<Self>] = [
    .option(
      "pictures", .file("DIR"), \.pictures, "Folder for the pictures; default: vitrine-comment"),
    .flag("no-pictures", \.leavesOutPictures, "Write text alone, without pictures"),
    .option(
      "url", .text("PREFIX"), \.address,
      "The prefix of the names of pictures; default: the folder of --pictures"),
    .option(
      "report-url", .text("URL"), \.report, "The address of the report, which the comment links"),
    .option(
      "output", short: "o", .file("FILE"), \.output, "File; default: standard output"),
  ]

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    let path = OutputFiles.reportPath(operands[0])
    let report = try OutputFiles.read(path)
    let stores = try OutputFiles.stores(of: report, path)
    let comment = PullRequestComment(report)
    let folder = GoldenOptions.withoutSlashes(pictures)
    let written =
      leavesOutPictures
      ? [] : try write(comment.changes, of: stores, to: FolderLocation(given: folder))
    let text = comment.text(
      prefix: GoldenOptions.withoutSlashes(address ?? folder), pictures: written,
      report: self.report)
    if let output {
      try OutputFiles().write(text, to: output)
    } else {
      try console.printOwn(text)
    }
    return .done
  }

  /// Copies the pictures of the first case of each change; returns the names of those that there are.
  private func write(
    _ changes: [PullRequestComment.Change], of stores: [PendingStore], to folder: FolderLocation
  ) throws(CommandError) -> Set<String> {
    let files = OutputFiles()
    var written: Set<String> = []
    for change in changes {
      for part in PullRequestComment.Part.allCases {
        guard let bytes = bytes(of: change.example.name, part.kept, in: stores) else { continue }
        let name = change.file(part)
        try files.write(bytes, to: name, in: folder)
        written.insert(name)
      }
    }
    return written
  }

  private func bytes(
    of name: String, _ part: PendingStore.Part, in stores: [PendingStore]
  ) -> [UInt8]? {
    // A report on another machine may lack a picture; the comment then does without.
    for store in stores {
      if let bytes = (try? store.bytes(of: name, part)) ?? nil { return bytes }
    }
    return nil
  }
}
