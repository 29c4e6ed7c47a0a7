import Vitrine
import VitrineLive

/// A request for a picture of the transition after a tap.
private struct PassageQuery: Decodable {
  /// The time since the new archive, in seconds; `nil` requests the duration.
  var time: Double?
  /// Whether the person prefers reduced motion.
  var reducesMotion = false

  private enum CodingKeys: CodingKey {
    case time, reducesMotion
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    time = try values.decodeIfPresent(Double.self, forKey: .time)
    reducesMotion = try values.decodeIfPresent(Bool.self, forKey: .reducesMotion) ?? false
  }
}

/// The duration of the transition.
private struct PassageAnswer: Encodable {
  /// The duration in seconds; 0 if nothing moves.
  let duration: Double
}

extension PreviewServer {
  /// Returns the duration of the transition to a widget's new archive, or its picture at a time.
  func passage(_ request: HTTPRequest) -> HTTPResponse {
    guard let query = PictureQuery(request),
      let asked = JSONAnswer.read(PassageQuery.self, Array((request.query["q"] ?? "{}").utf8))
    else { return PreviewServer.unreadable }
    do throws(RenderFault) {
      let passage = try session.passage(
        try query.checked(), reducesMotion: asked.reducesMotion)
      guard let time = asked.time else {
        return JSONAnswer.response(PassageAnswer(duration: passage?.duration ?? 0))
      }
      guard let passage else { return .refusal(404, "nothing is animated") }
      do throws(ArchiveError) {
        return HTTPResponse(
          try passage.data(at: time.clamped(to: 0...passage.duration)), type: "image/png")
      } catch {
        throw .archive(error)
      }
    } catch {
      return JSONAnswer.fault(error.message, hint: error.hint)
    }
  }
}
