import VitrineCoding

/// Reads archives from JSON.
public struct ArchiveDecoder: Sendable {
  /// The limits on what is read.
  public var limits: ArchiveLimits
  /// Whether warnings are errors.
  public var isStrict: Bool
  /// Whether views, modifiers and fields that this version does not know are warnings.
  public var isLenient: Bool

  /// Creates a decoder, by default with the standard limits and with errors for everything unknown.
  ///
  /// - Parameters:
  ///   - limits: the limits on what is read.
  ///   - isStrict: whether warnings are errors, regardless of `isLenient`.
  ///   - isLenient: whether unknown views, modifiers and fields are warnings; they always are for an
  ///   archive of a newer minor version.
  public init(
    limits: ArchiveLimits = .standard, isStrict: Bool = false, isLenient: Bool = false
  ) {
    self.limits = limits
    self.isStrict = isStrict
    self.isLenient = isLenient
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
  /// - Parameters:
  ///   - check: checks that a value cannot make by itself; they come before warnings become errors.
  ///   - make: reads a value from a file in another format; `nil` for a file in the value's own
  ///     form.
  /// - Throws: `ArchiveError`, with file, path and hint where they are known.
  package func decode<Value: ArchiveValue>(
    _ type: Value.Type, _ bytes: [UInt8], file: String? = nil,
    check: (Value) throws(ArchiveError) -> Void = { _ in },
    make: (JSONTree, DecodingContext) throws -> Value? = { _, _ in nil }
  ) throws(ArchiveError) -> (Value, [Diagnostic]) {
    let context = DecodingContext(limits: limits, isLenient: isLenient)
    do {
      return try read(bytes, context, make, check)
    } catch {
      // Recorded errors are reported together with the one that ended the reading.
      if !(error is NotedErrors) { context.note(ArchiveDecoder.archiveError(error)) }
      throw ArchiveDecoder.combined(context.errors.located(in: SourceText(bytes)), file: file)
    }
  }

  /// Merges several errors of a file into one.
  private static func combined(_ errors: [ArchiveError], file: String?) -> ArchiveError {
    var errors = errors
    for index in errors.indices { errors[index].file = file }
    var first = errors.first ?? ArchiveError(.unreadable("unknown error"), file: file)
    first.others = Array(errors.dropFirst())
    return first
  }

  private func read<Value: ArchiveValue>(
    _ bytes: [UInt8], _ context: DecodingContext,
    _ make: (JSONTree, DecodingContext) throws -> Value?,
    _ check: (Value) throws(ArchiveError) -> Void
  ) throws -> (Value, [Diagnostic]) {
    guard bytes.count <= limits.archiveBytes else {
      throw ArchiveError(
        .limitExceeded(.archiveBytes, found: bytes.count, allowed: limits.archiveBytes))
    }
    let (tree, depth): (JSONTree, Int)
    do {
      let parsed = try JSONParser.parseCollectingFaults(bytes, limits: limits)
      (tree, depth) = (parsed.tree, parsed.depth)
      for fault in parsed.faults { context.note(fault.error(in: bytes)) }
    } catch {
      throw error.error(in: bytes)
    }
    let root = TreeDecoder(tree, context: context)
    let value =
      try make(tree, context)
      ?? (depth <= DeepStack.shallow
        ? try Value(from: root) : try DeepStack.run { try Value(from: root) })
    try context.finish()
    try check(value)
    let warnings = context.diagnostics
    if isStrict {
      for warning in warnings { context.note(ArchiveError(.strict(warning), path: warning.path)) }
      try context.finish()
    }
    return (value, warnings)
  }

  /// Converts an error of any other type into an error with a path.
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
