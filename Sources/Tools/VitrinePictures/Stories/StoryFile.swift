import Vitrine
import VitrineCommandLine
import VitrineSnapshot

/// The stories of one widget in Component Story Format 3, as plain JavaScript.
///
/// Pictures have literal addresses, which bundlers find and include.
///
/// Source: Storybook's documentation, "Component Story Format" and "ArgTypes".
struct StoryFile {
  /// The pictures of the widget, each with a different choice.
  let pictures: [Picture]
  let title: String
  let framework: StoryFramework

  /// A picture and the arguments that select it.
  struct Picture {
    let item: GalleryItem
    let family: String
    let scheme: String
    let language: String

    init(_ item: GalleryItem) {
      self.item = item
      let request = item.request.surface.request
      family = item.family
      (scheme, language) = (request.colorScheme.rawValue, request.locale.text)
    }

    /// The key of the picture in the file.
    var key: String { [family, scheme, language].joined(separator: " ") }
  }

  /// An argument and the values of its control.
  private struct Argument {
    let name: String
    let values: [String]
  }

  init(_ items: [GalleryItem], title: String, _ framework: StoryFramework) {
    var known: Set<String> = []
    pictures = items.map(Picture.init).filter { known.insert($0.key).inserted }
    (self.title, self.framework) = (title, framework)
  }

  private var arguments: [Argument] {
    [
      Argument(name: "family", values: pictures.map(\.family).withoutRepeats),
      Argument(name: "scheme", values: pictures.map(\.scheme).withoutRepeats),
      Argument(name: "language", values: pictures.map(\.language).withoutRepeats),
    ]
  }

  /// The text of the file.
  var text: String {
    let lines =
      ["// Written by 'vitrine gallery --stories': changes are lost when it is run again."]
      + framework.imports + [""] + table + [""] + function + [""] + meta + [""] + stories
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: Parts

  private var table: [String] {
    ["/** Each picture by family, scheme and language. */", "const pictures = {"]
      + pictures.map { picture in
        let item = picture.item
        let size = item.points
        let alt = ([item.title] + item.texts).joined(separator: ", ")
        return "  \(StoryFile.literal(picture.key)): { "
          + "src: new URL(\(StoryFile.literal("./" + StoryFile.address(item.file))), import.meta.url).href, "
          + "alt: \(StoryFile.literal(alt)), width: \(size.width.plainText), height: \(size.height.plainText) },"
      } + ["};"]
  }

  private var function: [String] {
    [
      "/** The picture that the arguments choose. */",
      "function render({ family, scheme, language }) {",
      "  const attributes = pictures[[family, scheme, language].join(\" \")];",
      "  if (!attributes) {",
      "    const text = `There is no picture of ${family}, ${scheme}, ${language}.`;",
    ] + framework.absence + ["  }"] + framework.body + ["}"]
  }

  private var meta: [String] {
    ["export default {", "  title: \(StoryFile.literal(title)),", "  render,", "  argTypes: {"]
      + arguments.map { argument in
        let values = argument.values.map(StoryFile.literal).joined(separator: ", ")
        let control = argument.values.count > 4 ? "select" : "inline-radio"
        return
          "    \(argument.name): { control: { type: \"\(control)\" }, options: [\(values)] },"
      } + ["  },"] + description + ["};"]
  }

  private var description: [String] {
    guard let text = pictures.first?.item.description else { return [] }
    return [
      "  parameters: { docs: { description: { component: \(StoryFile.literal(text)) } } },"
    ]
  }

  /// A story for each family, in its first scheme and language.
  private var stories: [String] {
    var shown: Set<String> = []
    return pictures.filter { shown.insert($0.family).inserted }.map { picture in
      let values = [
        ("family", picture.family), ("scheme", picture.scheme), ("language", picture.language),
      ].map { "\($0): \(StoryFile.literal($1))" }
      return "export const \(StoryFile.identifier(picture.family)) = "
        + "{ args: { \(values.joined(separator: ", ")) } };"
    }
  }

  // MARK: JavaScript

  /// Returns a JavaScript string in which nothing ends a line or a script.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "<": "\\u003C"
      case "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}"..."\u{9F}":
        "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
          + String(scalar.value, radix: 16, uppercase: true)
      case _: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  /// Returns the path of a file as part of an address.
  static func address(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "@"):
        String(UnicodeScalar(byte))
      case _: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  /// Returns the name of a story: that of the family, capitalized.
  private static func identifier(_ family: String) -> String {
    family.prefix(1).uppercased() + family.dropFirst()
  }
}
