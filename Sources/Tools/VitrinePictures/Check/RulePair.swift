import Vitrine
import VitrineCheck
import VitrineCommandLine
import VitrineSnapshot

/// The pictures of a widget with a fault and of the same widget without it.
struct RulePair {
  /// The first picture that has the problem.
  let picture: FindingPicture
  private let fault: LaidOutWidget
  private let mended: LaidOutWidget
  private let frame: Rect?

  /// Draws an example; `nil` if both look the same.
  ///
  /// - Throws: `ArchiveError` when it cannot be drawn.
  init?(of example: PlantedFault) throws(ArchiveError) {
    let finding = try example.findings(in: example.fault).first { $0.rule == example.rule }
    guard let picture = finding?.picture else { return nil }
    var renderer = Renderer()
    renderer.pseudoLanguage = picture.pseudoLanguage
    fault = try renderer.layOut(PlantedFault.document(of: example.fault), picture.request)
    mended = try renderer.layOut(PlantedFault.document(of: example.mended), picture.request)
    guard try fault.bitmap() != mended.bitmap() else { return nil }
    (self.picture, frame) = (picture, finding?.frame)
  }

  /// Draws both side by side, with a box around the fault.
  ///
  /// - Throws: `CommandError` when they cannot be drawn.
  func png() throws(CommandError) -> [UInt8] {
    let marks = frame.map { [MarkedPicture.Mark(text: "1", frame: $0)] } ?? []
    return try ContactSheet.png(
      [
        cell("with the fault", MarkedPicture(widget: fault, marks: marks)),
        cell("without", MarkedPicture(widget: mended, marks: [])),
      ], name: "pair", layout: .init(reduction: 1))
  }

  private func cell(
    _ title: String, _ marked: MarkedPicture
  ) throws(CommandError) -> ContactSheet.Cell {
    ContactSheet.Cell(
      name: title,
      asset: RenderedSheet.asset(png: try marked.png(name: title), scale: marked.widget.scale),
      points: marked.size, title: title, details: "")
  }
}
