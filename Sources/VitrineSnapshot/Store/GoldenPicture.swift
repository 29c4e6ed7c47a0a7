import Vitrine
import VitrineCairo
import VitrineModel

/// The picture of a golden as it lies on the disk.
enum GoldenPicture {
  /// Most bytes that are read of a picture.
  private static let limit = 256 << 20

  /// Why a picture cannot be compared.
  struct Fault: Error, Hashable, Sendable {
    var message: String
    var hint: String?
  }

  /// The bytes of a file, or `nil` when there is none.
  ///
  /// - Throws: `Fault` when it cannot be read.
  static func bytes(_ path: String) throws(Fault) -> [UInt8]? {
    guard FileReader.resolved(path) != nil else { return nil }
    do throws(FileReader.Failure) {
      return try FileReader.read(path, limit: limit)
    } catch {
      switch error {
      case .system(let reason): throw Fault(message: "cannot be read: \(reason)")
      case .notAFile: throw Fault(message: "is not a regular file")
      case .tooLarge(let found, _): throw Fault(message: "has \(found.grouped) bytes")
      }
    }
  }

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
      hint: "restore it: git checkout -- FILE; or remove it and record it again")
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
        hint: "restore it: git checkout -- FILE; or remove it and record it again")
    }
  }
}
