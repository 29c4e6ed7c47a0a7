import Vitrine
import VitrineSnapshot

/// Removes pictures of Live Activities and controls that equal another in a place or an appearance
/// that does not affect them.
struct EqualPictures {
  /// The path of the folder with the pictures.
  let folder: String

  /// The maximum size of a picture to compare, in bytes.
  private static let limit = 64 << 20

  /// What pictures share that differ only in their place and appearance.
  private struct Subject: Hashable {
    let archive: String?
    let kind: String
    let request: RenderRequest
    let bytes: [UInt8]
  }

  /// Returns the pictures to show, and removes the files of those that equal an earlier one.
  func removed(from items: [GalleryItem]) -> [GalleryItem] {
    var known: Set<Subject> = []
    return items.filter { item in
      guard item.request.request.family == nil, let path = try? RelativePath(item.file),
        let bytes = try? FolderLocation(given: folder).open().read(
          path, limit: EqualPictures.limit)
      else { return true }
      let own = Subject(
        archive: item.archive, kind: item.kind, request: item.request.request.anywhere,
        bytes: bytes)
      guard !known.insert(own).inserted else { return true }
      try? FolderLocation(given: folder).open().remove(path)
      return false
    }
  }
}

extension RenderRequest {
  /// The request without its place and what a person chooses for it.
  fileprivate var anywhere: RenderRequest {
    var request = self
    (request.location, request.appearance, request.renderingMode) = (nil, .standard, nil)
    (request.tint, request.glassTint) = (nil, nil)
    return request
  }
}
