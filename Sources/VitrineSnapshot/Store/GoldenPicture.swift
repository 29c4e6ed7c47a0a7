import Vitrine
import VitrineCairo
import VitrineDisplayList

/// The picture of a golden as it is on the disk.
enum GoldenPicture {
  /// Most bytes that are read of a picture.
  static let limit = 256 << 20

  /// Why a picture cannot be compared.
  struct Fault: Error, Hashable, Sendable {
    var message: String
    var hint: String?
  }

  /// The bytes of a file below a folder, or `nil` when there is none.
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

  /// Makes sure that bytes begin as a picture of a possible size does, and are chunks to the end.
  ///
  /// - Throws: `Fault` when they are something else.
  static func checkHeader(_ bytes: [UInt8]) throws(Fault) {
    let file = try file(bytes)
    do throws(ImageError) {
      _ = try ImageDecoder().size(of: file.bytes)
    } catch {
      throw Fault(message: "cannot be decoded: \(error.description)", hint: restoring)
    }
  }

  /// The frames that a text holds.
  ///
  /// - Throws: `Fault` when it is something else.
  static func frames(_ bytes: [UInt8]) throws(Fault) -> FrameTree {
    guard let text = String(validating: bytes, as: UTF8.self), let tree = FrameDump.tree(text)
    else {
      throw Fault(message: "holds no frames of views", hint: restoring)
    }
    return tree
  }

  private static let restoring =
    "restore it: git checkout -- FILE; or remove it and record it again"

  /// The chunks of a picture.
  ///
  /// - Throws: `Fault` when the bytes are something else.
  static func file(_ bytes: [UInt8]) throws(Fault) -> PNGFile {
    if let file = PNGFile(bytes) { return file }
    if bytes.starts(with: Array("version https://git-lfs.github.com/".utf8)) {
      throw Fault(
        message: "is a Git LFS pointer, not the picture", hint: "fetch it: git lfs pull")
    }
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4e, 0x47])
    throw Fault(
      message: bytes.isEmpty ? "is empty" : isPNG ? "is a PNG that breaks off" : "is not a PNG",
      hint: restoring)
  }

  /// The pixels of a picture.
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
