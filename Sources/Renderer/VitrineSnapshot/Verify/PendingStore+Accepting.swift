import Vitrine
import VitrineCoding

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
  ///   - isForced: whether to accept it even if its golden or archive changed since.
  /// - Throws: `Failure` when the picture is damaged or outdated, or the golden cannot be written;
  ///   the picture then stays pending.
  public func accept(
    _ result: GoldenResult, project: String = ".", isForced: Bool = false
  ) throws(Failure) {
    let (picture, frames) = try evidence(of: result.name)
    if !isForced { try checkIsCurrent(result, project, picture) }
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

  /// Checks that neither the golden nor the archive changed since the picture was verified.
  ///
  /// A golden that is the picture already is what an interrupted command has left.
  private func checkIsCurrent(
    _ result: GoldenResult, _ project: String, _ picture: [UInt8]
  ) throws(Failure) {
    let hint = "verify again, or accept it with --force"
    let expected = try bytes(of: result.name, .expected)
    guard let golden = try goldenFiles(of: result, project: project).first,
      golden.bytes == picture || golden.bytes == expected
    else {
      throw Failure(message: "changed since it was verified", file: result.golden, hint: hint)
    }
    // The archives of a program are temporary.
    guard let hash = result.archiveHash,
      let archive = try? ProjectPath.below(result.archive, project),
      let content = try? FolderLocation(given: project).open().read(
        archive, limit: ArchiveLimits.standard.archiveBytes),
      hash != XXHash64.text(XXHash64.hash(content))
    else { return }
    throw Failure(
      message: "changed since '\(result.name)' was verified", file: result.archive, hint: hint)
  }

  /// Returns the bytes of a pending picture, which must be complete, and of its frames.
  private func evidence(of name: String) throws(Failure) -> (picture: [UInt8], frames: [UInt8]) {
    func part(_ part: Part) throws(Failure) -> [UInt8] {
      if let bytes = try bytes(of: name, part) { return bytes }
      throw Failure(message: "does not exist", file: path(of: name, part), hint: "verify again")
    }
    let (picture, frames) = (try part(.picture), try part(.frames))
    do throws(GoldenPicture.Fault) {
      _ = try GoldenPicture.bitmap(GoldenPicture.file(picture))
    } catch {
      throw Failure(message: error.message, file: files(of: name).picture, hint: error.hint)
    }
    return (picture, frames)
  }
}
