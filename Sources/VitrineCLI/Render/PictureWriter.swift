import Vitrine

/// Renders pictures and writes them.
struct PictureWriter: Sendable {
  let renderer: Renderer
  let isStrict: Bool
  let console: Console
  /// Archives, which are never overwritten.
  let archives: Set<Folders.Identity>

  /// Renders and writes one picture.
  ///
  /// - Throws: `Stop` when nobody reads standard output.
  func write(_ picture: Picture) throws(Stop) -> Outcome {
    let drawn = picture.document.use { (draw(picture, $0), $0.archive.kind) }
    guard let ((png, found), kind) = drawn else { return Outcome() }
    var problems = found
    guard let png else { return Outcome(problems: problems) }
    if let problem = try write(png, to: picture.file) {
      problems.append(problem)
      return Outcome(problems: problems)
    }
    return Outcome(problems: problems, report: PictureReport(picture, kind: kind, png: png))
  }

  /// The file's bytes, or `nil` when one of the problems is in the way.
  private func draw(
    _ picture: Picture, _ document: WidgetDocument
  ) -> (png: [UInt8]?, problems: [Problem]) {
    var problems: [Problem] = []
    do throws(ArchiveError) {
      let rendering = try renderer.render(document, picture.request)
      problems = rendering.warnings.map {
        Problem($0, file: picture.source.name, isStrict: isStrict)
      }
      guard !isStrict || problems.isEmpty else { return (nil, problems) }
      return (try rendering.png(), problems)
    } catch {
      return (nil, problems + [Problem(error, file: picture.source.name)])
    }
  }

  private func write(_ png: [UInt8], to file: String?) throws(Stop) -> Problem? {
    guard let file else {
      try console.write(png)
      return nil
    }
    if let identity = Folders.identity(file), archives.contains(identity) {
      return Problem(.error, "this is an archive; it is not overwritten", file: file)
    }
    do throws(Errno) {
      try Folders.make(FileWriter.folder(of: file))
      try FileWriter.write(png, to: file)
      return nil
    } catch {
      return Problem(.error, "cannot write the picture: \(error.text)", file: file)
    }
  }
}
