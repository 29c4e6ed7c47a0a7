import Vitrine

extension PendingStore {
  /// Makes a pending picture the golden.
  ///
  /// The golden is on the disk before what is kept of the picture is removed, so that a power cut
  /// loses neither.
  ///
  /// - Parameters:
  ///   - result: what became of the case that the picture is of.
  ///   - project: the folder below which the golden must be, since a pending folder may come from
  ///     elsewhere.
  /// - Throws: `Failure` when the picture is damaged or the golden cannot be written; then the
  ///   picture waits on.
  public func accept(_ result: GoldenResult, project: String = ".") throws(Failure) {
    let (picture, frames) = try evidence(of: result.name)
    do throws(FileError) {
      let paths = try PendingStore.goldenPaths(of: result, project: project)
      let (golden, text) = (paths[0], paths[1])
      let folder = try FolderLocation(given: project).open()
      try folder.checkReplaceable(text)
      try folder.checkReplaceable(golden)
      try folder.write(frames, to: text, isDurable: true)
      try folder.write(picture, to: golden, isDurable: true)
      if let parent = golden.parent {
        try folder.folder(parent).synchronize()
      } else {
        try folder.synchronize()
      }
    } catch {
      throw Failure(error, "cannot be written", file: result.golden)
    }
    discard(result.name)
  }

  /// Where a result's golden and its frames are in the project.
  static func goldenPaths(
    of result: GoldenResult, project: String
  ) throws(FileError) -> [RelativePath] {
    let golden = try golden(of: result, project: project)
    return [
      golden,
      try RelativePath(
        golden.description.dropLast(Part.picture.suffix.count) + Part.frames.suffix),
    ]
  }

  /// Where a result's golden is in the project; its file is called what the result is called.
  private static func golden(
    of result: GoldenResult, project: String
  ) throws(FileError) -> RelativePath {
    let golden = try ProjectPath.below(result.golden, project)
    let name = try RelativePath(canonical: result.name + Part.picture.suffix)
    guard golden.names.suffix(name.names.count) == name.names[...] else {
      throw .path(.leadsOut(result.golden))
    }
    return golden
  }

  /// The bytes of a pending picture, which must be whole, and of its frames.
  private func evidence(of name: String) throws(Failure) -> (picture: [UInt8], frames: [UInt8]) {
    guard let picture = try bytes(of: name, .picture), let frames = try bytes(of: name, .frames)
    else {
      throw Failure(message: "is not there", file: files(of: name).picture, hint: "verify again")
    }
    do throws(GoldenPicture.Fault) {
      _ = try GoldenPicture.bitmap(GoldenPicture.file(picture))
    } catch {
      throw Failure(message: error.message, file: files(of: name).picture, hint: error.hint)
    }
    return (picture, frames)
  }
}
