extension ArchiveLimits {
  /// A limit and the property that stores its value.
  package struct Row: Sendable {
    /// The quantity that is limited.
    package let limit: ArchiveError.Limit
    /// The property that stores the value.
    package let value: any KeyPath<ArchiveLimits, Int> & Sendable

    fileprivate init(
      _ limit: ArchiveError.Limit, _ value: any KeyPath<ArchiveLimits, Int> & Sendable
    ) {
      (self.limit, self.value) = (limit, value)
    }
  }

  /// All limits in documentation order: those of reading, then those of drawing.
  package static let table: [Row] = [
    Row(.archiveBytes, \.archiveBytes), Row(.jsonDepth, \.jsonDepth),
    Row(.jsonValues, \.jsonValues), Row(.depth, \.depth), Row(.nodeCount, \.nodeCount),
    Row(.textLength, \.textLength), Row(.chartMarks, \.chartMarks), Row(.entries, \.entries),
    Row(.members, \.members), Row(.textScalars, \.textScalars),
    Row(.characterScalars, \.characterScalars), Row(.imagePixels, \.imagePixels),
    Row(.assetBytes, \.assetBytes), Row(.allAssetBytes, \.allAssetBytes),
    Row(.outputPixels, \.outputPixels), Row(.effectPixels, \.effectPixels),
    Row(.outlineSteps, \.outlineSteps), Row(.memoryBytes, \.memoryBytes),
  ]
}
