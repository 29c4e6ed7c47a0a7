import VitrineArchive
import VitrineCoding
import VitrineGeometry
import VitrineModel

/// Finds files that a payload names without a path.
package protocol PayloadFiles {
  /// Returns the path of an image file for the name of an asset, relative to the payload; `nil` if
  /// there is none.
  func image(named name: String) -> String?
}

/// A payload without files.
package struct NoPayloadFiles: PayloadFiles {
  package init() {}
  /// No image has a file.
  package func image(named name: String) -> String? { nil }
}

/// The shared state of one reading of a payload: limits, warnings, images.
final class PayloadReading {
  /// Limits, errors and warnings.
  let context: DecodingContext
  /// The images that the payload names or contains.
  private(set) var assets: [String: Asset] = [:]
  private let files: any PayloadFiles
  /// The newest version of the sender whose names the tables have.
  private let known: String

  init(_ context: DecodingContext, files: any PayloadFiles, known: String) {
    (self.context, self.files, self.known) = (context, files, known)
  }

  /// Whether devices pass over names that they do not know, so that they are warnings.
  var ignoresUnknown = false
  /// Whether the text was read before, so that its warnings are known.
  var isRepeated = false

  /// Reports a value without effect.
  func warn(_ text: String, at path: NodePath) {
    report(Diagnostic(.ineffective(text), path: path))
  }

  /// Returns a colour, and reports text that is not one.
  func color(_ text: String, at path: NodePath) -> Color? {
    if let color = StyleColor.parse(text) { return color }
    warn("'\(text)' is not a colour; it has no effect", at: path)
    return nil
  }

  /// Returns the date of a number of milliseconds since 1970, and reports one that is probably meant
  /// in another unit.
  func date(milliseconds number: Double, _ name: String, at path: NodePath) -> ArchiveDate {
    if let warning = PushDate.warning(inMilliseconds: name, number) { warn(warning, at: path) }
    return ArchiveDate(payload: number / 1000)
  }

  /// Reports a probable mistake.
  func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !isRepeated { context.report(diagnostic()) }
  }

  /// Reports a name without a row in the table.
  func reportUnknown(
    _ kind: ArchiveError.NameKind, _ name: String, candidates: @autoclosure () -> [String],
    at path: NodePath
  ) {
    guard !isRepeated else { return }
    let candidates = candidates()
    let isIgnored = ignoresUnknown || context.isLenient
    guard Suggestion.hint(for: name, among: candidates) == nil else {
      guard isIgnored else {
        return context.reportUnknown(kind, name, candidates: candidates, at: path)
      }
      return context.report(
        Diagnostic(.unknownName(kind: kind, name: name, candidates: candidates), path: path))
    }
    // A name that resembles none may be that of a later version.
    let (message, version) = (
      "unknown \(kind.rawValue) '\(name)'", "names are known up to \(known)"
    )
    if isIgnored {
      context.report(
        Diagnostic(.ineffective("\(message); it has no effect; \(version)"), path: path))
    } else {
      context.note(ArchiveError(.notInArchive(message, hint: version), path: path))
    }
  }

  /// Reports a field that an object of a fixed form does not have.
  func reportUnknownField(_ name: String, hint: String, at path: NodePath) {
    guard !isRepeated else { return }
    let message = "unknown field '\(name)'"
    if context.isLenient {
      context.report(Diagnostic(.ineffective("\(message); it has no effect; \(hint)"), path: path))
    } else {
      context.note(ArchiveError(.notInArchive(message, hint: hint), path: path))
    }
  }

  /// Counts a view and its depth while `body` runs.
  ///
  /// - Throws: `ArchiveError` when a limit is exceeded, and the errors of `body`.
  func node<Result>(at path: NodePath, _ body: () throws -> Result) throws -> Result {
    do {
      return try context.node(at: [], body)
    } catch var error as ArchiveError {
      error.path = error.path.flatMap { $0.steps.isEmpty ? nil : $0 } ?? path
      throw error
    }
  }

  /// Returns the name of the asset for an image file in the payload's folder; `nil` if there is
  /// none.
  func asset(named name: String) -> String? {
    if assets[name] != nil { return name }
    guard let file = files.image(named: name) else { return nil }
    var image = Asset.Representation()
    image.file = file
    assets[name] = Asset(representations: [image])
    return name
  }

  /// Returns the name of an asset for an image in Base64.
  func asset(base64 data: String) -> String {
    var image = Asset.Representation()
    image.data = data
    let asset = Asset(representations: [image])
    if let known = assets.first(where: { $0.value == asset }) { return known.key }
    let name = "image\(assets.count + 1)"
    assets[name] = asset
    return name
  }

  /// Parses JSON in a string.
  func parse(_ text: String, at path: NodePath) -> JSONTree? {
    do {
      let found = try JSONParser.parseCollectingFaults(Array(text.utf8), limits: context.limits)
      if let fault = found.faults.first { throw fault }
      return found.tree
    } catch {
      warn("the string is not JSON; it has no effect", at: path)
      return nil
    }
  }

  /// Returns a text if it is within the limit.
  ///
  /// - Throws: `ArchiveError` for a longer one.
  func checked(_ text: String, at path: NodePath) throws -> String {
    if let excess = Text(text).excess(over: context.limits) {
      throw ArchiveError(excess, path: path)
    }
    return text
  }
}
