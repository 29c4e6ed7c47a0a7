import Synchronization
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry

/// The bitmaps of an archive's assets and of bitmap glyphs, for one picture.
final class RenderBitmaps: BitmapSource {
  private struct State {
    var failure: ArchiveError?
    /// The size of the decoded pixels in bytes, by image and size.
    var bytes: [ImageCache.Key: Int] = [:]
    var total = 0
  }

  private let assets: AssetStore
  private let glyphs: GlyphPictures
  private let images: DecodedImages
  private let limits: ArchiveLimits
  private let state = Mutex(State())

  init(
    assets: AssetStore, glyphs: GlyphPictures, images: DecodedImages, limits: ArchiveLimits
  ) {
    (self.assets, self.glyphs, self.images, self.limits) = (assets, glyphs, images, limits)
  }

  /// The error of an image that couldn't be drawn in the size in the picture.
  var failure: ArchiveError? { state.withLock { $0.failure } }

  /// The size of the decoded pixels so far, in bytes.
  var bytes: Int { state.withLock { $0.total } }

  /// Decodes the images of a display list, of which layout has read only the headers.
  ///
  /// - Throws: `ArchiveError` if one is damaged, or if all of them are too large in total.
  func readImages(of list: DisplayList) throws(ArchiveError) {
    var files = 0
    for id in list.bitmaps where id.origin == .asset {
      let reading = try assets.reading(id)
      files += reading.bytes
      guard files <= limits.allAssetBytes else {
        throw ArchiveError(
          .limitExceeded(.allAssetBytes, found: files, allowed: limits.allAssetBytes),
          path: AssetStore.path(id.asset))
      }
      if case .file(_, let width, let height) = reading {
        try note(id, width: width, height: height)
      }
      try assets.check(id, images)
    }
  }

  /// The columns and rows of an image file according to its header; `nil` for vector images and for
  /// a missing file.
  func size(of id: BitmapID) -> (width: Int, height: Int)? {
    guard id.origin == .asset, case .file(_, let width, let height)? = try? assets.reading(id)
    else { return nil }
    return (min(width, 1 << 20), min(height, 1 << 20))
  }

  func bitmap(_ id: BitmapID) -> Bitmap? {
    switch id.origin {
    case .asset: asset(id) { () throws(ArchiveError) in try assets.bitmap(id, images) }
    case .face: glyphs.bitmap(id)
    }
  }

  func bitmap(_ id: BitmapID, scale: Size) -> ScaledBitmap? {
    switch id.origin {
    case .asset:
      asset(id) { () throws(ArchiveError) in
        let scaled = try assets.scaledBitmap(id, scale: scale, images)
        if let scaled { try note(id, width: scaled.bitmap.width, height: scaled.bitmap.height) }
        return scaled
      }
    case .face: glyphs.bitmap(id, scale: scale)
    }
  }

  private func asset<Value>(
    _ id: BitmapID, _ read: () throws(ArchiveError) -> Value?
  ) -> Value? {
    do throws(ArchiveError) {
      return try read()
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
      return nil
    }
  }

  /// Counts the pixels of an image in a size, once.
  private func note(_ id: BitmapID, width: Int, height: Int) throws(ArchiveError) {
    let key = ImageCache.Key(id: id, width: width, height: height)
    // A header may contain any numbers; an image that is too large isn't decoded.
    let (pixels, isTooMany) = width.multipliedReportingOverflow(by: height)
    let bytes = isTooMany ? limits.memoryBytes : min(pixels, limits.memoryBytes) * 4
    let total = state.withLock { state in
      if state.bytes.updateValue(bytes, forKey: key) == nil { state.total += bytes }
      return state.total
    }
    guard total <= limits.memoryBytes else {
      throw ArchiveError(
        .limitExceeded(.memoryBytes, found: total, allowed: limits.memoryBytes),
        path: AssetStore.path(id.asset))
    }
  }
}
