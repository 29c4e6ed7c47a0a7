import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PendingStore {
  /// The maximum number of files and folders to examine.
  static let mostEntries = 200_000
  /// The maximum depth of folders.
  private static let mostLevels = 8

  /// Returns the results of all pending pictures, in alphabetical order.
  ///
  /// - Throws: `Failure` for a result that cannot be read.
  public func results() throws(Failure) -> [GoldenResult] {
    var results: [GoldenResult] = []
    for path in try files() where path.description.hasSuffix(Part.result.suffix) {
      let name = String(path.description.dropLast(Part.result.suffix.count))
      do throws(GoldenPicture.Fault) {
        guard let bytes = try GoldenPicture.bytes(path.description, in: location) else { continue }
        results.append(try PendingStore.result(bytes, name: name))
      } catch {
        throw Failure(message: error.message, file: location.path(of: path), hint: error.hint)
      }
    }
    return results
  }

  /// Returns the paths of the files of pictures without a result, which are not pending: a command that
  /// was interrupted leaves them.
  ///
  /// - Throws: `Failure` for a folder that cannot be read.
  package func strays() throws(Failure) -> [String] {
    let files = try files().map(\.description)
    let known = Set(files)
    return files.filter { $0.contains("@") && !known.contains(PendingStore.result(of: $0)) }
      .map { "\(folder)/\($0)" }
  }

  /// Reads a result, which must have the name `name`.
  ///
  /// - Throws: `GoldenPicture.Fault` when it is not such a result.
  static func result(
    _ bytes: [UInt8], name: String
  ) throws(GoldenPicture.Fault) -> GoldenResult {
    let result = try? JSONDecoder().decode(GoldenResult.self, from: Data(bytes))
    guard let result, result.name == name else {
      throw GoldenPicture.Fault(
        message: "is not a result of 'vitrine verify'", hint: "remove it, or verify again")
    }
    do throws(ReportFault) {
      try result.check()
    } catch {
      throw GoldenPicture.Fault(message: error.message, hint: error.hint)
    }
    return result
  }

  /// Returns the result of the picture that a file belongs to; any other file itself.
  private static func result(of file: String) -> String {
    // The suffix of a picture is also the end of longer ones.
    Part.allCases.map(\.suffix).sorted { $0.count > $1.count }.first(where: file.hasSuffix)
      .map { file.dropLast($0.count) + Part.result.suffix } ?? file
  }

  private func files() throws(Failure) -> [RelativePath] {
    do throws(FileError) {
      var (paths, count) = ([RelativePath](), 0)
      try PendingStore.list(try location.open(), nil, level: 0, &count, into: &paths)
      return paths.sorted { $0.description < $1.description }
    } catch {
      if error.isMissing { return [] }
      throw Failure(error, "cannot be read", file: folder)
    }
  }

  private static func list(
    _ folder: borrowing OpenFolder, _ place: RelativePath?, level: Int, _ count: inout Int,
    into paths: inout [RelativePath]
  ) throws(FileError) {
    for name in try folder.names() {
      count += 1
      let path = try RelativePath((place.map { "\($0)/" } ?? "") + name)
      guard count <= mostEntries, level < mostLevels else {
        throw .path(.tooLong(path.description))
      }
      let entry = try folder.entry(at: RelativePath(name))
      switch entry {
      case .folder:
        try list(
          try folder.folder(RelativePath(name)), path, level: level + 1, &count, into: &paths)
      case .file: paths.append(path)
      case .link: throw .link(path.description)
      case .other, nil: continue
      }
    }
  }
}
