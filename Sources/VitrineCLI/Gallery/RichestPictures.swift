import Vitrine
import VitrineSnapshot

/// Of pictures that show a widget in several states: equal ones once, and those with most texts first.
struct RichestPictures {
  /// Path of the folder of the pictures.
  let folder: String

  /// Most bytes of a picture that is compared.
  private static let limit = 64 << 20
  /// The order of states that show as much as each other.
  private static let order: [RenderState] = [.preview, .entry, .placeholder, .locked]

  /// The properties that pictures share if they differ only in their state.
  private struct Subject: Hashable {
    let archive: String
    let kind: String
    let surface: RenderRequest

    init(_ item: GalleryItem) {
      (archive, kind) = (item.archive, item.kind)
      var request = item.request.surface.request
      request.state = .entry
      surface = request
    }
  }

  /// The pictures to show, in their order; files of those that equal another are removed.
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
