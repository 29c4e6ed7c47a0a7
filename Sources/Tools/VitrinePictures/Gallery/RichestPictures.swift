import Vitrine
import VitrineSnapshot

/// Removes equal pictures of a widget's states, and puts those with the most texts first.
struct RichestPictures {
  /// The path of the folder with the pictures.
  let folder: String

  /// The maximum size of a picture to compare, in bytes.
  private static let limit = 64 << 20
  /// The order of states with equally many texts.
  private static let order: [RenderState] = [.preview, .entry, .placeholder, .locked]

  /// The properties that the pictures of a widget's states share.
  private struct Subject: Hashable {
    let archive: String?
    let kind: String
    let surface: RenderRequest

    init(_ item: GalleryItem) {
      (archive, kind) = (item.archive, item.kind)
      var request = item.request.surface.request
      request.state = .entry
      surface = request
    }
  }

  /// Returns the pictures to show, in order, and removes the files of those that equal another.
  func arrange(_ items: [GalleryItem]) -> [GalleryItem] {
    var groups: [[GalleryItem]] = []
    var places: [Subject: Int] = [:]
    for item in items {
      let subject = Subject(item)
      if let place = places[subject] {
        groups[place].append(item)
      } else {
        places[subject] = groups.count
        groups.append([item])
      }
    }
    return groups.flatMap { withoutEqual($0.sorted(by: isRicher)) }
  }

  private func isRicher(_ one: GalleryItem, _ other: GalleryItem) -> Bool {
    if one.texts.count != other.texts.count { return one.texts.count > other.texts.count }
    return RichestPictures.rank(one) < RichestPictures.rank(other)
  }

  private static func rank(_ item: GalleryItem) -> Int {
    order.firstIndex(of: item.request.surface.request.state) ?? order.count
  }

  private func withoutEqual(_ items: [GalleryItem]) -> [GalleryItem] {
    var known: Set<[UInt8]> = []
    return items.filter { item in
      guard let path = try? RelativePath(item.file), items.count > 1,
        let bytes = try? FolderLocation(given: folder).open().read(
          path, limit: RichestPictures.limit),
        !known.insert(bytes).inserted
      else { return true }
      try? FolderLocation(given: folder).open().remove(path)
      return false
    }
  }
}
