import Vitrine
import VitrineCairo
import VitrineDisplayList

/// Reads the picture of a golden.
enum GoldenPicture {
  /// The maximum size of a picture, in bytes.
  static let limit = 256 << 20

  /// The reason why a picture cannot be compared.
  struct Fault: Error, Hashable, Sendable {
    var message: String
    var hint: String?
  }

  /// Returns the bytes of a file below a folder; `nil` if it does not exist.
  ///
  /// - Throws: `Fault` when it cannot be read.
  static func bytes(
    _ name: String, in folder: FolderLocation
  ) throws(Fault) -> [UInt8]? {
    do throws(FileError) {
      return try folder.open().read(RelativePath(canonical: name), limit: limit)
    } catch {
      switch error {
      case _ where error.isMissing: return nil
      case .system, .path, .link:
        throw Fault(message: "cannot be read: \(error.text)", hint: error.hint)
      case .notAFile: throw Fault(message: "is not a regular file")
      case .tooLarge(let found, _): throw Fault(message: "has \(found.grouped) bytes")
      }
    }
  }

  /// Checks that bytes have the header of a picture of valid size, and complete chunks.
  ///
  /// - Throws: `Fault` when they do not.
  static func checkHeader(_ bytes: [UInt8]) throws(Fault) {
    let file = try file(bytes)
    do throws(ImageError) {
      _ = try ImageDecoder().size(of: file.bytes)
    } catch {
      throw Fault(message: "cannot be decoded: \(error.description)", hint: restoring)
    }
  }

  /// Parses the text of frames.
  ///
  /// - Throws: `Fault` when it is not such a text.
  static func frames(_ bytes: [UInt8]) throws(Fault) -> FrameTree {
    guard let text = String(validating: bytes, as: UTF8.self), let tree = FrameDump.tree(text)
    else {
      throw Fault(message: "does not contain frames of views", hint: restoring)
    }
    return tree
  }

  /// Returns the text of a golden's frames, whichever ends of lines git wrote.
  ///
  /// - Throws: `Fault` when it is not such a text.
  static func text(ofFrames bytes: [UInt8], like drawn: String) throws(Fault) -> String {
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    if text != drawn, FrameDump.tree(text) == nil {
      throw Fault(message: "has no frames of views in its '.frames.txt'", hint: restoring)
    }
    return text
  }

  private static let restoring =
    "restore it: git checkout -- FILE; or remove it and record it again"

  /// Parses the chunks of a picture.
  ///
  /// - Throws: `Fault` when the bytes are not a picture.
  static func file(_ bytes: [UInt8]) throws(Fault) -> PNGFile {
    if let file = PNGFile(bytes) { return file }
    if bytes.starts(with: Array("version https://git-lfs.github.com/".utf8)) {
      throw Fault(
        message: "is a Git LFS pointer, not the picture", hint: "fetch it: git lfs pull")
    }
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4e, 0x47])
    throw Fault(
      message: bytes.isEmpty ? "is empty" : isPNG ? "is an incomplete PNG" : "is not a PNG",
      hint: restoring)
  }

  /// Decodes the pixels of a picture.
  ///
  /// - Throws: `Fault` when the file is damaged.
  static func bitmap(_ file: PNGFile) throws(Fault) -> Bitmap {
    do throws(ImageError) {
      return try ImageDecoder().decode(file.bytes)
    } catch {
      throw Fault(
        message: "cannot be decoded: \(error.description)",
        hint: restoring)
    }
  }
}
