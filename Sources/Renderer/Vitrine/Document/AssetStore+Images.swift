import VitrineCairo
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

extension AssetStore: ImageLibrary {
  /// The layout properties of the best representation of an asset, from the header of its file;
  /// `nil` if there is no such asset.
  ///
  /// - Throws: `ArchiveError` if it can't be read, is not an image, is too large or is outside the
  ///   archive's folder.
  func image(
    named name: String, for traits: AssetTraits
  ) throws(ArchiveError) -> ImageSource? {
    let name = assetName(ofFile: name)
    guard let asset = assets[name], let index = asset.bestMatch(for: traits) else { return nil }
    let representation = asset.representations[index]
    var id = BitmapID(asset: name, variant: index)
    var (size, scale) = (Size.zero, representation.scale)
    var reading = try reading(id)
    if case .vector = reading, !representation.preservesVector {
      id.scale = traits.scale / representation.scale
      scale = traits.scale
      reading = try self.reading(id)
    }
    switch reading {
    case .file(_, let width, let height), .fixed(_, let width, let height):
      size = Size(width: Double(width), height: Double(height))
    case .vector(let vector): size = vector.size
    }
    var source = ImageSource(bitmap: id, pixels: size, scale: scale)
    source.renderingMode = representation.renderingMode
    source.capInsets = representation.capInsets
    source.resizingMode = representation.resizingMode
    return source
  }

  /// The asset for the name of an image file: UIKit finds `Lake` for `Lake.jpg`, too.
  private func assetName(ofFile name: String) -> String {
    guard assets[name] == nil, let point = name.lastIndex(of: "."), point > name.startIndex else {
      return name
    }
    let stem = String(name[..<point])
    let isImage = AssetStore.imageExtensions.contains(name[point...].dropFirst().lowercased())
    return isImage && assets[stem] != nil ? stem : name
  }
  private static let imageExtensions: Set<String> = ["png", "jpg", "jpeg", "heic", "pdf", "svg"]

  /// Reads the header of an image.
  ///
  /// - Throws: `ArchiveError` if it can't be read.
  func reading(_ id: BitmapID) throws(ArchiveError) -> ImageCache.Reading {
    if let scale = id.scale {
      let whole = try reading(BitmapID(asset: id.asset, variant: id.variant))
      guard case .vector(let vector) = whole else { return whole }
      let size = pixels(of: vector, scale: Size(width: scale, height: scale))
      return .fixed(vector, width: size.width, height: size.height)
    }
    return try cache.reading(of: id) { () throws(ArchiveError) in
      let representations = assets[id.asset]?.representations ?? []
      guard representations.indices.contains(id.variant) else {
        throw ArchiveError(
          .asset(name: id.asset, "not in the archive"), path: AssetStore.path(id.asset))
      }
      let bytes = try bytes(id.asset, representations[id.variant])
      switch try named(id, { () throws(ImageError) in try decoder.header(of: bytes) }) {
      case .bitmap(let width, let height): return .file(bytes, width: width, height: height)
      case .vector(let vector): return .vector(vector)
      }
    }
  }

  /// What a vector image refers to and does not have.
  func lostReferences(in id: BitmapID) -> [String] {
    let whole = try? reading(BitmapID(asset: id.asset, variant: id.variant))
    guard case .vector(let vector)? = whole else { return [] }
    return vector.lostReferences
  }

  /// Decodes an image, or draws a vector image in a small size, so that errors are detected before
  /// painting.
  ///
  /// - Throws: `ArchiveError` if it is damaged.
  func check(_ id: BitmapID, _ images: DecodedImages) throws(ArchiveError) {
    if try bitmap(id, images) != nil { return }
    guard case .vector(let vector) = try reading(id) else { return }
    let factor = min(1, AssetStore.trialSide / max(vector.size.width, vector.size.height))
    _ = try raster(vector, id, pixels(of: vector, scale: Size(width: factor, height: factor)))
  }

  /// Returns the pixels of an image with a fixed size; `nil` for a vector image, which is drawn for
  /// each size.
  ///
  /// - Parameter images: the cache of decoded images for other archives.
  /// - Throws: `ArchiveError` if it is damaged.
  func bitmap(_ id: BitmapID, _ images: DecodedImages) throws(ArchiveError) -> Bitmap? {
    switch try reading(id) {
    case .file(let bytes, let width, let height):
      return try cache.bitmap(.init(id: id, width: width, height: height)) {
        () throws(ArchiveError) in
        try named(id) { () throws(ImageError) in
          try images.bitmap(of: bytes) { () throws(ImageError) in try decoder.decode(bytes) }
        }
      }
    case .fixed(let vector, let width, let height):
      return try raster(vector, id, (width, height))
    case .vector: return nil
    }
  }

  /// Returns the pixels for a scale; vector images are drawn once for each size.
  ///
  /// - Throws: `ArchiveError` if the image can't be read, or can't be drawn in that size.
  func scaledBitmap(
    _ id: BitmapID, scale: Size, _ images: DecodedImages
  ) throws(ArchiveError) -> ScaledBitmap? {
    if let bitmap = try bitmap(id, images) {
      return ScaledBitmap(bitmap: bitmap, scale: Size(width: 1, height: 1))
    }
    guard case .vector(let vector) = try reading(id) else { return nil }
    let bitmap = try raster(vector, id, pixels(of: vector, scale: scale))
    return ScaledBitmap(
      bitmap: bitmap,
      scale: Size(
        width: Double(bitmap.width) / vector.size.width,
        height: Double(bitmap.height) / vector.size.height))
  }
}

extension AssetStore {
  /// The longest side in pixels when a vector image is drawn to detect errors.
  private static let trialSide = 512.0

  private var decoder: ImageDecoder { ImageDecoder(maximumPixels: limits.imagePixels) }

  /// The size in pixels for a scale; beyond the limit, a lower scale is used.
  private func pixels(of vector: VectorImage, scale: Size) -> (width: Int, height: Int) {
    let sides = 1.0...16_384.0
    let width = (vector.size.width * scale.width).rounded().clamped(to: sides)
    let height = (vector.size.height * scale.height).rounded().clamped(to: sides)
    let factor = min(1, (Double(limits.imagePixels) / (width * height)).squareRoot())
    return (max(1, Int(saturating: width * factor)), max(1, Int(saturating: height * factor)))
  }

  private func raster(
    _ vector: VectorImage, _ id: BitmapID, _ size: (width: Int, height: Int)
  ) throws(ArchiveError) -> Bitmap {
    try cache.bitmap(.init(id: id, width: size.width, height: size.height)) {
      () throws(ArchiveError) in
      try named(id) { () throws(ImageError) in
        try vector.bitmap(width: size.width, height: size.height, limit: limits.imagePixels)
      }
    }
  }

  /// Adds the name and path of an asset to errors.
  private func named<Value>(
    _ id: BitmapID, _ work: () throws(ImageError) -> Value
  ) throws(ArchiveError) -> Value {
    do throws(ImageError) {
      return try work()
    } catch {
      let path = AssetStore.path(id.asset)
      if case .tooManyPixels(let width, let height, let limit) = error {
        let (count, isTooMany) = width.multipliedReportingOverflow(by: height)
        throw ArchiveError(
          .limitExceeded(.imagePixels, found: isTooMany ? .max : count, allowed: limit), path: path)
      }
      throw ArchiveError(
        .asset(name: id.asset, error.description, hint: error.hint), path: path)
    }
  }
}
