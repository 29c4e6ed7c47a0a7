import Vitrine
import VitrineArguments
import VitrineLive

/// What the page asks a picture of: the widget, options by their names, and what was tapped.
struct PictureQuery: Decodable {
  var widget: String?
  var options: [String: String] = [:]
  /// Ids of toggles that were tapped.
  var toggled: [String] = []
  /// Whether the widget waits for its reload.
  var awaitsReload = false
  /// Where a tap is, in points.
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

  /// Reads the query `q`, which holds JSON.
  init?(_ request: HTTPRequest) {
    let text = request.method == "GET" ? Array((request.query["q"] ?? "{}").utf8) : request.body
    guard let query = JSONAnswer.read(PictureQuery.self, text) else { return nil }
    self = query
  }

  /// The request that it stands for.
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
