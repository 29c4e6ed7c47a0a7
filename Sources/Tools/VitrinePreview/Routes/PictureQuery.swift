import Vitrine
import VitrineArguments
import VitrineLive

/// A request for a picture: the widget, options by name, and taps.
struct PictureQuery: Decodable {
  var widget: String?
  var options: [String: String] = [:]
  /// The ids of toggles that were tapped.
  var toggled: [String] = []
  /// Whether the widget waits for its reload.
  var awaitsReload = false
  /// The horizontal position of a tap, in points.
  var x: Double?
  var y: Double?

  private enum CodingKeys: CodingKey {
    case widget, options, toggled, awaitsReload, x, y
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    widget = try values.decodeIfPresent(String.self, forKey: .widget)
    options = try values.decodeIfPresent([String: String].self, forKey: .options) ?? [:]
    toggled = try values.decodeIfPresent([String].self, forKey: .toggled) ?? []
    awaitsReload = try values.decodeIfPresent(Bool.self, forKey: .awaitsReload) ?? false
    x = try values.decodeIfPresent(Double.self, forKey: .x)
    y = try values.decodeIfPresent(Double.self, forKey: .y)
  }

  /// Parses the query `q`, which is JSON.
  init?(_ request: HTTPRequest) {
    let text = request.method == "GET" ? Array((request.query["q"] ?? "{}").utf8) : request.body
    guard let query = JSONAnswer.read(PictureQuery.self, text) else { return nil }
    self = query
  }

  /// Returns the session's request for the picture.
  ///
  /// - Throws: `ValidationError` for an option that does not exist.
  func request() throws(ValidationError) -> LiveRequest {
    var request = try LiveRequest(widget: widget, options: options)
    guard !toggled.isEmpty || awaitsReload else { return request }
    var interaction = Interaction()
    (interaction.toggled, interaction.awaitsReload) = (toggled, awaitsReload)
    request.interaction = interaction
    return request
  }
}
