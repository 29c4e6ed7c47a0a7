#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    if let found = JSONNesting.depth(of: bytes, beyond: JSONNesting.decoderLimit) {
      throw ArchiveError(.limitExceeded(.depth, found: found, allowed: limits.depth))
    }
    let context = DecodingContext(limits: limits)
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.archiveContext { decoder.userInfo[key] = context }
    let archive = try decoder.decode(WidgetArchive.self, from: Data(bytes))
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

  /// Turns what Foundation's decoder throws into an error with a path.
  private static func archiveError(_ error: any Error) -> ArchiveError {
    switch error {
    case let error as ArchiveError: return error
    case DecodingError.typeMismatch(let type, let context):
      return ArchiveError(.wrongType(expected: name(of: type)), at: context.codingPath)
    case DecodingError.valueNotFound(let type, let context):
      return ArchiveError(.wrongType(expected: name(of: type)), at: context.codingPath)
    case DecodingError.keyNotFound(let key, let context):
      return ArchiveError(.missingField(key.stringValue), at: context.codingPath)
    case DecodingError.dataCorrupted(let context):
      guard context.codingPath.isEmpty else {
        return ArchiveError(.invalidValue(context.debugDescription), at: context.codingPath)
      }
      let detail = context.underlyingError.map { "\($0)" } ?? context.debugDescription
      return ArchiveError(.notJSON(detail))
    default: return ArchiveError(.notJSON("\(error)"))
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is String.Type: "a string"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }
}
