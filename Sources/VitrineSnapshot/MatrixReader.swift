import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads matrices; what it does not know is an error, since a typing mistake would drop pictures.
enum MatrixReader {
  static func read(_ path: String) throws(ArchiveError) -> GoldenMatrix {
    do {
      let context = DecodingContext(limits: .standard)
      let decoder = JSONDecoder()
      if let key = CodingUserInfoKey.archiveContext { decoder.userInfo[key] = context }
      let matrix = try decoder.decode(
        GoldenMatrix.self, from: Data(contentsOf: URL(filePath: path)))
      if let first = context.diagnostics.first {
        throw ArchiveError(.strict(first), path: first.path)
      }
      return matrix
    } catch var error as ArchiveError {
      error.file = path
      throw error
    } catch {
      throw ArchiveError(.notJSON("\(error)"), file: path)
    }
  }
}
