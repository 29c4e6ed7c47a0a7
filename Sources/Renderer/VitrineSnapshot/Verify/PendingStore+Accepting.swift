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
  ///   - isForced: whether to accept it even if its golden or archive changed since.
  /// - Throws: `Failure` when the picture is damaged, outdated or not the one that was verified, or the
  ///   golden cannot be written; the picture then stays pending.
  public func accept(
    _ result: GoldenResult, project: String = ".", isForced: Bool = false
  ) throws(Failure) {
    let picture = try verified(.picture, of: result) ?? []
    let frames = try verified(.frames, of: result) ?? []
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
    let expected = try verified(.expected, of: result)
    guard let golden = try goldenFiles(of: result, project: project).first,
      golden.bytes == picture || golden.bytes == expected
    else {
      throw Failure(message: "changed since it was verified", file: result.golden, hint: hint)
    }
    // The archives of a program are temporary; nothing outside the project is read.
    let archive = try? ProjectPath.below(result.archive, project)
    let content = archive.flatMap {
      try? FolderLocation(given: project).open().read(
        $0, limit: ArchiveLimits.standard.archiveBytes)
    }
    guard let hash = result.hashes?["archive"], content.map(PendingStore.hash) ?? hash == hash
    else {
      throw Failure(
        message: "changed since '\(result.name)' was verified", file: result.archive, hint: hint)
    }
  }

  /// Returns the bytes of a file as they were verified; `nil` if there was no golden.
  ///
  /// - Throws: `Failure` if others are in their place, or the result doesn't say which they were.
  private func verified(_ part: Part, of result: GoldenResult) throws(Failure) -> [UInt8]? {
    let bytes = try bytes(of: result.name, part)
    if bytes.map(PendingStore.hash) == result.hashes?[part.rawValue],
      bytes != nil || part == .expected
    {
      return bytes
    }
    let message = bytes == nil ? "does not exist" : "is not the file that was verified"
    throw Failure(message: message, file: path(of: result.name, part), hint: "verify again")
  }
}
