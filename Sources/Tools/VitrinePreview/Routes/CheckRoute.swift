import Vitrine
import VitrineCheck
import VitrineLive

/// A request for the findings of a picture.
private struct CheckQuery: Decodable {
  /// Whether to check all pictures of the widget, not only the visible one.
  var isWhole = false

  private enum CodingKeys: CodingKey {
    case isWhole
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    isWhole = try values.decodeIfPresent(Bool.self, forKey: .isWhole) ?? false
  }
}

/// The findings in a picture, or in all pictures of a widget.
private struct CheckAnswer: Encodable {
  /// The number of the checked set of archives.
  let generation: Int
  /// The id of the widget.
  let widget: String
  let isWhole: Bool
  /// The number of checked pictures.
  let pictures: Int
  /// The number of findings that the configuration accepts.
  let accepted: Int
  /// The findings, the worst first; boxes are in points of the first affected picture.
  let findings: [Finding]
}

extension PreviewServer {
  /// Checks the visible picture, or all pictures of its widget.
  func check(_ request: HTTPRequest) -> HTTPResponse {
    guard let query = PictureQuery(request),
      let asked = JSONAnswer.read(CheckQuery.self, Array((request.query["q"] ?? "{}").utf8))
    else { return PreviewServer.unreadable }
    do throws(RenderFault) {
      let rendering = try session.render(try query.checked())
      let checker = Checker(renderer: session.renderer, configuration: try configuration())
      let result =
        asked.isWhole
        ? checker.check(rendering.document)
        : checker.check(rendering.document, showing: rendering.layout.request.request)
      if let failure = result.failures.first { throw .archive(failure) }
      return JSONAnswer.response(
        CheckAnswer(
          generation: rendering.generation, widget: rendering.widget.id, isWhole: asked.isWhole,
          pictures: result.pictures, accepted: result.accepted,
          findings: result.findings.map(files(of: rendering.generation).located)))
    } catch {
      return JSONAnswer.fault(error.message, hint: error.hint)
    }
  }

  /// Returns the location of a view in Swift source; `nil` if it is unknown.
  ///
  /// - Parameter statements: the statements that make the view and those around it.
  func source(of statements: [CodeLocation], in rendering: LiveRendering) -> FindingPlace? {
    files(of: rendering.generation).place(of: statements)
  }

  /// Returns the sources of a set of archives; their paths are absolute, like those of
  /// declarations.
  private func files(of generation: Int) -> CodeFiles {
    if case .archives = session.source { return CodeFiles() }
    return codeFiles.withLock { known in
      if let known, known.generation == generation { return known.files }
      let folder = session.source.folder
      let files = CodeFiles(folder: folder) { folder + "/" + $0 }
      known = (generation, files)
      return files
    }
  }

  private func configuration() throws(RenderFault) -> CheckConfiguration {
    do throws(ArchiveError) {
      return try CheckConfiguration.read(FolderLocation(given: session.source.folder))
    } catch {
      throw .archive(error)
    }
  }
}
