import VitrineCoding
import VitrineModel

/// Finds the files that a payload names without saying where they are.
package protocol PayloadFiles {
  /// The path of an image file by the name of an asset, relative to the payload; `nil` for none.
  func image(named name: String) -> String?
}

/// No files at all: a payload by itself.
package struct NoPayloadFiles: PayloadFiles {
  package init() {}
  /// No image has a file.
  package func image(named name: String) -> String? { nil }
}

/// What one reading of a payload shares among all its parts: limits, warnings, images.
final class PayloadReading {
  /// Limits, errors and warnings.
  let context: DecodingContext
  /// The images that were named or came with the payload.
  private(set) var assets: [String: Asset] = [:]
  private let files: any PayloadFiles

  init(_ context: DecodingContext, files: any PayloadFiles) {
    (self.context, self.files) = (context, files)
  }

  /// Whether the same text is read again, of which everything was said.
  var isRepeated = false

  /// Notes something that has no effect.
  func warn(_ text: String, at path: NodePath) {
    report(Diagnostic(.ineffective(text), path: path))
  }

  /// Notes something that is probably not meant.
  func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !isRepeated { context.report(diagnostic()) }
  }

  /// Notes a name that no table has.
  func reportUnknown(
    _ kind: ArchiveError.NameKind, _ name: String, candidates: @autoclosure () -> [String],
    at path: NodePath
  ) {
    if !isRepeated { context.reportUnknown(kind, name, candidates: candidates(), at: path) }
  }

  /// Counts a view and its depth around `body`.
  ///
  /// - Throws: `ArchiveError` when a limit is exceeded, and what `body` throws.
  func node<Result>(at path: NodePath, _ body: () throws -> Result) throws -> Result {
    do {
      return try context.node(at: [], body)
    } catch var error as ArchiveError {
      error.path = error.path.flatMap { $0.steps.isEmpty ? nil : $0 } ?? path
      throw error
    }
  }

  /// The name of the asset for an image file of the payload's folder; `nil` when there is none.
  func asset(named name: String) -> String? {
    if assets[name] != nil { return name }
    guard let file = files.image(named: name) else { return nil }
    var image = Asset.Representation()
    image.file = file
    assets[name] = Asset(representations: [image])
    return name
  }

  /// The name of an asset for the bytes of an image in Base64.
  func asset(base64 data: String) -> String {
    var image = Asset.Representation()
    image.data = data
    let asset = Asset(representations: [image])
    if let known = assets.first(where: { $0.value == asset }) { return known.key }
    let name = "image\(assets.count + 1)"
    assets[name] = asset
    return name
  }

  /// The value of a JSON text inside a string.
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

  /// A text no longer than the limit.
  ///
  /// - Throws: `ArchiveError` for a longer one.
  func checked(_ text: String, at path: NodePath) throws -> String {
    if let excess = Text(text).excess(over: context.limits) {
      throw ArchiveError(excess, path: path)
    }
    return text
  }
}
