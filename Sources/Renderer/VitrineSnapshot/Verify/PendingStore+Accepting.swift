import Vitrine

extension PendingStore {
  /// Accepts a pending picture as the golden.
  ///
  /// The golden is written to the disk before the pending files are removed, so that a power
  /// failure loses neither.
  ///
  /// - Parameters:
  ///   - result: the result of the picture's case.
  ///   - project: the folder below which the golden must be, because a pending folder may come from
  ///     elsewhere.
  /// - Throws: `Failure` when the picture is damaged or the golden cannot be written; the
  ///   picture then stays pending.
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

  /// Returns the paths of a result's golden and its frames in the project.
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

  /// Returns the path of a result's golden in the project; the name of its file is that of the
  /// result.
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

  /// Returns the bytes of a pending picture, which must be complete, and of its frames.
  private func evidence(of name: String) throws(Failure) -> (picture: [UInt8], frames: [UInt8]) {
    guard let picture = try bytes(of: name, .picture), let frames = try bytes(of: name, .frames)
    else {
      throw Failure(message: "does not exist", file: files(of: name).picture, hint: "verify again")
    }
    do throws(GoldenPicture.Fault) {
      _ = try GoldenPicture.bitmap(GoldenPicture.file(picture))
    } catch {
      throw Failure(message: error.message, file: files(of: name).picture, hint: error.hint)
    }
    return (picture, frames)
  }
}
