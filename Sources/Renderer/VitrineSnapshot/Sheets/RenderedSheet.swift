import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A page of pictures and texts that Vitrine itself lays out and draws.
package struct RenderedSheet {
  /// The view of the sheet.
  package let view: JSONValue
  /// The images of the view, by name.
  package let assets: [String: JSONValue]
  /// Width and height, in points.
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  /// The folder of image files; `nil` if the images are part of `assets`.
  package var folder: String?

  package init(
    view: JSONValue, assets: [String: JSONValue], size: Size, scale: Double, folder: String? = nil
  ) {
    (self.view, self.assets, self.size, self.scale) = (view, assets, size, scale)
    self.folder = folder
  }

  /// Returns an image as an asset that contains its bytes.
  package static func asset(png: [UInt8], scale: Double) -> JSONValue {
    ["data": .string(Data(png).base64EncodedString()), "scale": .number(scale)]
  }

  /// Lays out the page.
  ///
  /// - Parameter name: the name of the page in errors.
  /// - Throws: `ArchiveError` when the view is invalid, or cannot be laid out.
  package func layOut(name: String) throws(ArchiveError) -> LaidOutWidget {
    let document = try document(name: name)
    var request = RenderRequest(family: .systemExtraLarge)
    request.device = Device(
      name: "Sheet", platform: .iPad, scale: scale, sizes: [.systemExtraLarge: size])
    request.cornerRadius = 0
    return try Renderer().layOut(document, request)
  }

  /// Returns the page as an archive.
  ///
  /// - Parameter name: the name of the page in errors.
  /// - Throws: `ArchiveError` when the view is invalid.
  package func document(name: String) throws(ArchiveError) -> WidgetDocument {
    try WidgetDocument(bytes: archive, file: name, folder: folder)
  }

  private var archive: [UInt8] {
    let archive: JSONValue = [
      "vitrine": .string(FormatVersion.current.text), "kind": "vitrine.page",
      "contentMarginsDisabled": true,
      // The first date there is, so that the page is current at the date of any request.
      "entries": [["date": "0001-01-01T00:00:00Z", "views": ["default": view]]],
      "assets": .object(assets),
    ]
    return (try? ArchiveEncoder.encode(archive)) ?? []
  }
}
