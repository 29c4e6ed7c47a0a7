import SwiftUI
internal import VitrineGeometry
internal import VitrineModel
import WidgetKit

/// The sizes of a package's images, for layout queries of views.
///
/// Vector images are not included; like missing images, they have no size.
enum ImageSizes {
  /// Reads the sizes by the names that code uses.
  static func read(_ resources: ResourceFolder) -> [String: LayoutMeasurer.ImageSize] {
    var sizes: [String: LayoutMeasurer.ImageSize] = [:]
    for catalog in resources.catalogs {
      sizes.merge(sets(in: catalog)) { first, _ in first }
    }
    for (name, file) in resources.images { sizes[name] = size(file, scale: 1) }
    return sizes
  }

  private static func sets(in catalog: URL) -> [String: LayoutMeasurer.ImageSize] {
    let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    let sets = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "imageset" }
    let named = sets.compactMap { set in
      size(of: set).map { (set.deletingPathExtension().lastPathComponent, $0) }
    }
    return Dictionary(named) { first, _ in first }
  }

  /// The part of an image set's description that is needed here.
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
    }
    var images: [Image]
  }

  private static func size(of set: URL) -> LayoutMeasurer.ImageSize? {
    guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    return contents.images.lazy.compactMap { image in
      image.filename.flatMap { name in
        let scale = Double((image.scale ?? "1x").dropLast()) ?? 1
        return size(set.appendingPathComponent(name), scale: scale)
      }
    }.first
  }

  private static func size(_ file: URL, scale: Double) -> LayoutMeasurer.ImageSize? {
    guard let data = try? Data(contentsOf: file),
      let header = ImageHeader(bytes: Array(data))
    else { return nil }
    return LayoutMeasurer.ImageSize(
      pixels: VitrineGeometry.Size(width: Double(header.width), height: Double(header.height)),
      scale: scale)
  }
}
