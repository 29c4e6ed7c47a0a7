import Vitrine
import VitrineLive

/// A request for a view's modifiers.
private struct ViewQuery: Decodable {
  /// The path of the view in the archive, as in frames.
  var path: String
}

/// The modifiers of a view and its location in Swift source, for the inspector.
private struct ViewAnswer: Encodable {
  /// The modifiers, the innermost first, each an object with its name as the only key.
  let modifiers: JSONValue
  /// The location of the statement that makes the view; `nil` if it is unknown.
  let source: FindingPlace?
  /// The location of the widget's declaration; `nil` if there is only an archive.
  let declaration: FindingPlace?
}

extension PreviewServer {
  /// Returns the modifiers of a view, as in the archive, and its location in Swift source.
  func view(_ request: HTTPRequest) -> HTTPResponse {
    guard let query = PictureQuery(request),
      let asked = JSONAnswer.read(ViewQuery.self, Array((request.query["q"] ?? "{}").utf8))
    else { return PreviewServer.unreadable }
    do throws(RenderFault) {
      let rendering = try session.render(try query.checked())
      do throws(ArchiveError) {
        return JSONAnswer.response(
          ViewAnswer(
            modifiers: try rendering.modifiers(at: asked.path),
            source: source(at: asked.path, in: rendering),
            declaration: rendering.declaration))
      } catch { throw .archive(error) }
    } catch {
      return JSONAnswer.fault(error.message, hint: error.hint)
    }
  }

  /// Returns the location of the statement that makes the view at a path; `nil` if it is unknown.
  func source(at path: String, in rendering: LiveRendering) -> FindingPlace? {
    rendering.statements(at: path).flatMap { source(of: $0, in: rendering) }
  }
}

extension LiveRendering {
  /// Returns the modifiers of the view at a path; the path of a modifier means its view.
  fileprivate func modifiers(at path: String) throws(ArchiveError) -> JSONValue {
    guard case .object(let fields) = try value(at: path) else { return .array([]) }
    return fields["modifiers"] ?? .array([])
  }

  /// The location of the widget's declaration.
  fileprivate var declaration: FindingPlace? {
    widget.declaration.map { FindingPlace(file: $0.file, line: $0.line) }
  }

  /// Returns the statements that make the view at a path and those around it; `nil` if no view of
  /// the picture is there.
  fileprivate func statements(at path: String) -> [CodeLocation]? {
    layout.locatedFrames.path(reading: path).flatMap(layout.location)?.statements
  }
}
