import Synchronization
import VitrineCairo
import VitrineLayout
import VitrineModel
import VitrineSymbols
import VitrineText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads an archive's images and fonts, each once, and keeps its colours.
final class AssetStore: ImageLibrary {
  /// Outlines drawn for one size in pixels.
  private struct RasterKey: Hashable {
    let id: BitmapID
    let width: Int
    let height: Int
  }

  /// How far a picture was read.
  private enum Reading {
    /// Its header.
    case file([UInt8], width: Int, height: Int)
    /// Its pixels.
    case bitmap(Bitmap)
    /// Outlines, which are drawn for each size.
    case vector(VectorImage)
    /// Outlines that are drawn for one size only, the bitmap's own.
    case fixed(VectorImage, width: Int, height: Int)
  }

  private struct State {
    var pictures: [BitmapID: Reading] = [:]
    var rasters: [RasterKey: Bitmap] = [:]
    /// What could not be read or drawn, so that a file that takes long to fail does so once.
    var unreadable: [BitmapID: ImageError] = [:]
    var undrawn: [RasterKey: ImageError] = [:]
    /// What was found out about names that may be custom symbols.
    var templates: [BitmapID: SymbolTemplate?] = [:]
  }

  /// The colours by name.
  let colors: [String: ColorAsset]
  private let assets: [String: Asset]
  private let symbols: [String: Asset]
  private let folder: AssetFolder
  /// The folders of what comes from the archive's bundle, by name.
  private let homes: [String: AssetFolder]
  private let limits: ArchiveLimits
  private let state = Mutex(State())
  /// The engine that has the archive's fonts, and the one that it was made from.
  let opened = Mutex<(base: FontTextEngine, fonts: RenderFonts)?>(nil)

  /// Makes a store for the assets of an archive and its catalogues; of two assets with one name the
  /// archive's own wins, then the one of the first catalogue, then that of the bundle.
  ///
  /// - Parameter bundle: the store of the archive's bundle.
  /// - Throws: `ArchiveError` when a catalogue cannot be read.
  init(
    _ own: [String: Asset], _ ownColors: [String: ColorAsset], catalogs: [String],
    folder location: FolderLocation?, else bundle: AssetStore? = nil, limits: ArchiveLimits
  ) throws(ArchiveError) {
    folder = AssetFolder(location: location, limit: limits.assetBytes)
    self.limits = limits
    var (assets, colors) = (own, ownColors)
    var symbols: [String: Asset] = [:]
    for (index, catalog) in catalogs.enumerated() {
      let place = NodePath([.key("assetCatalogs"), .index(index)])
      let content = try AssetCatalog(catalog, in: folder, at: place)
      assets.merge(content.images) { first, _ in first }
      colors.merge(content.colors) { first, _ in first }
      symbols.merge(content.symbols) { first, _ in first }
    }
    var homes: [String: AssetFolder] = [:]
    if let bundle {
      for name in bundle.assets.keys where assets[name] == nil { homes[name] = bundle.folder }
      for name in bundle.symbols.keys where symbols[name] == nil { homes[name] = bundle.folder }
      assets.merge(bundle.assets) { first, _ in first }
      colors.merge(bundle.colors) { first, _ in first }
      symbols.merge(bundle.symbols) { first, _ in first }
    }
    (self.assets, self.colors, self.symbols, self.homes) = (assets, colors, symbols, homes)
  }

  /// The names of all assets.
  var names: [String] { assets.keys.sorted() }

  /// Whether the archive brings fonts along.
  var hasFonts: Bool {
    assets.values.contains { $0.representations.contains(where: \.isFont) }
  }

  /// The archive's fonts, listed under the names of their assets.
  ///
  /// - Throws: `ArchiveError` when one cannot be read or is no font.
  func fontFiles() throws(ArchiveError) -> [FontFile] {
    var files: [FontFile] = []
    for name in names {
      for representation in assets[name]?.representations ?? [] where representation.isFont {
        let bytes = try bytes(name, representation)
        guard let file = FontFile(bytes: bytes, family: name) else {
          throw ArchiveError(
            .asset(name: name, "it is no font with outlines"), path: AssetStore.path(name))
        }
        files.append(file)
      }
    }
    return files
  }

  /// What layout needs to know of the best representation of an asset, from the header of its file;
  /// `nil` when there is no such asset.
  ///
  /// - Throws: `ArchiveError` when it cannot be read, is no image, is too large or lies outside of
  ///   the archive's folder.
  func image(
    named name: String, for traits: AssetTraits
  ) throws(ArchiveError) -> ImageSource? {
    guard let asset = assets[name], let index = asset.bestMatch(for: traits) else { return nil }
    return try source(
      BitmapID(asset: name, variant: index), asset.representations[index],
      displayScale: traits.scale)
  }

  private func source(
    _ id: BitmapID, _ representation: Asset.Representation, displayScale: Double
  ) throws(ArchiveError) -> ImageSource {
    var source: ImageSource
    switch try reading(id, representation) {
    case .file(_, let width, let height), .fixed(_, let width, let height):
      source = ImageSource(
        bitmap: id, pixels: Size(width: Double(width), height: Double(height)),
        scale: representation.scale)
    case .bitmap(let bitmap):
      source = ImageSource(
        bitmap: id, pixels: Size(width: Double(bitmap.width), height: Double(bitmap.height)),
        scale: representation.scale)
    case .vector(let vector) where representation.preservesVector:
      source = ImageSource(bitmap: id, pixels: vector.size, scale: representation.scale)
    case .vector(let vector):
      var fixed = id
      let factor = displayScale / representation.scale
      fixed.scale = factor
      let size = pixels(of: vector, scale: Size(width: factor, height: factor))
      state.withLock { state in
        if state.pictures[fixed] == nil {
          state.pictures[fixed] = .fixed(vector, width: size.width, height: size.height)
        }
      }
      source = ImageSource(
        bitmap: fixed, pixels: Size(width: Double(size.width), height: Double(size.height)),
        scale: displayScale)
    }
    source.renderingMode = representation.renderingMode
    source.capInsets = representation.capInsets
    source.resizingMode = representation.resizingMode
    return source
  }

  private func reading(
    _ id: BitmapID, _ representation: Asset.Representation
  ) throws(ArchiveError) -> Reading {
    if let known = state.withLock({ $0.pictures[id] }) { return known }
    if let error = state.withLock({ $0.unreadable[id] }) { throw fault(id.asset, error) }
    let bytes = try bytes(id.asset, representation)
    let reading: Reading
    do throws(ImageError) {
      switch try decoder.header(of: bytes) {
      case .bitmap(let width, let height):
        reading = .file(bytes, width: width, height: height)
      case .vector(let vector): reading = .vector(vector)
      }
    } catch {
      state.withLock { $0.unreadable[id] = error }
      throw fault(id.asset, error)
    }
    state.withLock { $0.pictures[id] = reading }
    return reading
  }

  /// Decodes a picture whose header was read, so that it can be drawn.
  ///
  /// - Throws: `ArchiveError` when it is damaged.
  func read(_ id: BitmapID) throws(ArchiveError) {
    let known = state.withLock { $0.pictures[id] }
    let bitmap: Bitmap
    do throws(ImageError) {
      switch known {
      case .file(let bytes, _, _): bitmap = try decoder.decode(bytes)
      case .fixed(let vector, let width, let height):
        bitmap = try raster(vector, id, width: width, height: height)
      case .vector(let vector): return try check(vector, id)
      case .bitmap, nil: return
      }
    } catch {
      throw fault(id.asset, error)
    }
    state.withLock { $0.pictures[id] = .bitmap(bitmap) }
  }

  private var decoder: ImageDecoder { ImageDecoder(maximumPixels: limits.imagePixels) }

  private func bytes(
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

  private func fault(_ name: String, _ error: ImageError) -> ArchiveError {
    if case .tooManyPixels(let width, let height, let limit) = error {
      return ArchiveError(
        .limitExceeded(.imagePixels, found: width * height, allowed: limit),
        path: AssetStore.path(name))
    }
    return ArchiveError(
      .asset(name: name, error.description, hint: error.hint), path: AssetStore.path(name))
  }

  /// The place of an asset in the archive.
  static func path(_ name: String) -> NodePath { NodePath([.key("assets"), .key(name)]) }
}

// MARK: Symbols

extension AssetStore {
  /// The custom symbol of a name, from a symbol set or an SVG asset after Apple's template; `nil`
  /// for a name that stands for something else.
  ///
  /// - Throws: `ArchiveError` when a symbol cannot be read, or a symbol set holds none.
  func customSymbol(
    _ name: String, for traits: AssetTraits
  ) throws(ArchiveError) -> (any CustomSymbol)? {
    guard let asset = symbols[name] ?? assets[name], let index = asset.bestMatch(for: traits)
    else { return nil }
    let representation = asset.representations[index]
    guard symbols[name] != nil || representation.isSVG else { return nil }
    let id = BitmapID(asset: name, variant: index)
    if let known = state.withLock({ $0.templates[id] }) { return known }
    let template = try template(of: name, representation)
    state.withLock { $0.templates[id] = template }
    return template
  }

  private func template(
    of name: String, _ representation: Asset.Representation
  ) throws(ArchiveError) -> SymbolTemplate? {
    let bytes = try bytes(name, representation)
    // A picture is read by the library for pictures, which has its own words for faults.
    guard symbols[name] != nil || SymbolTemplate.isLikely(bytes) else { return nil }
    do throws(SVGFault) {
      let template = try SymbolTemplate(bytes)
      if template == nil, symbols[name] != nil {
        throw SVGFault("a symbol needs a group of Apple's template, for example 'Regular-M'")
      }
      return template
    } catch {
      throw ArchiveError(.asset(name: name, error.description), path: AssetStore.path(name))
    }
  }
}

extension Asset.Representation {
  /// Whether it is SVG: by its file's ending, or by Base64 that starts with a `<`.
  fileprivate var isSVG: Bool {
    if let data { return data.hasPrefix("P") || data.hasPrefix("77u/P") }
    return file?.lowercased().hasSuffix(".svg") ?? false
  }
}

// MARK: Outlines

extension AssetStore {
  /// Longest side in pixels of the trial drawing that finds faults before anything is painted.
  private static let trialSide = 512.0

  /// The pixels of a bitmap that was read before.
  func bitmap(_ id: BitmapID) -> Bitmap? {
    guard case .bitmap(let bitmap)? = state.withLock({ $0.pictures[id] }) else { return nil }
    return bitmap
  }

  /// The pixels for a scale; outlines are drawn once for each size.
  ///
  /// - Throws: `ArchiveError` when the outlines cannot be drawn in that size.
  func scaledBitmap(_ id: BitmapID, scale: Size) throws(ArchiveError) -> ScaledBitmap? {
    switch state.withLock({ $0.pictures[id] }) {
    case nil, .file, .fixed: return nil
    case .bitmap(let bitmap)?:
      return ScaledBitmap(bitmap: bitmap, scale: Size(width: 1, height: 1))
    case .vector(let vector)?:
      let size = pixels(of: vector, scale: scale)
      let bitmap: Bitmap
      do throws(ImageError) {
        bitmap = try raster(vector, id, width: size.width, height: size.height)
      } catch {
        throw fault(id.asset, error)
      }
      return ScaledBitmap(
        bitmap: bitmap,
        scale: Size(
          width: Double(bitmap.width) / vector.size.width,
          height: Double(bitmap.height) / vector.size.height))
    }
  }

  /// Columns and rows for a scale; a picture beyond the limit is drawn coarser.
  private func pixels(of vector: VectorImage, scale: Size) -> (width: Int, height: Int) {
    let longest = 16_384.0
    let width = min(max((vector.size.width * scale.width).rounded(), 1), longest)
    let height = min(max((vector.size.height * scale.height).rounded(), 1), longest)
    let factor = min(1, (Double(limits.imagePixels) / (width * height)).squareRoot())
    return (max(1, Int(width * factor)), max(1, Int(height * factor)))
  }

  /// Draws a picture in small, so that what its library refuses is known before painting.
  private func check(_ vector: VectorImage, _ id: BitmapID) throws(ImageError) {
    let factor = min(1, AssetStore.trialSide / max(vector.size.width, vector.size.height))
    let size = pixels(of: vector, scale: Size(width: factor, height: factor))
    _ = try raster(vector, id, width: size.width, height: size.height)
  }

  private func raster(
    _ vector: VectorImage, _ id: BitmapID, width: Int, height: Int
  ) throws(ImageError) -> Bitmap {
    let key = RasterKey(id: id, width: width, height: height)
    if let bitmap = state.withLock({ $0.rasters[key] }) { return bitmap }
    if let error = state.withLock({ $0.undrawn[key] }) { throw error }
    do throws(ImageError) {
      let bitmap = try vector.bitmap(width: width, height: height, limit: limits.imagePixels)
      state.withLock { $0.rasters[key] = bitmap }
      return bitmap
    } catch {
      state.withLock { $0.undrawn[key] = error }
      throw error
    }
  }
}
