import Vitrine

/// How the paths of pictures are made from what they show.
struct PictureLayout: Hashable, Sendable {
  /// What can stand in braces.
  enum Key: String, CaseIterable, Sendable {
    case archive, kind, family, state, scheme, contrast, location, appearance, mode, typeSize,
      device, entry, interaction, locale, look, scale, name, format
  }

  private enum Part: Hashable {
    case text(String)
    case key(Key)
  }

  private let parts: [Part]

  /// A folder for each kind, in it what was rendered.
  static let standard = PictureLayout(parts: [
    .key(.kind), .text("/"), .key(.name), .text("."), .key(.format),
  ])

  private init(parts: [Part]) { self.parts = parts }

  /// Reads a template such as `{kind}/{family}-{state}-{scheme}@{scale}x.png`.
  ///
  /// - Throws: `Stop` for a name in braces that means nothing, or a path that leads elsewhere.
  init(_ template: String) throws(Stop) {
    var (rest, parts) = (template[...], [Part]())
    while let start = rest.firstIndex(of: "{") {
      parts.append(.text(String(rest[..<start])))
      guard let end = rest[start...].firstIndex(of: "}") else {
        throw .usage("--layout has a '{' without '}'", hint: PictureLayout.hint)
      }
      let name = String(rest[rest.index(after: start)..<end])
      guard let key = Key(rawValue: name) else {
        let names = Key.allCases.map(\.rawValue)
        throw .usage(
          "--layout does not know '{\(name.singleLine)}'",
          hint: Suggestion.hint(for: name, among: names) ?? PictureLayout.hint)
      }
      parts.append(.key(key))
      rest = rest[rest.index(after: end)...]
    }
    self.parts = parts + [.text(String(rest))]
    let endings = PictureFormat.allCases.map { "." + $0.rawValue } + [".{format}"]
    guard endings.contains(where: template.hasSuffix), !template.hasPrefix("/"),
      !template.split(separator: "/").contains("..")
    else {
      throw .usage("--layout needs a path in the folder that ends in '.png' or '.{format}'")
    }
  }

  private static let hint = "for example '{kind}/{family}-{state}-{scheme}@{scale}x.png'"

  /// The path of a picture, as seen from the folder that it goes into.
  func path(
    for surface: ResolvedSurface, archive: String, kind: String, _ format: PictureFormat
  ) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .key(let key): value(of: key, surface, archive: archive, kind: kind, format)
      }
    }.joined()
  }

  private func value(
    of key: Key, _ surface: ResolvedSurface, archive: String, kind: String, _ format: PictureFormat
  ) -> String {
    let request = surface.request
    return switch key {
    case .archive: FileName.safe(archive)
    case .kind: kind
    case .family: request.target.name
    case .state: request.state.rawValue
    case .scheme: request.colorScheme.rawValue
    case .contrast: request.colorSchemeContrast.rawValue
    case .location: request.location?.rawValue ?? "alone"
    case .appearance: request.appearance.rawValue
    case .mode: surface.renderingMode.rawValue
    case .typeSize: request.dynamicTypeSize.rawValue
    case .device: surface.device.identifier
    case .entry: request.entry.map(String.init) ?? (request.date == nil ? "0" : "inForce")
    case .interaction:
      FileName.safe(request.interaction.nameParts.joined(separator: "-"), fallback: "none")
    case .locale: request.locale.text
    case .look: request.interfaceLook.rawValue
    case .scale: surface.scale.dumpText
    case .name: surface.name
    case .format: format.rawValue
    }
  }
}
