import Vitrine

/// The names of pictures' files.
package enum PictureName {
  /// Returns the name of a picture's file, without its folder.
  package static func file(for surface: ResolvedSurface, _ format: PictureFormat) -> String {
    surface.name + "." + format.rawValue
  }

  /// Returns a folder for each widget: its kind, with the name of the file if two have the same
  /// kind.
  package static func folders(for widgets: [(archive: ArchiveArgument, kind: String)]) -> [String] {
    let kinds = widgets.map { FileName.safe($0.kind, fallback: $0.archive.stem) }
    let counts = Dictionary(kinds.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    return distinct(
      zip(kinds, widgets).map { kind, widget in
        guard counts[kind.lowercased(), default: 0] > 1 else { return kind }
        return kind + "-" + FileName.safe(widget.archive.stem ?? "", fallback: "stdin")
      })
  }

  /// Returns names of which no two are equal where case is ignored: the later ones get a number.
  package static func distinct(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    // The last number of each name, so that a thousand equal names are not tried in turn.
    var numbers: [String: Int] = [:]
    return names.map { base in
      var name = base
      while !taken.insert(name.lowercased()).inserted {
        let number = numbers[base.lowercased(), default: 1] + 1
        numbers[base.lowercased()] = number
        name = "\(base)-\(number)"
      }
      return name
    }
  }
}
