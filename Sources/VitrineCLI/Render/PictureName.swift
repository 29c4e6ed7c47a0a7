import Vitrine

/// Names the files of pictures.
enum PictureName {
  /// The name of a picture's file without folder.
  static func file(for surface: ResolvedSurface, _ format: PictureFormat) -> String {
    surface.name + "." + format.rawValue
  }

  /// A folder for each document: its kind, with the file's name where two have the same kind.
  static func folders(for documents: [(archive: ArchiveArgument, document: WidgetDocument)])
    -> [String]
  {
    let kinds = documents.map { FileName.safe($0.document.archive.kind, fallback: $0.archive.stem) }
    var taken: Set<String> = []
    return zip(kinds, documents).map { kind, entry in
      let isShared = kinds.filter { $0 == kind }.count > 1
      let base =
        isShared ? kind + "-" + FileName.safe(entry.archive.stem ?? "", fallback: "stdin") : kind
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      return name
    }
  }
}
