import CVitrineResources
import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a page stores its pictures.
public enum PageForm: Sendable {
  /// In the page up to five megabytes, and as separate files above that.
  case automatic
  /// In the page, however many there are.
  case singleFile
  /// As separate files, which a browser loads when they become visible.
  case folder

  /// The size of pictures up to which a page contains them, in bytes.
  static let limit = 5_000_000
}

/// A self-contained page: style, script, data and pictures in one file.
package struct Page {
  /// The beginning of every page, up to its title.
  private static let mark =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
  /// The length of the part of a file that is searched for it, in bytes.
  private static let markBytes = 1024

  /// Whether a file is a page of a gallery or a report.
  package static func isOwn(_ path: String) -> Bool {
    guard let start = try? FileReader.start(of: path, count: markBytes) else { return false }
    return String(decoding: start, as: UTF8.self).contains(mark)
  }

  /// The placeholders in the template of a page.
  private enum Part: String, CaseIterable {
    case style, data, script, pictures

  }

  private let template: VitrineResource
  private let style: VitrineResource
  private let script: VitrineResource

  /// The template of the report.
  static var report: Page {
    Page(
      template: vitrine_page_report_html(), style: vitrine_page_report_css(),
      script: vitrine_page_report_js())
  }
  /// The template of the gallery.
  static var gallery: Page {
    Page(
      template: vitrine_page_gallery_html(), style: vitrine_page_gallery_css(),
      script: vitrine_page_gallery_js())
  }

  /// A picture that the page's script requests by its id.
  struct Picture {
    /// The id: letters, digits and hyphens.
    var id: String
    /// The location of its file relative to the page; `nil` if it has none yet.
    var file: RelativePath?
    /// Reads the bytes of its PNG file; `nil` if there is none.
    var read: () -> [UInt8]?
  }

  /// Writes the page, and reads its pictures one after the other, so that many take little memory.
  ///
  /// The pictures are part of the page if it stays small enough. Otherwise the page contains their
  /// addresses, and pictures without a file are written to `pictures/` next to it.
  ///
  /// - Parameters:
  ///   - data: returns the script's data, given the addresses of the pictures by id.
  ///   - form: how the page stores its pictures.
  /// - Throws: `FileError`, without leaving an unfinished page.
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

  /// Whether a page with these pictures would exceed the limit for one file.
  private static func isLarge(_ pictures: [Picture]) -> Bool {
    var size = 0
    return pictures.contains { picture in
      // Base64 has four letters for three bytes.
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

  /// Returns the template, split at its placeholders.
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

  /// Returns JSON in which nothing can close the element that contains it.
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
