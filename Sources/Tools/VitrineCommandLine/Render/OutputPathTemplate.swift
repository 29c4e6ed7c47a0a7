import Vitrine
import VitrineArguments

/// A template for the paths of pictures.
package struct OutputPathTemplate: Hashable, Sendable {
  private enum Part: Hashable {
    case text(String)
    case key(String)
  }

  private let parts: [Part]

  /// A folder for each kind, with names that describe the request.
  package static let standard = OutputPathTemplate(parts: [
    .key("kind"), .text("/"), .key("name"), .text("."), .key("format"),
  ])

  /// The keys that are allowed in braces: the axes of requests, and the other properties of a
  /// picture.
  package static let keys = ["archive", "kind", "name", "format"] + RequestAxis.all.map(\.key)

  /// The keys in braces, as help lists them.
  package static let list = keys.map { "{\($0)}" }.joined(separator: ", ")

  private init(parts: [Part]) { self.parts = parts }

  /// Creates a template without keys.
  package init(fixed path: String) { self.init(parts: [.text(path)]) }

  /// Reads a template such as `{kind}/{family}-{state}-{scheme}@{scale}x.png`.
  ///
  /// - Throws: `ValidationError` for an unknown key, or a path that leads out of the folder.
  package init(_ template: String) throws(ValidationError) {
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
          "unknown name '{\(name.singleLine)}' in --name-template",
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

  /// Whether pictures of different places get different paths.
  package var tellsPlaces: Bool { parts.contains(.key("name")) || parts.contains(.key("location")) }

  private static let hint = "for example '{kind}/{family}-{state}-{scheme}@{scale}x.png'"

  /// Returns the template with all keys filled in except those of the archive and its kind.
  package func resolved(for surface: ResolvedSurface, _ format: PictureFormat) -> OutputPathTemplate
  {
    OutputPathTemplate(
      parts: parts.map { part in
        guard case .key(let key) = part else { return part }
        return switch key {
        case "archive", "kind": part
        case "name": .text(surface.name)
        case "format": .text(format.rawValue)
        default:
          .text(
            FileName.safe(RequestAxis.all.first { $0.key == key }?.text(surface) ?? key))
        }
      })
  }

  /// Returns the path of a picture, relative to the output folder.
  package func path(archive: String, kind: String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .key("archive"): FileName.safe(archive)
      case .key(let key): key == "kind" ? kind : key
      }
    }.joined()
  }
}

extension ArgumentType where Value == OutputPathTemplate {
  /// The type of an option for a path with names in braces.
  package static func pathTemplate(_ name: String) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      guard !text.isEmpty else {
        throw ValidationError("\(option) needs a value, not an empty text")
      }
      return try OutputPathTemplate(text)
    }
  }
}
