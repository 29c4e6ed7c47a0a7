import Vitrine
import VitrineCairo

/// Reads and writes files of pictures.
package enum PictureInput {
  /// The maximum size of a file, in bytes.
  static let limit = 256 << 20

  /// Reads the pixels of a file.
  ///
  /// - Throws: `CommandError` when it cannot be read or is not a picture.
  package static func bitmap(_ path: String) throws(CommandError) -> Bitmap {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, limit: limit)
    } catch {
      throw .failed(ReportedDiagnostic(ArchiveError(error.reason), file: path), .unusable)
    }
    return try bitmap(bytes, file: path)
  }

  /// Reads the pixels of several files in parallel.
  ///
  /// - Throws: `CommandError` for the first file that cannot be read or is not a picture.
  package static func bitmaps(_ paths: [String]) throws(CommandError) -> [Bitmap] {
    let results = Parallel.map(paths.count) { index in
      Result { () throws(CommandError) in try bitmap(paths[index]) }
    }
    var bitmaps: [Bitmap] = []
    for result in results { bitmaps.append(try result.get()) }
    return bitmaps
  }

  /// Decodes the pixels of a file's bytes.
  ///
  /// - Throws: `CommandError` when they are not a picture.
  package static func bitmap(_ bytes: [UInt8], file: String) throws(CommandError) -> Bitmap {
    do throws(ImageError) {
      return try ImageDecoder().decode(bytes)
    } catch {
      throw .failed(ReportedDiagnostic(.error, error.description, file: file), .unusable)
    }
  }

  /// Encodes one picture, or several as an animation.
  ///
  /// - Throws: `CommandError` when memory runs out.
  package static func png(_ frames: [Bitmap]) throws(CommandError) -> [UInt8] {
    do throws(PNGError) {
      return try PNGEncoder().encode(frames: frames, milliseconds: 500)
    } catch {
      throw .failed(ReportedDiagnostic(.error, error.description), .notRendered)
    }
  }
}
