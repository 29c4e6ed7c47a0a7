import Vitrine
import VitrineLive

/// A request for a view's modifiers.
private struct ViewQuery: Decodable {
  /// The path of the view in the archive, as in frames.
  var path: String
}

/// The modifiers of a view, for the inspector.
private struct ViewAnswer: Encodable {
  /// The modifiers, the innermost first, each an object with its name as the only key.
  let modifiers: JSONValue
}

extension PreviewServer {
  /// Returns the modifiers of a view, as in the archive.
  func view(_ request: HTTPRequest) -> HTTPResponse {
    guard let query = PictureQuery(request),
      let asked = JSONAnswer.read(ViewQuery.self, Array((request.query["q"] ?? "{}").utf8))
    else { return PreviewServer.unreadable }
    do throws(RenderFault) {
      let rendering = try session.render(try query.checked())
      do throws(ArchiveError) {
        return JSONAnswer.response(
          ViewAnswer(modifiers: try rendering.modifiers(at: asked.path)))
      } catch { throw .archive(error) }
    } catch {
      return JSONAnswer.fault(error.message, hint: error.hint)
    }
  }
}

extension LiveRendering {
  /// Returns the modifiers of the view at a path; the path of a modifier means its view.
  fileprivate func modifiers(at path: String) throws(ArchiveError) -> JSONValue {
    guard case .object(let fields) = try value(at: path) else { return .array([]) }
    return fields["modifiers"] ?? .array([])
  }
}
