import Vitrine

/// The order of the archives in a golden folder.
///
/// A bundle of a widgets' program, `….bundle.json`, lists archives next to it. They come first, in
/// its order, and the bundle is not an archive itself, unless the matrix selects `widgets` of it.
struct BundleOrder {
  /// The suffix of such file names before `.json`.
  private static let suffix = ".bundle"

  private let folder: FolderLocation
  private let matrix: GoldenMatrix

  init(_ folder: FolderLocation, _ matrix: GoldenMatrix) {
    (self.folder, self.matrix) = (folder, matrix)
  }

  /// Returns the archives in order.
  ///
  /// - Parameter names: all archives of the folder without extension, in alphabetical order.
  /// - Throws: `ArchiveError` for a bundle that cannot be read.
  func of(_ names: [String]) throws(ArchiveError) -> [String] {
    var first: [String] = []
    var orders: Set<String> = []
    for name in names where name.hasSuffix(BundleOrder.suffix) && matrix.widgets(of: name) == [nil]
    {
      guard let members = try members(of: name) else { continue }
      orders.insert(name)
      first += members.filter { names.contains($0) && !first.contains($0) }
    }
    return first + names.filter { !orders.contains($0) && !first.contains($0) }
  }

  /// Returns the archives that a bundle lists; `nil` for a file that is not a bundle, or contains
  /// archives itself.
  private func members(of name: String) throws(ArchiveError) -> [String]? {
    let decoder = ArchiveDecoder(isLenient: true)
    let file = name + ".json"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try folder.open().read(RelativePath(file), limit: decoder.limits.archiveBytes)
    } catch {
      throw ArchiveError(error.reason, file: "\(folder.path)/\(file)")
    }
    let found = try decoder.decodeFile(bytes, file: "\(folder.path)/\(file)").0
    guard case .bundle(let bundle) = found else { return nil }
    var members: [String] = []
    for member in bundle.bundle {
      guard case .file(let path) = member, path.hasSuffix(".json") else { return nil }
      members.append(String(path.dropLast(".json".count)))
    }
    return members
  }
}
