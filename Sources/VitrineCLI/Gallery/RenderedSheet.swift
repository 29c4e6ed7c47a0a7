import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Pictures and words on a page that Vitrine itself lays out and draws.
struct RenderedSheet {
  /// The view of the sheet.
  let view: JSONValue
  /// The images in it, by name.
  let assets: [String: JSONValue]
  /// Width and height, in points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  /// Where image files are; `nil` when the images are part of `assets`.
  var folder: String?

  /// An image that is part of the page.
  static func asset(png: [UInt8], scale: Double) -> JSONValue {
    ["data": .string(Data(png).base64EncodedString()), "scale": .number(scale)]
  }

  /// The page as a PNG file.
  ///
  /// - Parameter name: what errors call it.
  /// - Throws: `CommandError` when it cannot be drawn.
  func png(
    name: String, _ compression: PNGCompression = .default
  ) throws(CommandError) -> [UInt8] {
    do throws(ArchiveError) {
      let document = try WidgetDocument(bytes: archive, file: name, folder: folder)
      var request = RenderRequest(family: .systemExtraLarge)
      request.device = Device(
        name: "Sheet", platform: .iPad, scale: scale, sizes: [.systemExtraLarge: size])
      request.cornerRadius = 0
      return try Renderer().layOut(document, request).png(compression)
    } catch {
      throw .failed(ReportedDiagnostic(error, file: name), .notRendered)
    }
  }

  private var archive: [UInt8] {
    let archive: JSONValue = [
      "vitrine": .string(FormatVersion.current.text), "kind": "vitrine.page",
      "contentMarginsDisabled": true,
      "entries": [["date": "2026-01-01T00:00:00Z", "views": ["default": view]]],
      "assets": .object(assets),
    ]
    return (try? ArchiveEncoder.encode(archive)) ?? []
  }
}
