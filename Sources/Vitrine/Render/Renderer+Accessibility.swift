import VitrineLayout
import VitrineCoding
import VitrineModel

extension Renderer {
  /// What assistive technology reads of what `request` asks for: a container with all elements, in
  /// the order of reading.
  ///
  /// - Throws: `ArchiveError` as `layOut` does.
  public func accessibility(
    of document: WidgetDocument, _ request: RenderRequest
  ) throws(ArchiveError) -> AccessibilityElement {
    try accessibility(of: document, try document.resolve(request))
  }

  /// What assistive technology reads of what a resolved request asks for.
  ///
  /// - Throws: `ArchiveError` as `layOut` does.
  public func accessibility(
    of document: WidgetDocument, _ request: ResolvedRequest
  ) throws(ArchiveError) -> AccessibilityElement {
    var renderer = self
    renderer.recordsSemantics = true
    return try renderer.layOut(document, request).accessibility
  }
}
