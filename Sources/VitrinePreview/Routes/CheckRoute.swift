import Vitrine
import VitrineCheck
import VitrineLive

/// What the page asks of findings beside the picture.
private struct CheckQuery: Decodable {
  /// Whether all pictures of the widget are looked at, and not only the one that is shown.
  var isWhole = false

  private enum CodingKeys: CodingKey {
    case isWhole
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    isWhole = try values.decodeIfPresent(Bool.self, forKey: .isWhole) ?? false
  }
}

/// What is wrong with a picture, or with a widget in all its pictures.
private struct CheckAnswer: Encodable {
  /// The set of archives that was looked at.
  let generation: Int
  /// Id of the widget.
  let widget: String
  let isWhole: Bool
  /// How many pictures were looked at.
  let pictures: Int
  /// How many findings the configuration accepts.
  let accepted: Int
  /// The worst first; boxes are in points of the first picture that has the fault.
  let findings: [Finding]
}

extension PreviewServer {
  /// Most seconds for one picture that is checked.
  private static let timeout = 10.0

  /// Looks at the picture that is shown, or at all pictures of its widget.
  func check(_ request: HTTPRequest) -> HTTPResponse {
    guard let query = PictureQuery(request),
      let asked = JSONAnswer.read(CheckQuery.self, Array((request.query["q"] ?? "{}").utf8))
    else { return PreviewServer.unreadable }
    do throws(RenderFault) {
      let rendering = try session.render(try query.checked())
      let checker = Checker(
        renderer: Renderer(timeout: PreviewServer.timeout), configuration: try configuration())
      let result =
        asked.isWhole
        ? checker.check(rendering.document)
        : checker.check(rendering.document, showing: rendering.layout.request.request)
      if let failure = result.failures.first { throw .archive(failure) }
      return JSONAnswer.response(
        CheckAnswer(
          generation: rendering.generation, widget: rendering.widget.id, isWhole: asked.isWhole,
          pictures: result.pictures, accepted: result.accepted,
          findings: placed(result.findings, rendering.generation)))
    } catch {
      return JSONAnswer.fault(error.message, hint: error.hint)
    }
  }

  /// Findings with the places of Swift source that write the words of their views.
  private func placed(_ findings: [Finding], _ generation: Int) -> [Finding] {
    let index = index(of: generation)
    return findings.map { finding in
      var finding = finding
      finding.source = index.place(of: finding.view)
      return finding
    }
  }

  /// The index of the sources that a set of archives was made of.
  private func index(of generation: Int) -> SourceIndex {
    if case .archives = session.source { return SourceIndex() }
    return sourceIndex.withLock { known in
      if let known, known.generation == generation { return known.index }
      let index = SourceIndex(folder: session.source.folder)
      known = (generation, index)
      return index
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
