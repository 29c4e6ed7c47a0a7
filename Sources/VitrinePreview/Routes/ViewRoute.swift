import Vitrine
import VitrineLive

/// What the page asks of a view.
private struct ViewQuery: Decodable {
  /// Its place in the archive, as frames name it.
  var path: String
}

/// What the inspector shows of a view.
private struct ViewAnswer: Encodable {
  /// The modifiers, the innermost first, each an object with its name as the only key.
  let modifiers: JSONValue
}

extension PreviewServer {
  /// Says which modifiers a view has, as the archive holds them.
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
  /// The modifiers of the view at a path; those of a modifier's path are its view's.
  fileprivate func modifiers(at path: String) throws(ArchiveError) -> JSONValue {
    guard case .object(let fields) = try value(at: path) else { return .array([]) }
    return fields["modifiers"] ?? .array([])
  }
}
