import Synchronization
import VitrineArchive
import VitrineCairo
import VitrineCoding
import VitrineDisplayList
import VitrineModel
import VitrineSymbols
import VitrineText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The images, fonts and colours of an archive.
final class AssetStore: Sendable {
  /// The colours by name.
  let colors: [String: ColorAsset]
  let assets: [String: Asset]
  let symbols: [String: Asset]
  /// The problems of the archive's own catalogues.
  let faults: [Diagnostic]
  private let folder: AssetFolder
  /// The names of images from catalogues, which hold more than an archive uses.
  private let catalogued: Set<String>
  /// The folders of assets from the archive's bundle, by name.
  private let homes: [String: AssetFolder]
  /// The store of the archive's bundle.
  private let bundle: AssetStore?
  let limits: ArchiveLimits
  /// The images read so far.
  let cache: ImageCache
  /// Results of looking up names that may refer to custom symbols.
  let templates = Mutex<[BitmapID: SymbolTemplate?]>([:])
  /// The engine with the archive's fonts, and the one on which it is based.
  let opened = Mutex<OpenedFonts?>(nil)

  /// Creates a store for the assets of an archive and its catalogues; of assets with the same name,
  /// the archive's is used, then that of the first catalogue, then that of the bundle.
  ///
  /// - Parameter bundle: the store of the archive's bundle.
  /// - Throws: `ArchiveError` if a catalogue can't be read.
  init(
    _ own: [String: Asset], _ ownColors: [String: ColorAsset], catalogs: [String],
    folder location: FolderLocation?, else bundle: AssetStore? = nil, limits: ArchiveLimits
  ) throws(ArchiveError) {
    self.bundle = bundle
    folder = AssetFolder(location: location, limit: limits.assetBytes)
    self.limits = limits
    cache = ImageCache(capacity: limits.memoryBytes / 2)
    var (assets, colors) = (own, ownColors)
    var symbols: [String: Asset] = [:]
    var faults: [Diagnostic] = []
    var catalogued: Set<String> = []
    for (index, catalog) in catalogs.enumerated() {
      let place = NodePath([.key("assetCatalogs"), .index(index)])
      let content = try AssetCatalog(catalog, in: folder, at: place)
      catalogued.formUnion(content.images.keys.filter { assets[$0] == nil })
      assets.merge(content.images) { first, _ in first }
      colors.merge(content.colors) { first, _ in first }
      symbols.merge(content.symbols) { first, _ in first }
      faults += content.faults.map { Diagnostic(leftOut: $0.set, $0.error, path: place) }
    }
    self.faults = faults
    var homes: [String: AssetFolder] = [:]
    if let bundle {
      for name in bundle.assets.keys where assets[name] == nil { homes[name] = bundle.folder }
      catalogued.formUnion(bundle.catalogued.filter { assets[$0] == nil })
      for name in bundle.symbols.keys where symbols[name] == nil { homes[name] = bundle.folder }
      assets.merge(bundle.assets) { first, _ in first }
      colors.merge(bundle.colors) { first, _ in first }
      symbols.merge(bundle.symbols) { first, _ in first }
    }
    (self.assets, self.colors, self.symbols, self.homes) = (assets, colors, symbols, homes)
    self.catalogued = catalogued
  }

  /// Whether all examined files, including those of the bundle, are unchanged.
  var isCurrent: Bool { folder.isCurrent && bundle?.isCurrent ?? true }

  /// Whether all examined files are older than another one.
  func isOlder(than path: String) -> Bool {
    folder.isOlder(than: path) && bundle?.isOlder(than: path) ?? true
  }

  /// Records a file in the folder that other code reads.
  func note(_ path: RelativePath) { folder.note(path) }

  /// Whether an image is from a catalogue instead of the archive itself.
  func isCatalogued(_ name: String) -> Bool { catalogued.contains(name) }

  /// The names of all assets, in alphabetical order.
  var names: [String] { assets.keys.sorted() }

  /// Whether the archive contains fonts.
  var hasFonts: Bool {
    assets.values.contains { $0.representations.contains(where: \.isFont) }
  }

  /// Returns the archive's fonts by the names of their assets, and assets that aren't fonts.
  ///
  /// - Throws: `ArchiveError` if one exceeds a limit.
  func fontFiles() throws(ArchiveError) -> (files: [FontFile], faults: [Diagnostic]) {
    var files: [FontFile] = []
    var faults: [Diagnostic] = []
    for name in names {
      for representation in assets[name]?.representations ?? [] where representation.isFont {
        do throws(ArchiveError) {
          files += try faces(of: name, representation)
        } catch {
          // Like a device, which registers the other fonts.
          guard case .asset = error.reason else { throw error }
          faults.append(Diagnostic(leftOut: name, error, path: AssetStore.path(name)))
        }
      }
    }
    return (files, faults)
  }

  private func faces(
    of name: String, _ representation: Asset.Representation
  ) throws(ArchiveError) -> [FontFile] {
    let bytes = try bytes(name, representation)
    do throws(FontDecodingError) {
      return try FontReader.faces(of: bytes, family: name, limit: limits.assetBytes)
    } catch {
      throw ArchiveError(.asset(name: name, error.text), path: AssetStore.path(name))
    }
  }

  /// Returns the contents of a file, or of an asset in the archive.
  ///
  /// - Throws: `ArchiveError` if there are none.
  func bytes(
    _ name: String, _ representation: Asset.Representation
  ) throws(ArchiveError) -> [UInt8] {
    if let text = representation.data {
      guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
        throw ArchiveError(.asset(name: name, "'data' is not Base64"), path: AssetStore.path(name))
      }
      return Array(data)
    }
    guard let file = representation.file else { return [] }
    return try (homes[name] ?? folder).bytes(of: file, for: name, at: AssetStore.path(name))
  }

  /// The path of an asset in the archive.
  static func path(_ name: String) -> NodePath { NodePath([.key("assets"), .key(name)]) }
}

extension Diagnostic {
  /// Returns the warning that an asset is omitted, with the reason.
  fileprivate init(leftOut name: String, _ error: ArchiveError, path: NodePath) {
    let reason: String
    if case .asset(_, let detail, _) = error.reason {
      reason = detail
    } else {
      let lines = error.description.split(separator: "\n").prefix(2)
      reason = lines.joined(separator: "; ")
    }
    self.init(.asset(name: name, "left out: \(reason)"), path: path)
  }
}
