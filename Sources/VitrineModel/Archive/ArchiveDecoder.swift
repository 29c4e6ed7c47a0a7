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
    let (archive, warnings) = try decode(WidgetArchive.self, bytes, file: file) {
      archive throws(ArchiveError) in
      try check(archive, at: NodePath())
    }
    return (archive, warnings)
  }

  /// Reads any value that has a JSON form, and the warnings about it.
  ///
  /// - Parameter check: what no value can check by itself; it comes before warnings become errors.
  /// - Throws: `ArchiveError`, with file, path and hint where they are known.
  package func decode<Value: ArchiveValue>(
    _ type: Value.Type, _ bytes: [UInt8], file: String? = nil,
    check: (Value) throws(ArchiveError) -> Void = { _ in }
  ) throws(ArchiveError) -> (Value, [Diagnostic]) {
    do {
      return try read(type, bytes, check)
    } catch {
      var error = ArchiveDecoder.archiveError(error)
      error.file = file
      throw error
    }
  }

  private func read<Value: ArchiveValue>(
    _ type: Value.Type, _ bytes: [UInt8], _ check: (Value) throws(ArchiveError) -> Void
  ) throws -> (Value, [Diagnostic]) {
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
    let value =
      depth <= DeepStack.shallow
      ? try Value(from: root) : try DeepStack.run { try Value(from: root) }
    try check(value)
    let warnings = context.diagnostics
    if isStrict, let first = warnings.first {
      throw ArchiveError(.strict(first), path: first.path)
    }
    return (value, warnings)
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
