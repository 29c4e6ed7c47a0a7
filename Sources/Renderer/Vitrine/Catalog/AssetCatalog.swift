import VitrineArchive
import VitrineCoding
import VitrineModel

/// The images, colours and symbols of a folder `Assets.xcassets` as Xcode writes it.
///
/// Source: Apple's Asset Catalog Format Reference. Sets of other kinds (app icons, data, stickers)
/// are ignored.
struct AssetCatalog {
  /// Images by name.
  private(set) var images: [String: Asset] = [:]
  /// Colours by name.
  private(set) var colors: [String: ColorAsset] = [:]
  /// Files of custom symbols by name.
  private(set) var symbols: [String: Asset] = [:]
  /// Sets that can't be read, with their errors; Xcode omits such a set from the catalogue too.
  private(set) var faults: [(set: String, error: ArchiveError)] = []

  /// The maximum depth of folders.
  private static let depth = 16
  /// The maximum number of sets and folders.
  private static let mostFolders = 10_000
  private static let suffixes = (image: ".imageset", color: ".colorset", symbol: ".symbolset")

  private let folder: AssetFolder
  private let place: NodePath
  private let name: String
  private var folders = 0

  /// Reads the catalogue at `path` in the archive's folder.
  ///
  /// - Parameter place: where the archive names it.
  /// - Throws: `ArchiveError` if the folder can't be read, or exceeds a limit.
  init(_ path: String, in folder: AssetFolder, at place: NodePath) throws(ArchiveError) {
    self.folder = folder
    self.place = place
    var path = path
    while path.hasSuffix("/") { path.removeLast() }
    name = path
    try read(path, prefix: "", depth: 0)
  }

  private mutating func read(_ path: String, prefix: String, depth: Int) throws(ArchiveError) {
    guard depth <= AssetCatalog.depth else { throw fault("'\(path)' is nested too deeply") }
    for entry in try entries(of: path) {
      folders += 1
      guard folders <= AssetCatalog.mostFolders else { throw fault("it holds too many folders") }
      let inner = path + "/" + entry
      if entry.contains(".") {
        readSet(entry, at: inner, prefix: prefix)
      } else {
        let hasSpace = try optionalContents(of: inner)?.properties.providesNamespace == true
        try read(inner, prefix: hasSpace ? prefix + entry + "/" : prefix, depth: depth + 1)
      }
    }
  }

  private mutating func readSet(_ entry: String, at path: String, prefix: String) {
    do throws(ArchiveError) {
      if let name = entry.before(AssetCatalog.suffixes.image) {
        images[prefix + name] = try contents(of: path).images(in: path).flatMap(withoutMissing)
      } else if let name = entry.before(AssetCatalog.suffixes.color) {
        colors[prefix + name] = try contents(of: path).colors
      } else if let name = entry.before(AssetCatalog.suffixes.symbol) {
        symbols[prefix + name] = try contents(of: path).symbols(in: path).flatMap(withoutMissing)
      }
    } catch {
      faults.append((prefix + entry, error))
    }
  }

  /// An image without files that its set names but doesn't contain, which Xcode ignores too.
  ///
  /// It is `nil` if no file exists.
  private func withoutMissing(_ image: Asset) -> Asset? {
    var image = image
    image.representations.removeAll { representation in
      representation.file.map { !folder.contains($0) } ?? false
    }
    return image.representations.isEmpty ? nil : image
  }

  /// The subfolders of a folder, by name.
  private func entries(of path: String) throws(ArchiveError) -> [String] {
    do throws(FileError) {
      return try folder.names(in: path).filter {
        $0 != CatalogContents.file && !$0.hasPrefix(".")
      }
    } catch {
      throw fault("cannot read '\(path)': \(AssetFolder.rule(error))")
    }
  }

  private func contents(of path: String) throws(ArchiveError) -> CatalogContents {
    let file = path + "/" + CatalogContents.file
    let bytes = try folder.bytes(of: file, for: name, at: place)
    return try ArchiveDecoder(isLenient: true)
      .decode(CatalogContents.self, CatalogContents.withoutTrailingCommas(bytes), file: file).0
  }

  private func optionalContents(of path: String) throws(ArchiveError) -> CatalogContents? {
    let file = path + "/" + CatalogContents.file
    return folder.contains(file) ? try contents(of: path) : nil
  }

  private func fault(_ detail: String) -> ArchiveError {
    ArchiveError(.asset(name: name, detail), path: place)
  }
}

extension String {
  /// The text without `suffix`; `nil` if it has another suffix.
  fileprivate func before(_ suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }
}
