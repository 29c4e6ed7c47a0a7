import VitrineCoding
import VitrineModel

/// A format of trees that servers send instead of archives.
///
/// A further format is a case here and a folder with its table and its builder.
package enum PayloadFormat: String, CaseIterable, Sendable {
  /// Payloads of Voltra, in JSON or compressed.
  case voltra
  /// Nodes that the functions of Expo's widgets return.
  case expo
  /// Push notifications of Live Activities whose content states are Voltra's.
  case push

  /// Reads whichever format a value has; `nil` for any other value, such as an archive.
  ///
  /// - Parameters:
  ///   - tree: the parsed text.
  ///   - size: bytes of the text.
  ///   - context: limits, errors and warnings.
  ///   - files: finds the files beside the payload; it is asked for payloads alone.
  /// - Throws: `ArchiveError` for a payload that cannot be drawn.
  package static func archive(
    _ tree: JSONTree, size: Int, _ context: DecodingContext, files: () -> any PayloadFiles
  ) throws -> WidgetArchive? {
    guard let format = allCases.first(where: { $0.recognizes(tree) }) else { return nil }
    let reading = PayloadReading(context, files: files())
    // References to shared elements nest views more deeply than the text is.
    return try DeepStack.run {
      switch format {
      case .voltra: try VoltraPayload(reading: reading).archive(tree)
      case .expo: try ExpoPayload(reading: reading).archive(tree)
      case .push: try PushPayload(reading: reading).archive(tree, size: size)
      }
    }
  }

  private func recognizes(_ tree: JSONTree) -> Bool {
    if tree.object?.contains("vitrine") == true { return false }
    return switch self {
    case .voltra: VoltraPayload.recognizes(tree)
    case .expo: ExpoPayload.recognizes(tree)
    case .push: PushPayload.recognizes(tree)
    }
  }
}
