extension Content {
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
    case .lazyHStack(let payload): ("lazyHStack", payload)
    case .lazyVStack(let payload): ("lazyVStack", payload)
    case .grid(let payload): ("grid", payload)
    case .gridRow(let payload): ("gridRow", payload)
    case .lazyVGrid(let payload): ("lazyVGrid", payload)
    case .lazyHGrid(let payload): ("lazyHGrid", payload)
    case .viewThatFits(let payload): ("viewThatFits", payload)
    case .spacer(let payload): ("spacer", payload)
    case .divider(let payload): ("divider", payload)
    case .group(let payload): ("group", payload)
    case .color(let payload): ("color", payload)
    case .shape(let shape): (shape.form.name, shape.form.payload)
    case .gradient(let gradient): gradient.form
    case .button(let payload): ("button", payload)
    case .toggle(let payload): ("toggle", payload)
    case .link(let payload): ("link", payload)
    case .gauge(let payload): ("gauge", payload)
    case .progressView(let payload): ("progressView", payload)
    case .chart(let payload): ("chart", payload)
    case .accessoryWidgetBackground(let payload): ("accessoryWidgetBackground", payload)
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
