import Vitrine
import VitrineCheck
import VitrineCommandLine
import VitrineSnapshot

/// Pictures of findings, each in its first case, with the location marked.
struct CheckPictures {
  private let renderer: Renderer
  private let files = OutputFiles()
  private let archived: Checker.Archived?

  /// Creates pictures that a renderer draws.
  ///
  /// - Parameter archived: returns the archive that was made for a request, as for a checker.
  init(_ renderer: Renderer, _ archived: Checker.Archived? = nil) {
    (self.renderer, self.archived) = (renderer, archived)
  }

  /// Writes a picture for each group of findings of a widget, with numbers from `count` on.
  ///
  /// - Returns: the new count.
  /// - Throws: `CommandError` when one cannot be drawn or written.
  func write(
    _ findings: [Finding], of document: WidgetDocument, after count: Int, to folder: String
  ) throws(CommandError) -> Int {
    var number = count
    for group in FindingGroup.of(findings) {
      guard let picture = group.first.picture, group.first.frame != nil else { continue }
      number += 1
      let digits = String(number)
      let parts = [
        String(repeating: "0", count: max(0, 3 - digits.count)) + digits, group.first.rule,
        group.first.widget, group.first.target ?? "",
      ]
      let name = parts.filter { !$0.isEmpty }.map(CheckPictures.fileName).joined(separator: "-")
      let frames = ([group.first] + group.others).compactMap(\.frame)
      let png = try png(picture, document, frames, name: name)
      try files.write(png, to: name + ".png", in: FolderLocation(given: folder))
    }
    return number
  }

  private func png(
    _ picture: FindingPicture, _ document: WidgetDocument, _ frames: [Rect], name: String
  ) throws(CommandError) -> [UInt8] {
    var renderer = renderer
    renderer.pseudoLanguage = picture.pseudoLanguage
    let widget: LaidOutWidget
    do throws(ArchiveError) {
      let own = try archived?(document, picture.request) ?? document
      widget = try renderer.layOut(own, picture.request)
    } catch {
      throw .failed(ReportedDiagnostic(error, file: name), .notRendered)
    }
    let marks = frames.enumerated().map { MarkedPicture.Mark(text: "\($0 + 1)", frame: $1) }
    return try MarkedPicture(widget: widget, marks: marks).png(name: name)
  }

  /// Returns a part of a file's name, which keeps letters, digits, dots and underscores.
  private static func fileName(_ text: String) -> String {
    String(
      text.map { letter in
        letter.isASCII && (letter.isLetter || letter.isNumber || "._".contains(letter))
          ? letter : "_"
      })
  }
}
