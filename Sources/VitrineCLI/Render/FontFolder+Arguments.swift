import Vitrine

extension FontFolder {
  /// The faces that the command line names a folder for.
  ///
  /// - Throws: `Stop` when the folder or a font in it cannot be read.
  init(_ arguments: Arguments) throws(Stop) {
    guard let folder = arguments.text(.fontDir) else {
      self.init()
      return
    }
    do throws(ArchiveError) {
      try self.init(contentsOf: folder)
    } catch {
      throw .problem(Problem(error, file: folder), .unusable)
    }
  }
}
