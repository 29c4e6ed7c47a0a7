import Testing

extension Transcript {
  /// Runs all commands; each that prints something else is an issue of the test at its line of the file.
  ///
  /// - Parameter open: Prepares a case and returns what runs its commands.
  package func check(_ open: (Case) throws -> (Step) throws -> [String]) throws {
    for difference in try differences(open) {
      Issue.record(
        "\(difference)",
        sourceLocation: SourceLocation(
          fileID: "Transcripts/\(self)", filePath: difference.file, line: difference.line,
          column: 1))
    }
  }
}
