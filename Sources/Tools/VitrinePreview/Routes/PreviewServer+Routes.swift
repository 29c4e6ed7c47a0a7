import Vitrine
import VitrineArguments
import VitrineLive

extension PreviewServer {
  /// Answers a request that passed the gate.
  ///
  /// - Parameter path: the path after the token.
  func answer(_ request: HTTPRequest, path: String) -> HTTPResponse {
    switch (request.method, path) {
    case ("GET", ""):
      // Without the slash, the page's relative addresses would lack the token.
      return .refusal(404, "the address must end with a slash")
    case ("GET", "/"): return HTTPResponse(PageParts.page, type: "text/html; charset=utf-8")
    case ("GET", "/preview.css"):
      return HTTPResponse(PageParts.style, type: "text/css; charset=utf-8")
    case ("GET", "/preview.js"):
      return HTTPResponse(PageParts.script, type: "text/javascript; charset=utf-8")
    case ("GET", "/api/events"): return listen()
    case ("GET", "/api/state"):
      return JSONAnswer.response(StateAnswer(session.state, of: self))
    case ("GET", "/api/axes"): return JSONAnswer.response(AxisList())
    case ("GET", "/api/picture"):
      return render(request) { (rendering) throws(ArchiveError) in try rendering.png() }
    case ("GET", "/api/layout"):
      return render(request) { rendering in
        JSONAnswer.response(
          LayoutAnswer(rendering, source: place.words(for: rendering)) {
            self.source(at: $0, in: rendering)
          })
      }
    case ("GET", "/api/parameters"): return parameters(request)
    case ("GET", "/api/view"): return view(request)
    case ("GET", "/api/code"): return code(request)
    case ("GET", "/api/check"): return check(request)
    case ("GET", "/api/passage"): return passage(request)
    case ("POST", "/api/tap"): return tap(request)
    case ("POST", "/api/show"): return show(request)
    case ("POST", "/api/build"): return rebuild()
    case ("POST", "/api/record"): return record(request)
    case ("GET", _), ("POST", _): return .refusal(404, "not found")
    default: return .refusal(405, "only GET and POST are supported")
    }
  }

  // MARK: Pictures

  private func render(
    _ request: HTTPRequest, _ answer: (LiveRendering) throws(ArchiveError) -> HTTPResponse
  ) -> HTTPResponse {
    guard let query = PictureQuery(request) else { return PreviewServer.unreadable }
    do throws(RenderFault) {
      let rendering = try session.render(try query.checked())
      do throws(ArchiveError) { return try answer(rendering) } catch { throw .archive(error) }
    } catch {
      return JSONAnswer.fault(error.message, hint: error.hint)
    }
  }

  /// Returns what people choose under "Edit Widget", with the values that the request chooses.
  private func parameters(_ request: HTTPRequest) -> HTTPResponse {
    guard let query = PictureQuery(request) else { return PreviewServer.unreadable }
    do throws(RenderFault) {
      return JSONAnswer.response(try session.editing(try query.checked()))
    } catch {
      return JSONAnswer.fault(error.message, hint: error.hint)
    }
  }

  static let unreadable = HTTPResponse.refusal(400, "the request is invalid")

  // MARK: Touch

  /// Returns the effect of a tap, and starts its intent; an event reports the result.
  private func tap(_ request: HTTPRequest) -> HTTPResponse {
    guard let query = PictureQuery(request), let x = query.x, let y = query.y, x.isFinite,
      y.isFinite
    else { return PreviewServer.unreadable }
    do throws(RenderFault) {
      let tap = try session.tap(Point(x: x, y: y), on: try query.checked())
      if let intent = tap.intent { session.performLater(intent, of: tap.widget) }
      return JSONAnswer.response(TapAnswer(tap))
    } catch {
      return JSONAnswer.fault(error.message, hint: error.hint)
    }
  }

  private struct TapAnswer: Encodable {
    let tap: TapReport
    let widget: String
    let toggled: [String]
    let awaitsReload: Bool

    init(_ tap: LiveTap) {
      (self.tap, widget) = (tap.report, tap.widget)
      let interaction = tap.optimistic.interaction
      (toggled, awaitsReload) = (interaction?.toggled ?? [], interaction?.awaitsReload ?? false)
    }
  }

  // MARK: Work

  private struct Shown: Decodable { var widgets: [String] }

  private func show(_ request: HTTPRequest) -> HTTPResponse {
    guard let shown = JSONAnswer.read(Shown.self, request.body) else {
      return PreviewServer.unreadable
    }
    session.show(Array(shown.widgets.prefix(100)))
    return JSONAnswer.response(["done": true])
  }

  private func rebuild() -> HTTPResponse {
    session.rebuild()
    return JSONAnswer.response(["done": true])
  }
}

extension PictureQuery {
  func checked() throws(RenderFault) -> LiveRequest {
    do throws(ValidationError) { return try request() } catch { throw .request(error) }
  }
}

extension LiveRendering {
  fileprivate func png() throws(ArchiveError) -> HTTPResponse {
    HTTPResponse(try data(), type: "image/png")
  }
}
