import CVitrineResources
import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a page has its pictures.
public enum PageForm: Sendable {
  /// In itself up to five megabytes, and beside it above that.
  case automatic
  /// In itself, however many there are.
  case singleFile
  /// As files beside it, which a browser reads when they come into view.
  case folder

  /// Bytes of pictures up to which a page holds them.
  static let limit = 5_000_000
}

/// A page that holds all it needs: style, script, data and pictures in one file.
struct Page {
  /// The placeholders in the template of a page.
  private enum Part: String, CaseIterable {
    case style, data, script, pictures

  }

  private let template: VitrineResource
  private let style: VitrineResource
  private let script: VitrineResource

  /// The page of a report.
  static var report: Page {
    Page(
      template: vitrine_page_report_html(), style: vitrine_page_report_css(),
      script: vitrine_page_report_js())
  }
  /// The page of a gallery.
  static var gallery: Page {
    Page(
      template: vitrine_page_gallery_html(), style: vitrine_page_gallery_css(),
      script: vitrine_page_gallery_js())
  }

  /// A picture that the page's script asks for by its name.
  struct Picture {
    /// Letters, digits and hyphens.
    var id: String
    /// The location of its file relative to the page; `nil` if it has none yet.
    var file: RelativePath?
    /// Reads the bytes of its PNG file; `nil` where there is none.
    var read: () -> [UInt8]?
  }

  /// Writes the page; each picture is read when its turn comes, so that many cost no memory.
  ///
  /// The pictures are part of the page where it stays small enough for that; of others it has the
  /// addresses, and `pictures/` beside it those that have no file yet.
  ///
  /// - Parameters:
  ///   - data: what the script is given, for the addresses of the pictures by their names.
  ///   - form: whether pictures are part of the page.
  /// - Throws: `FileError`; no unfinished page is left behind then.
  func write(
    _ pictures: [Picture], to path: RelativePath, in folder: FolderLocation, form: PageForm,
    data: (_ addresses: [String: String]) -> some Encodable
  ) throws(FileError) {
    guard form == .folder || form == .automatic && Page.isLarge(pictures) else {
      return try write(data([:]), pictures, to: path, in: folder)
    }
    var addresses: [String: String] = [:]
    for picture in pictures {
      if let file = picture.file {
        addresses[picture.id] = file.description
      } else if let bytes = picture.read() {
        let file = try RelativePath("pictures/\(picture.id).png")
        try folder.openOrMake().write(bytes, to: file)
        addresses[picture.id] = file.description
      }
    }
    try write(data(addresses), [], to: path, in: folder)
  }

  /// Whether a page with these pictures in it is larger than people like to carry about.
  private static func isLarge(_ pictures: [Picture]) -> Bool {
    var size = 0
    return pictures.contains { picture in
      // Four letters for three bytes.
      size += (picture.read()?.count ?? 0) / 3 * 4
      return size > PageForm.limit
    }
  }

  private func write(
    _ data: some Encodable, _ pictures: [Picture], to path: RelativePath, in folder: FolderLocation
  ) throws(FileError) {
    let json = Page.json(data)
    try folder.openOrMake().write(to: path) { (append) throws(FileError) in
      for piece in pieces() {
        switch piece {
        case .text(let bytes): try append(bytes)
        case .part(.style):
          try append(Page.bytes(vitrine_page_common_css()) + Page.bytes(style))
        case .part(.script):
          try append(Page.bytes(vitrine_page_common_js()) + Page.bytes(script))
        case .part(.data): try append(json)
        case .part(.pictures):
          for picture in pictures { try append(Page.element(of: picture)) }
        }
      }
    }
  }

  private enum Piece {
    case text([UInt8])
    case part(Part)
  }

  /// The template, cut at its marks.
  private func pieces() -> [Piece] {
    var rest = String(decoding: Page.bytes(template), as: UTF8.self)[...]
    var pieces: [Piece] = []
    while let start = rest.firstRange(of: "{{"), let end = rest.firstRange(of: "}}") {
      pieces.append(.text(Array(rest[..<start.lowerBound].utf8)))
      if let part = Part(rawValue: String(rest[start.upperBound..<end.lowerBound])) {
        pieces.append(.part(part))
      }
      rest = rest[end.upperBound...]
    }
    return pieces + [.text(Array(rest.utf8))]
  }

  private static func element(of picture: Picture) -> [UInt8] {
    guard let bytes = picture.read() else { return [] }
    let text = Data(bytes).base64EncodedString()
    return Array("<script type=\"text/plain\" id=\"picture-\(picture.id)\">\(text)</script>\n".utf8)
  }

  /// JSON that is escaped so that it cannot close the element that contains it.
  private static func json(_ data: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(data)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    return Array(text.replacing("<", with: "\\u003c").utf8)
  }

  private static func bytes(_ file: VitrineResource) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
