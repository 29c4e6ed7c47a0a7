extension Content {
  /// How the payload of one kind is read and described.
  struct Reader: Sendable {
    let read: @Sendable (any Decoder) throws -> Content
    let schema: @Sendable (inout SchemaDefinitions) -> JSONValue

    init<Payload: ArchiveValue>(_ make: @escaping @Sendable (Payload) -> Content) {
      read = { make(try Payload(from: $0)) }
      schema = { Payload.schema(in: &$0) }
    }
  }

  /// The kinds by their name in archives.
  static let readers: [String: Reader] = [
    "text": Reader(Content.text),
    "image": Reader(Content.image),
    "label": Reader(Content.label),
    "hStack": Reader(Content.hStack),
    "vStack": Reader(Content.vStack),
    "zStack": Reader(Content.zStack),
    "spacer": Reader(Content.spacer),
    "divider": Reader(Content.divider),
    "group": Reader(Content.group),
    "color": Reader(Content.color),
    "rectangle": Reader { Content.shape(.rectangle($0)) },
    "roundedRectangle": Reader { Content.shape(.roundedRectangle($0)) },
    "circle": Reader { Content.shape(.circle($0)) },
    "capsule": Reader { Content.shape(.capsule($0)) },
    "ellipse": Reader { Content.shape(.ellipse($0)) },
    "path": Reader { Content.shape(.path($0)) },
    "button": Reader(Content.button),
    "toggle": Reader(Content.toggle),
    "link": Reader(Content.link),
    "emptyView": Reader(Content.emptyView),
  ]

  /// The names of all kinds in alphabetical order.
  package static var kinds: [String] { orderedKinds }
  private static let orderedKinds = readers.keys.sorted()

  /// Name and payload in archives.
  package var form: (name: String, payload: any ArchiveValue) {
    switch self {
    case .text(let payload): ("text", payload)
    case .image(let payload): ("image", payload)
    case .label(let payload): ("label", payload)
    case .hStack(let payload): ("hStack", payload)
    case .vStack(let payload): ("vStack", payload)
    case .zStack(let payload): ("zStack", payload)
    case .spacer(let payload): ("spacer", payload)
    case .divider(let payload): ("divider", payload)
    case .group(let payload): ("group", payload)
    case .color(let payload): ("color", payload)
    case .shape(let shape): shape.form
    case .button(let payload): ("button", payload)
    case .toggle(let payload): ("toggle", payload)
    case .link(let payload): ("link", payload)
    case .emptyView(let payload): ("emptyView", payload)
    case .unknown(let name, let payload): (name, payload)
    }
  }

  /// Reads the payload of kind `name`; an unknown kind becomes a warning.
  init(
    _ name: String, _ container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder
  ) throws {
    let key = ArchiveKey(name)
    if let reader = Content.readers[name] {
      do {
        self = try reader.read(container.superDecoder(forKey: key))
        return
      } catch let error as ArchiveError where decoder.archiveContext?.tolerates(error) == true {
        // A name of a newer format stands where it cannot be left out.
      }
    } else {
      decoder.report(.unknownName(kind: .view, name: name, candidates: Content.kinds))
    }
    self = .unknown(name: name, payload: try container.decode(JSONValue.self, forKey: key))
  }
}
