import Foundation

/// Small pictures of 16 x 8 pixels, the left half red, the right half blue (in `cmyk` black).
enum Fixture: String, CaseIterable {
  case rgb = "rgb.jpg"
  case progressive = "progressive.jpg"
  case grey = "grey.jpg"
  case cmyk = "cmyk.jpg"
  case webP = "lossless.webp"
  case lossyWebP = "lossy.webp"
  case png = "built.png"

  /// The contents of the file; the PNG file is created on demand.
  func bytes() throws -> [UInt8] {
    guard self != .png else {
      return try PNGBuilder(width: 16, height: 8, depth: 8, colorType: 2, isInterlaced: true)
        .file((0..<128).flatMap { $0 % 16 < 8 ? [250, 20, 20] : [20, 40, 250] })
    }
    return try Fixture.bytes(of: rawValue)
  }

  /// The contents of a file in the folder of fixtures.
  static func bytes(of name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Fixtures").appendingPathComponent(name)
    return [UInt8](try Data(contentsOf: file))
  }
}
