import Vitrine

/// Reads matrices; what it does not know is an error, since a typing mistake would drop pictures.
enum MatrixReader {
  static func read(_ path: String) throws(ArchiveError) -> GoldenMatrix {
    let decoder = ArchiveDecoder(isStrict: true)
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try FileReader.read(path, limit: decoder.limits.archiveBytes)
    } catch {
      throw ArchiveError(error.reason, file: path)
    }
    return try decoder.decode(GoldenMatrix.self, bytes, file: path).0
  }
}
