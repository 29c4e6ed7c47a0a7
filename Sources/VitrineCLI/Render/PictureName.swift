import Vitrine

/// Names the files of pictures.
enum PictureName {
  /// Family, state, scheme and scale, and what else was asked for.
  static func file(for request: RenderRequest, _ format: PictureFormat) -> String {
    var parts = [request.family.rawValue, request.state.rawValue, request.colorScheme.rawValue]
    if request.renderingMode != .fullColor { parts.append(request.renderingMode.rawValue) }
    if request.dynamicTypeSize != .large { parts.append(request.dynamicTypeSize.rawValue) }
    if request.interfaceLook != .ios18 { parts.append(request.interfaceLook.rawValue) }
    if let device = request.device { parts.append(device.identifier) }
    if request.entry != 0 { parts.append("entry\(request.entry)") }
    if request.locale != .standard { parts.append(request.locale.text) }
    if request.timeZone != .standard { parts.append(safe(request.timeZone.text, fallback: nil)) }
    if let date = request.date { parts.append(safe(date.text, fallback: nil)) }
    return parts.joined(separator: "-") + "@\(request.resolvedScale.dumpText)x.\(format.rawValue)"
  }

  /// A folder for each document: its kind, with the file's name where two have the same kind.
  static func folders(for documents: [(source: Source, document: WidgetDocument)]) -> [String] {
    let kinds = documents.map { safe($0.document.archive.kind, fallback: $0.source.stem) }
    var taken: Set<String> = []
    return zip(kinds, documents).map { kind, entry in
      let isShared = kinds.filter { $0 == kind }.count > 1
      let base = isShared ? kind + "-" + safe(entry.source.stem ?? "", fallback: "stdin") : kind
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      return name
    }
  }

  /// The name without anything that means something to file systems; kinds are free text.
  static func safe(_ name: String, fallback: String?) -> String {
    let text = String(
      name.map { character in
        let isPlain = character.isLetter || character.isNumber || "-_+ .".contains(character)
        return isPlain ? character : "_"
      })
    let trimmed = text.prefix(80).drop { $0 == "." || $0 == " " }
    if !trimmed.isEmpty { return String(trimmed) }
    return fallback.map { safe($0, fallback: nil) } ?? "widget"
  }
}
