import VitrineCoding
import VitrineModel

extension Renderer {
  /// Returns the accessibility elements of the picture of `request`: a container with all elements
  /// in reading order.
  ///
  /// - Throws: `ArchiveError`, as `layOut` does.
  public func accessibility(
    of document: WidgetDocument, _ request: RenderRequest
  ) throws(ArchiveError) -> AccessibilityElement {
    try accessibility(of: document, try document.resolve(request))
  }

  /// Returns the accessibility elements of the picture of a resolved request.
  ///
  /// - Throws: `ArchiveError`, as `layOut` does.
  public func accessibility(
    of document: WidgetDocument, _ request: ResolvedRequest
  ) throws(ArchiveError) -> AccessibilityElement {
    var renderer = self
    renderer.recordsSemantics = true
    return try renderer.layOut(document, request).accessibility
  }
}
