import Vitrine
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
    /// The values of the arguments by their names.
    private let values: [String: String]

    init(_ item: GalleryItem) {
      self.item = item
      let request = item.request.surface.request
      let configuration = request.configuration
      var values = configuration.parameters.mapValues(\.text)
      values["configuration"] = configuration.name ?? item.configuration
      values["family"] = item.family
      values["scheme"] = request.colorScheme.rawValue
      values["language"] = request.locale.text
      self.values = values
    }

    var family: String { item.family }

    /// The names of the arguments that the widget's configuration has.
    var parameters: Set<String> {
      Set(values.keys).subtracting(StoryFile.usual)
    }

    /// Returns the value of an argument; a parameter that nobody has chosen has its default.
    func value(of name: String) -> String { values[name] ?? "default" }

    /// Returns the key of the picture in the file.
    func key(_ names: [String]) -> String {
      names.map { value(of: $0) }.joined(separator: "\n")
    }
  }

  /// The arguments of all widgets.
  private static let usual = ["family", "scheme", "language"]

  /// The names of the arguments: those of all widgets, and the parameters of this one.
  private let names: [String]

  init(_ items: [GalleryItem], title: String, _ framework: StoryFramework) {
    var known: Set<String> = []
    let all = items.map(Picture.init)
    let names = StoryFile.usual + Set(all.flatMap(\.parameters)).sorted()
    self.names = names
    pictures = all.filter { known.insert($0.key(names)).inserted }
    (self.title, self.framework) = (title, framework)
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
    [
      "/** The arguments, in the order of the pictures' keys. */",
      "const names = [\(names.map(StoryFile.literal).joined(separator: ", "))];", "",
      "/** Each picture by the values of the arguments. */", "const pictures = {",
    ]
      + pictures.map { picture in
        let item = picture.item
        let size = item.points
        let alt = ([item.title] + item.texts).joined(separator: ", ")
        return "  \(StoryFile.literal(picture.key(names))): { "
          + "src: new URL(\(StoryFile.literal("./" + StoryFile.address(item.file))), import.meta.url).href, "
          + "alt: \(StoryFile.literal(alt)), width: \(size.width.plainText), height: \(size.height.plainText) },"
      } + ["};"]
  }

  private var function: [String] {
    [
      "/** The picture that the arguments choose. */",
      "function render(choice) {",
      "  const values = names.map((name) => choice[name]);",
      "  const attributes = pictures[values.join(\"\\n\")];",
      "  if (!attributes) {",
      "    const text = `There is no picture of ${values.join(\", \")}.`;",
    ] + framework.absence + ["  }"] + framework.body + ["}"]
  }

  private var meta: [String] {
    ["export default {", "  title: \(StoryFile.literal(title)),", "  render,", "  argTypes: {"]
      + names.map { name in
        let values = pictures.map { $0.value(of: name) }.withoutRepeats
        let options = values.map(StoryFile.literal).joined(separator: ", ")
        let control = values.count > 4 ? "select" : "inline-radio"
        return
          "    \(StoryFile.literal(name)): { control: { type: \"\(control)\" }, options: [\(options)] },"
      } + ["  },"] + description + ["};"]
  }

  private var description: [String] {
    guard let text = pictures.first?.item.description else { return [] }
    return [
      "  parameters: { docs: { description: { component: \(StoryFile.literal(text)) } } },"
    ]
  }

  /// A story for each family, with the first values of the other arguments.
  private var stories: [String] {
    var shown: Set<String> = []
    return pictures.filter { shown.insert($0.family).inserted }.map { picture in
      let values = names.map {
        "\(StoryFile.literal($0)): \(StoryFile.literal(picture.value(of: $0)))"
      }
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
