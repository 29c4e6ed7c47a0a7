import Foundation

/// A preview of a source file or the views of a provider, as far as the source tells its name.
struct NamedPreview {
  /// The use of the macro as its author wrote it, or the provider's type.
  let title: String
  /// The line of its file, counted from one.
  let line: Int
  /// The file without extension, or the provider's type.
  private let place: String
  /// The name; `nil` if only the running program knows it.
  private let own: String?

  /// The previews of a file, in the order of its lines.
  static func all(in file: URL, _ outline: SourceOutline) -> [NamedPreview] {
    let place = file.deletingPathExtension().lastPathComponent
    let macros = outline.macroPreviews.enumerated().map { index, preview in
      let own: String? =
        switch preview.name {
        case .literal(let name): name
        case .none: "\(place)#\(index + 1)"
        case .computed: nil
        }
      return NamedPreview(title: preview.title, line: preview.line, place: place, own: own)
    }
    // A view of a provider may have a name of its own.
    let provided = outline.provided.map {
      NamedPreview(title: $0.name, line: $0.line, place: $0.name, own: nil)
    }
    return (macros + provided).sorted { $0.line < $1.line }
  }

  /// The name by which it can be chosen.
  var name: String { own ?? place }

  /// Whether it is called by a name, as the program of the previews compares it, or may be.
  func mayHave(_ name: String) -> Bool {
    guard let own else { return true }
    return name == own || name == place || NamedPreview.ending(of: name) == own
  }

  /// What follows the place in a name that tells it, without the number that tells equal names apart.
  private static func ending(of name: String) -> String? {
    guard let sign = name.firstIndex(of: "#") else { return nil }
    let ending = name[sign...].dropFirst()
    let number = ending.reversed().prefix { $0.isNumber }.count
    let base = ending.dropLast(number)
    return String(number > 0 && base.hasSuffix("-") ? base.dropLast() : ending)
  }
}

extension ProjectTarget {
  /// The previews of the chosen files, in the order of files and lines.
  var namedPreviews: [NamedPreview] {
    (chosenPreviewFiles ?? previewFiles).sorted { $0.path < $1.path }.flatMap { file in
      guard let text = try? ProjectFiles.text(file) else { return [NamedPreview]() }
      return NamedPreview.all(in: file, SourceOutline.of(text))
    }
  }

  /// The same; a file that cannot be read has none.
  func previews(in file: URL) -> [NamedPreview] {
    guard let text = try? ProjectFiles.text(file) else { return [] }
    return shownPreviews(in: file, SourceOutline.of(text))
  }

  /// The previews of a file that are drawn, as far as the source tells.
  func shownPreviews(in file: URL, _ outline: SourceOutline) -> [NamedPreview] {
    guard showsPreviews(in: file) else { return [] }
    let previews = NamedPreview.all(in: file, outline)
    guard !chosenPreviewNames.isEmpty else { return previews }
    return previews.filter { chosenPreviewNames.contains(where: $0.mayHave) }
  }
}
