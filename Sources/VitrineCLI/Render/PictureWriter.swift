import Vitrine

/// A picture that is ready to be written.
private struct PictureFile {
  let bytes: [UInt8]
  /// Columns and rows.
  let size: (width: Int, height: Int)
}

/// Renders pictures and writes them.
struct PictureWriter: Sendable {
  let renderer: Renderer
  let format: PictureFormat
  let isStrict: Bool
  /// Whether pictures that are newer than their archive stay as they are.
  let isResumed: Bool
  let console: Console
  /// The folder that a person named for all pictures; `nil` when the pictures have none.
  let folder: String?
  /// Archives, which are never overwritten.
  let archives: Set<Folders.Identity>

  /// Renders and writes one picture.
  ///
  /// - Throws: `Stop` when nobody reads standard output.
  func write(_ picture: Picture) throws(Stop) -> Outcome {
    if let report = existing(picture) { return Outcome(report: report) }
    let drawn: (file: PictureFile?, problems: [Problem])
    let archive: WidgetArchive
    do throws(ArchiveError) {
      (drawn, archive) = try picture.document.use { (draw(picture, $0), $0.archive) }
    } catch {
      return Outcome(problems: [Problem(error, file: picture.source.name)])
    }
    var problems = drawn.problems
    guard let file = drawn.file else { return Outcome(problems: problems) }
    if let problem = try write(file.bytes, to: picture.file) {
      problems.append(problem)
      return Outcome(problems: problems)
    }
    return Outcome(problems: problems, report: PictureReport(picture, of: archive, size: file.size))
  }

  /// The report on a picture that an earlier run has written; files appear whole, so it is whole.
  private func existing(_ picture: Picture) -> PictureReport? {
    guard isResumed, let file = picture.file,
      Folders.isNewer(file, than: picture.source.argument)
    else { return nil }
    let report = try? picture.document.use { document in
      // Laid out but not drawn: the size is all that is asked for.
      (try? renderer.render(document, picture.request)).map {
        PictureReport(picture, of: document.archive, size: $0.pixelSize)
      }
    }
    return report ?? nil
  }

  /// The file's bytes, or `nil` when one of the problems is in the way.
  private func draw(
    _ picture: Picture, _ document: WidgetDocument
  ) -> (file: PictureFile?, problems: [Problem]) {
    var problems: [Problem] = []
    do throws(ArchiveError) {
      let rendering = try renderer.render(document, picture.request)
      problems = rendering.warnings.map {
        Problem($0, file: document.file, isStrict: isStrict)
      }
      guard !isStrict || problems.isEmpty else { return (nil, problems) }
      let bytes = try rendering.data(as: format)
      return (PictureFile(bytes: bytes, size: rendering.pixelSize), problems)
    } catch {
      return (nil, problems + [Problem(error, file: picture.source.name)])
    }
  }

  private func write(_ bytes: [UInt8], to file: String?) throws(Stop) -> Problem? {
    guard let file else {
      try console.write(bytes)
      return nil
    }
    if let identity = Folders.identity(file), archives.contains(identity) {
      return Problem(.error, "this is an archive; it is not overwritten", file: file)
    }
    do throws(FileError) {
      if let folder, file.hasPrefix(folder + "/") {
        // What stands behind the folder is made of data.
        let path = try RelativePath(String(file.dropFirst(folder.count + 1)))
        try FolderLocation(given: folder.isEmpty ? "/" : folder).openOrMake()
          .write(bytes, to: path)
      } else {
        try Folders.make(FileWriter.folder(of: file))
        try FileWriter.write(bytes, to: file)
      }
      return nil
    } catch {
      return Problem(
        .error, "cannot write the picture: \(error.text)", hint: error.hint, file: file)
    }
  }
}
