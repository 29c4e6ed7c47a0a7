import Foundation
import Testing
import Vitrine

@Suite("Assets")
struct AssetTests {
  private let view =
    #"{"image": {"name": "photo"}, "modifiers": [{"containerBackground": "white"}]}"#

  private func render(_ asset: String, in folder: String?) throws -> LaidOutWidget {
    let json = Sample.json(view, rest: ", \"assets\": {\"photo\": \(asset)}")
    return try Renderer().layOut(
      Sample.document(json, folder: folder), RenderRequest(family: .systemSmall))
  }

  private func fault(_ asset: String, in folder: String?) -> String? {
    do {
      _ = try render(asset, in: folder).png()
      return nil
    } catch {
      // The line depends on the sample, not on the asset.
      return "\(error)".replacing(/json:[0-9]+:[0-9]+:/, with: "json:")
    }
  }

  @Test("files and inline data are drawn at their natural size")
  func natural() throws {
    try Sample.withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/images", withIntermediateDirectories: true)
      try Data(Sample.png).write(to: URL(filePath: folder + "/images/photo.png"))
      let file = try render("\"images/photo.png\"", in: folder)
      #expect(file.frames.first("Image \"photo\"")?.frame.size == Size(width: 8, height: 8))
      let data = Data(Sample.png).base64EncodedString()
      let inline = try render(#"{"data": "\#(data)", "scale": 2}"#, in: nil)
      #expect(inline.frames.first("Image \"photo\"")?.frame.size == Size(width: 4, height: 4))
    }
  }

  @Test("styles paint with assets; a missing or damaged one is reported")
  func imagePaint() throws {
    let view =
      #"{"rectangle": {"fill": {"imagePaint": {"name": "photo"}}}, "modifiers": [{"containerBackground": "white"}]}"#
    func render(_ assets: String) throws -> LaidOutWidget {
      try Renderer().layOut(
        Sample.document(Sample.json(view, rest: ", \"assets\": {\(assets)}")),
        RenderRequest(family: .systemSmall))
    }
    let data = Data(Sample.png).base64EncodedString()
    let rendering = try render("\"photo\": {\"data\": \"\(data)\"}")
    #expect(rendering.warnings == [])
    #expect(rendering.displayList.text.contains("image('photo'#0 from 0,0 8×8 in 16,16 8×8)"))
    let missing = try render("\"photos\": {\"data\": \"\(data)\"}")
    #expect(missing.warnings.count == 1)
    #expect(missing.warnings.first?.message.contains("'photos'") == true)
    #expect(throws: ArchiveError.self) { try render(#""photo": {"data": "AAAA"}"#) }
  }

  @Test("a representation is chosen by scheme, then by scale")
  func representations() throws {
    let data = Data(Sample.png).base64EncodedString()
    let asset = """
      [{"data": "\(data)"}, {"data": "\(data)", "scale": 4},
       {"data": "\(data)", "scale": 2, "colorScheme": "dark"}]
      """
    let json = Sample.json(view, rest: ", \"assets\": {\"photo\": \(asset)}")
    let document = try Sample.document(json)
    func side(_ scale: Double, _ scheme: ColorScheme) throws -> Double? {
      var request = RenderRequest(family: .systemSmall)
      request.scale = scale
      request.colorScheme = scheme
      let rendering = try Renderer().layOut(document, request)
      return rendering.frames.first("Image \"photo\"")?.frame.width
    }
    #expect(try side(1, .light) == 8)
    #expect(try side(3, .light) == 2)
    #expect(try side(3, .dark) == 4)
  }

  @Test("a path must stay in the archive's folder")
  func containment() throws {
    try Sample.withFolder { folder in
      let inside = folder + "/inside"
      try FileManager.default.createDirectory(
        atPath: inside, withIntermediateDirectories: true)
      try Data(Sample.png).write(to: URL(filePath: folder + "/outside.png"))
      try Data(Sample.png).write(to: URL(filePath: inside + "/real.png"))
      try FileManager.default.createSymbolicLink(
        atPath: inside + "/escape.png", withDestinationPath: "../outside.png")
      try FileManager.default.createSymbolicLink(
        atPath: inside + "/alias.png", withDestinationPath: "real.png")
      let rule = "an asset must be in the archive's folder"
      #expect(fault("\"../outside.png\"", in: inside)?.contains(rule) == true)
      #expect(fault("\"a/../../outside.png\"", in: inside)?.contains(rule) == true)
      #expect(fault("\"\(folder)/outside.png\"", in: inside)?.contains(rule) == true)
      #expect(fault("\"escape.png\"", in: inside)?.contains("symbolic link") == true)
      // This includes a link to a file inside: its destination may have changed when it is opened.
      #expect(fault("\"alias.png\"", in: inside)?.contains("symbolic link") == true)
      #expect(fault("\"real.png\"", in: inside) == nil)
    }
  }

  @Test("a file that is not an image is an error that names file and asset")
  func unusable() throws {
    try Sample.withFolder { folder in
      try Data("version https://git-lfs.github.com/spec/v1\n".utf8)
        .write(to: URL(filePath: folder + "/lfs.png"))
      try Data("hello".utf8).write(to: URL(filePath: folder + "/text.png"))
      try Data(Sample.png.dropLast(30)).write(to: URL(filePath: folder + "/short.png"))
      #expect(mkfifo(folder + "/pipe.png", 0o600) == 0)
      let prefix = "Sample.json: .assets.photo: asset 'photo': "
      #expect(
        fault("\"none.png\"", in: folder)
          == prefix + "cannot read 'none.png': No such file or directory")
      #expect(fault("\"lfs.png\"", in: folder)?.contains("git lfs pull") == true)
      #expect(
        fault("\"text.png\"", in: folder) == prefix
          + "not an image; PNG, JPEG, WebP, SVG and PDF files are read")
      #expect(fault("\"short.png\"", in: folder)?.hasPrefix(prefix) == true)
      #expect(fault("\"pipe.png\"", in: folder)?.contains("not a regular file") == true)
      #expect(fault("\".\"", in: folder)?.contains("not a regular file") == true)
      #expect(fault(#"{"data": "%%%%"}"#, in: folder)?.hasPrefix(prefix) == true)
    }
  }

  @Test("layout reads only headers, and damaged pixels are found when they are drawn")
  func headers() throws {
    try Sample.withFolder { folder in
      try Data(Sample.png.dropLast(30)).write(to: URL(filePath: folder + "/short.png"))
      let rendering = try render("\"short.png\"", in: folder)
      #expect(rendering.frames.first("Image \"photo\"")?.frame.size == Size(width: 8, height: 8))
      for format in PictureFormat.allCases {
        #expect(throws: ArchiveError.self) { try rendering.data(as: format) }
      }
    }
  }

  @Test("an asset that the archive does not have is a warning")
  func unknown() throws {
    let json = Sample.json(view, rest: #", "assets": {"photos": "a.png"}"#)
    let rendering = try Renderer().layOut(
      Sample.document(json), RenderRequest(family: .systemSmall))
    #expect(
      rendering.warnings.map(\.message)
        == ["asset 'photo': not in the archive; there is 'photos'"])
  }

  @Test("the limit on pixels holds at the limit")
  func pixels() throws {
    let data = Data(Sample.png).base64EncodedString()
    let json = Sample.json(view, rest: #", "assets": {"photo": {"data": "\#(data)"}}"#)
    for (limit, isFine) in [(64, true), (63, false)] {
      var limits = ArchiveLimits()
      limits.imagePixels = limit
      let document = try WidgetDocument(
        bytes: Array(json.utf8), file: "Sample.json", folder: nil,
        decoder: ArchiveDecoder(limits: limits))
      let rendering = Result {
        try Renderer().layOut(document, RenderRequest(family: .systemSmall))
      }
      #expect(((try? rendering.get()) != nil) == isFine)
    }
  }
}
