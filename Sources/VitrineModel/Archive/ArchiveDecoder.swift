/// Reads archives from JSON.
public struct ArchiveDecoder: Sendable {
  /// The limits on what is read.
  public var limits: ArchiveLimits
  /// Whether warnings are errors.
  public var isStrict: Bool

  /// Makes a decoder; by default it is lenient and has the standard limits.
  public init(limits: ArchiveLimits = .standard, isStrict: Bool = false) {
    self.limits = limits
    self.isStrict = isStrict
  }

  /// Reads an archive and the warnings about it.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - file: the name by which errors call it.
  /// - Throws: `ArchiveError`, with file, path and hint where they are known.
  public func decode(
    _ bytes: [UInt8], file: String? = nil
  ) throws(ArchiveError) -> (archive: WidgetArchive, warnings: [Diagnostic]) {
    do {
      return try read(bytes)
    } catch {
      var error = ArchiveDecoder.archiveError(error)
      error.file = file
      throw error
    }
  }

  private func read(_ bytes: [UInt8]) throws -> (WidgetArchive, [Diagnostic]) {
    guard bytes.count <= limits.archiveBytes else {
      throw ArchiveError(
        .limitExceeded(.archiveBytes, found: bytes.count, allowed: limits.archiveBytes))
    }
    let (tree, depth): (JSONTree, Int)
    do {
      (tree, depth) = try JSONParser.parse(bytes, limits: limits)
    } catch {
      throw error.error(in: bytes)
    }
    let context = DecodingContext(limits: limits)
    let root = TreeDecoder(tree, context: context)
    let archive =
      depth <= DeepStack.shallow
      ? try WidgetArchive(from: root) : try DeepStack.run { try WidgetArchive(from: root) }
    guard archive.entries.count <= limits.entries else {
      throw ArchiveError(
        .limitExceeded(.entries, found: archive.entries.count, allowed: limits.entries),
        path: NodePath([.key("entries")]))
    }
    let warnings = context.diagnostics
    if isStrict, let first = warnings.first {
      throw ArchiveError(.strict(first), path: first.path)
    }
    return (archive, warnings)
  }

  /// Turns what a type of another make may throw into an error with a path.
  private static func archiveError(_ error: any Error) -> ArchiveError {
    switch error {
    case let error as ArchiveError: error
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context):
      ArchiveError(.invalidValue(context.debugDescription), at: context.codingPath)
    default: ArchiveError(.invalidValue("\(error)"))
    }
  }
}
