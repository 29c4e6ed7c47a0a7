import Vitrine

/// Names the files of pictures.
enum PictureName {
  /// The name of a picture's file without folder.
  static func file(for surface: ResolvedSurface, _ format: PictureFormat) -> String {
    surface.name + "." + format.rawValue
  }

  /// A folder for each widget: its kind, with the file's name where two have the same kind.
  static func folders(for widgets: [(archive: ArchiveArgument, kind: String)]) -> [String] {
    let kinds = widgets.map { FileName.safe($0.kind, fallback: $0.archive.stem) }
    let counts = Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
    var taken: Set<String> = []
    // The number that the last folder of a name got: a thousand of one name are not tried in turn.
    var numbers: [String: Int] = [:]
    return zip(kinds, widgets).map { kind, widget in
      let base =
        counts[kind, default: 0] > 1
        ? kind + "-" + FileName.safe(widget.archive.stem ?? "", fallback: "stdin") : kind
      var name = base
      while !taken.insert(name).inserted {
        let number = numbers[base, default: 1] + 1
        numbers[base] = number
        name = "\(base)-\(number)"
      }
      return name
    }
  }
}
