import Vitrine
import VitrineArguments

/// How the paths of pictures are made from what they show.
struct OutputPathTemplate: Hashable, Sendable {
  private enum Part: Hashable {
    case text(String)
    case key(String)
  }

  /// What a key stands for in the path of one picture.
  private struct Values {
    let surface: ResolvedSurface
    let archive: String
    let kind: String
    let format: PictureFormat
  }

  private let parts: [Part]

  /// A folder for each kind, in it what was rendered.
  static let standard = OutputPathTemplate(parts: [
    .key("kind"), .text("/"), .key("name"), .text("."), .key("format"),
  ])

  /// What is not an axis of requests.
  private static let own: [(key: String, value: @Sendable (Values) -> String)] = [
    ("archive", { FileName.safe($0.archive) }), ("kind", { $0.kind }),
    ("name", { $0.surface.name }), ("format", { $0.format.rawValue }),
  ]

  /// What can stand in braces: the axes of requests, and what a picture has beside them.
  static let keys = own.map(\.key) + RequestAxis.all.map(\.key)

  /// The keys in braces, one after the other.
  static let list = keys.map { "{\($0)}" }.joined(separator: ", ")

  private init(parts: [Part]) { self.parts = parts }

  /// Reads a template such as `{kind}/{family}-{state}-{scheme}@{scale}x.png`.
  ///
  /// - Throws: `ValidationError` for a name in braces that means nothing, or a path that leads
  ///   elsewhere.
  init(_ template: String) throws(ValidationError) {
    var (rest, parts) = (template[...], [Part]())
    while let start = rest.firstIndex(of: "{") {
      parts.append(.text(String(rest[..<start])))
      guard let end = rest[start...].firstIndex(of: "}") else {
        throw ValidationError(
          "--name-template has a '{' without '}'", hint: OutputPathTemplate.hint)
      }
      let name = String(rest[rest.index(after: start)..<end])
      guard OutputPathTemplate.keys.contains(name) else {
        throw ValidationError(
          "--name-template does not know '{\(name.singleLine)}'",
          hint: Suggestion.hint(for: name, among: OutputPathTemplate.keys)
            ?? OutputPathTemplate.hint)
      }
      parts.append(.key(name))
      rest = rest[rest.index(after: end)...]
    }
    self.parts = parts + [.text(String(rest))]
    let endings = PictureFormat.allCases.map { "." + $0.rawValue } + [".{format}"]
    guard endings.contains(where: template.hasSuffix), !template.hasPrefix("/"),
      !template.split(separator: "/").contains("..")
    else {
      throw ValidationError(
        "--name-template needs a path in the folder that ends in '.png' or '.{format}'")
    }
  }

  /// Whether pictures of several places get paths of their own.
  var tellsPlaces: Bool { parts.contains(.key("name")) || parts.contains(.key("location")) }

  private static let hint = "for example '{kind}/{family}-{state}-{scheme}@{scale}x.png'"

  /// The path of a picture, as seen from the folder that it goes into.
  func path(
    for surface: ResolvedSurface, archive: String, kind: String, _ format: PictureFormat
  ) -> String {
    let values = Values(surface: surface, archive: archive, kind: kind, format: format)
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .key(let key): OutputPathTemplate.value(of: key, values)
      }
    }.joined()
  }

  private static func value(of key: String, _ values: Values) -> String {
    if let own = own.first(where: { $0.key == key }) { return own.value(values) }
    let axis = RequestAxis.all.first { $0.key == key }
    return FileName.safe(axis?.text(values.surface) ?? key)
  }
}

extension ArgumentType where Value == OutputPathTemplate {
  /// A path with names in braces.
  static func pathTemplate(_ name: String) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      guard !text.isEmpty else {
        throw ValidationError("\(option) needs a value, not an empty text")
      }
      return try OutputPathTemplate(text)
    }
  }
}
