import VitrineArchive
import VitrineCoding

/// A format of view trees that servers send instead of archives.
///
/// Another format needs a case here, and a folder with its table and its builder.
package enum PayloadFormat: String, CaseIterable, Sendable {
  /// Payloads of Voltra, in JSON or compressed.
  case voltra
  /// Nodes that functions of Expo's widgets return.
  case expo
  /// Push notifications of Live Activities with Voltra's content state.
  case push

  /// Reads a payload in any of the formats; `nil` for another value, such as an archive.
  ///
  /// - Parameters:
  ///   - tree: the parsed text.
  ///   - size: the size of the text, in bytes.
  ///   - context: limits, errors and warnings.
  ///   - files: finds the files next to the payload; used for payloads only.
  /// - Throws: `ArchiveError` for a payload that cannot be drawn.
  package static func archive(
    _ tree: JSONTree, size: Int, _ context: DecodingContext, files: () -> any PayloadFiles
  ) throws -> WidgetArchive? {
    guard let format = allCases.first(where: { $0.recognizes(tree) }) else { return nil }
    let reading = PayloadReading(context, files: files(), known: format.known)
    // Expo's decoders of properties and its register of modifiers pass over names without a word.
    reading.ignoresUnknown = format == .expo
    // References to shared elements nest views more deeply than the text itself.
    return try DeepStack.run {
      switch format {
      case .voltra: try VoltraPayload(reading: reading).archive(tree)
      case .expo: try ExpoPayload(reading: reading).archive(tree)
      case .push: try PushPayload(reading: reading).archive(tree, size: size)
      }
    }
  }

  /// The newest version of the sender whose names the tables have.
  var known: String {
    switch self {
    case .voltra, .push: "version \(VoltraTables.version) of Voltra"
    case .expo: "SDK \(ExpoTables.version) of Expo"
    }
  }

  /// Whether a value looks like a payload of the format.
  package func recognizes(_ tree: JSONTree) -> Bool {
    if tree.object?.contains("vitrine") == true { return false }
    return switch self {
    case .voltra: VoltraPayload.recognizes(tree)
    case .expo: ExpoPayload.recognizes(tree)
    case .push: PushPayload.recognizes(tree)
    }
  }
}
