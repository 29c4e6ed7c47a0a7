import Synchronization
import VitrineCairo
import VitrineModel
import VitrineSymbols
import VitrineText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes an archive's images and opens its fonts, each once.
final class AssetStore: BitmapSource {
  private let assets: [String: Asset]
  private let folder: String?
  private let limits: ArchiveLimits
  private let bitmaps = Mutex<[BitmapID: Bitmap]>([:])
  private let vectors = Mutex<[BitmapID: VectorFile]>([:])
  /// The engine that has the archive's fonts, and the one that it was made from.
  let opened = Mutex<(base: FontTextEngine, fonts: RenderFonts)?>(nil)

  init(_ assets: [String: Asset], folder: String?, limits: ArchiveLimits) {
    self.assets = assets
    self.folder = folder
    self.limits = limits
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
            .asset(name: name, "it is no font with outlines"), path: path(name))
        }
        files.append(file)
      }
    }
    return files
  }

  /// The best representation of an asset, or `nil` when there is no such asset.
  func representation(
    _ name: String, colorScheme: ColorScheme, scale: Double
  ) -> (id: BitmapID, representation: Asset.Representation)? {
    guard let asset = assets[name],
      let index = asset.bestMatch(colorScheme: colorScheme, scale: scale)
    else { return nil }
    return (BitmapID(asset: name, variant: index), asset.representations[index])
  }

  /// The pixels of a bitmap that was loaded before.
  func bitmap(_ id: BitmapID) -> Bitmap? {
    guard id.origin == .asset else { return nil }
    return bitmaps.withLock { $0[id] }
  }

  /// The pixels of a representation.
  ///
  /// - Throws: `ArchiveError` when it cannot be read, is no image, is too large or lies outside of
  ///   the archive's folder.
  func load(
    _ id: BitmapID, _ representation: Asset.Representation
  ) throws(ArchiveError) -> Bitmap {
    if let bitmap = bitmap(id) { return bitmap }
    let bytes = try bytes(id.asset, representation)
    let bitmap: Bitmap
    do throws(ImageError) {
      bitmap = try ImageDecoder(maximumPixels: limits.imagePixels).decode(bytes)
    } catch {
      throw fault(id.asset, error)
    }
    bitmaps.withLock { $0[id] = bitmap }
    return bitmap
  }

  /// The drawing of a representation; `nil` when it is a bitmap.
  ///
  /// - Throws: `ArchiveError` when it cannot be read, is no SVG or too large.
  func vector(
    _ id: BitmapID, _ representation: Asset.Representation
  ) throws(ArchiveError) -> VectorFile? {
    guard representation.isVector else { return nil }
    if let vector = vectors.withLock({ $0[id] }) { return vector }
    let bytes = try bytes(id.asset, representation)
    let vector: VectorFile
    do throws(SVGFault) {
      vector = try VectorFile(bytes)
    } catch {
      throw ArchiveError(.asset(name: id.asset, error.description), path: path(id.asset))
    }
    vectors.withLock { $0[id] = vector }
    return vector
  }

  private func fault(_ name: String, _ error: ImageError) -> ArchiveError {
    if case .tooManyPixels(let width, let height, let limit) = error {
      return ArchiveError(
        .limitExceeded(.imagePixels, found: width * height, allowed: limit), path: path(name))
    }
    return ArchiveError(.asset(name: name, error.description), path: path(name))
  }

  private func path(_ name: String) -> NodePath { NodePath([.key("assets"), .key(name)]) }

  private func bytes(
    _ name: String, _ representation: Asset.Representation
  ) throws(ArchiveError) -> [UInt8] {
    if let text = representation.data {
      guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
        throw ArchiveError(.asset(name: name, "'data' is not Base64"), path: path(name))
      }
      return Array(data)
    }
    guard let file = representation.file else { return [] }
    do throws(FileReader.Failure) {
      return try FileReader.read(try location(of: file, name), limit: limits.assetBytes)
    } catch {
      throw ArchiveError(reason(error, name, file), path: path(name))
    }
  }

  private func reason(
    _ failure: FileReader.Failure, _ name: String, _ file: String
  ) -> ArchiveError.Reason {
    switch failure {
    case .system(let detail): .asset(name: name, "cannot read '\(file)': \(detail)")
    case .notAFile: .asset(name: name, "'\(file)' is not a regular file")
    case .tooLarge(let found, let allowed):
      .limitExceeded(.assetBytes, found: found, allowed: allowed)
    }
  }

  /// The real path of an asset's file, which must lie in the archive's folder.
  private func location(of file: String, _ name: String) throws(FileReader.Failure) -> String {
    let steps = file.split(separator: "/", omittingEmptySubsequences: false)
    guard let folder, let root = FileReader.resolved(folder) else {
      throw .system("the archive has no folder")
    }
    guard !file.hasPrefix("/"), !steps.contains(".."), !file.contains("\0") else {
      throw .system("an asset must lie in the archive's folder")
    }
    // A file that does not exist is left to the reader, which knows the system's reason.
    guard let path = FileReader.resolved(root + "/" + file) else { return root + "/" + file }
    guard path == root || path.hasPrefix(root == "/" ? root : root + "/") else {
      throw .system("a symbolic link leads out of the archive's folder")
    }
    return path
  }
}

extension Asset.Representation {
  /// Whether it is SVG: by its file's ending, or by Base64 that starts with a `<`.
  fileprivate var isVector: Bool {
    if let data { return data.hasPrefix("P") || data.hasPrefix("77u/P") }
    return file?.lowercased().hasSuffix(".svg") ?? false
  }
}
