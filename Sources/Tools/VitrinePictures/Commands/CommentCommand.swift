import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineSnapshot

/// `vitrine comment`.
package struct CommentCommand: EmptiableCommand {
  var output: String?
  var pictures = "vitrine-comment"
  var leavesOutPictures = false
  var address: String?
  var report: String?
  package var allowsEmpty = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "comment", "Write a pull request comment that shows what changed", operands: .report,
    discussion: [
      "REPORT is the folder that 'verify' wrote with --report, or the file of --json. The comment is "
        + "Markdown: a summary, then each change once, with the pictures before and after and the difference, "
        + "however many pictures show it. The pictures go into a folder, which you publish where "
        + "the comment's readers can see it, such as a branch; --url is its address.",
      "A report of one part of --shard is an error; merge the parts first.",
      "Exits with 0 whether or not something changed, and with 6 if nothing was verified, which the "
        + "comment then says.",
    ],
    examples: [
      .init(
        "vitrine comment report --pictures sheets -o comment.md", "a comment with local pictures"),
      .init(
        "vitrine comment report --url https://example.org/raw/pictures/42",
        "a comment whose pictures are published at an address"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] = [
    .option(
      "pictures", .file("DIR"), \.pictures, "Folder for the pictures; default: vitrine-comment"),
    .flag("no-pictures", \.leavesOutPictures, "Write text only"),
    .option(
      "url", .text("PREFIX"), \.address,
      "Address of the folder of pictures; default: the folder of --pictures"),
    .option(
      "report-url", .text("URL"), \.report, "Address of the report, which the comment links"),
    .option(
      "output", short: "o", .file("FILE"), \.output, "File; default: standard output"),
    .allowEmpty(\.allowsEmpty),
  ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let path = OutputFiles.reportPath(operands[0])
    let report = try OutputFiles.read(path)
    var whole = ReportParts()
    whole.add(report, path)
    try whole.check()
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
      try OutputFiles(standardOutput: console).write(text, to: output)
    } else {
      try console.printOwn(text)
    }
    if let reason = report.emptinessText { throw .empty(reason) }
    return .done
  }

  /// Copies the pictures of the first case of each change, and returns the names of the existing
  /// ones.
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
    // A report from another machine may lack a picture; the comment then omits it.
    for store in stores {
      if let bytes = (try? store.bytes(of: name, part)) ?? nil { return bytes }
    }
    return nil
  }
}
