import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of goldens into which pictures of an archive are recorded, with the matrix that lists
/// them.
struct GoldenArea {
  /// The folder of all goldens.
  let goldens: FolderLocation
  /// The name of the area in it; `nil` is the folder itself.
  let name: RelativePath?
  /// The existing matrix; the default one if there is none.
  let matrix: GoldenMatrix

  /// The folder of the area.
  var location: FolderLocation { name.map(goldens.appending) ?? goldens }

  /// Returns the name of an archive's goldens, relative to the root folder of goldens.
  func caseName(_ archive: RecordedArchive) -> String {
    name.map { "\($0)/\(archive.name)" } ?? archive.name
  }

  /// Returns the area for copies of archives that a program creates.
  ///
  /// - Throws: `ArchiveError` when its matrix cannot be used.
  static func ofCopies(
    in goldens: FolderLocation, named name: RelativePath
  ) throws(ArchiveError) -> GoldenArea {
    let location = goldens.appending(name)
    let matrix = try GoldenArea.matrix(of: location, archives: nil)
    return GoldenArea(goldens: goldens, name: name, matrix: matrix)
  }

  /// Returns the area of an archive that is not copied: the one that contains it, or else one whose
  /// matrix names its folder.
  ///
  /// - Parameter name: the name of the area, if none contains the archive.
  /// - Throws: `ArchiveError` when the archive is outside the project, or the matrix cannot be
  ///   used.
  static func ofArchive(
    _ file: String, in goldens: FolderLocation, named name: RelativePath
  ) throws(ArchiveError) -> GoldenArea {
    let folder = whole(FileWriter.folder(of: file))
    // Links are followed only in paths that the user gave.
    let root = whole(goldens.given) + (goldens.below.map { "/\($0)" } ?? "")
    let own = try? RelativePath(canonical: String(folder.dropFirst(root.count + 1)))
    if folder == root || folder.hasPrefix(root + "/") && own?.names.count == 1 {
      let area = folder == root ? nil : own
      let matrix = try MatrixReader.read(area.map(goldens.appending) ?? goldens)
      return GoldenArea(goldens: goldens, name: area, matrix: matrix)
    }
    let location = goldens.appending(name)
    let archives = ProjectPath.portable(folder, from: "\(root)/\(name)")
    do throws(FileError) {
      _ = try ProjectPath.location(of: archives, from: location)
    } catch {
      throw ArchiveError(
        .notInArchive(
          "the archive is outside the project",
          hint: "run this in the project's folder, or name a folder of it with --goldens"),
        file: file)
    }
    let matrix = try GoldenArea.matrix(of: location, archives: archives)
    return GoldenArea(goldens: goldens, name: name, matrix: matrix)
  }

  /// Returns the matrix of a folder; a new one lists no pictures.
  private static func matrix(
    of location: FolderLocation, archives: String?
  ) throws(ArchiveError) -> GoldenMatrix {
    let names = (try? location.open().names()) ?? []
    var matrix = try MatrixReader.read(location)
    if !names.contains(where: { $0.hasSuffix(".json") }) {
      matrix.axes.requests.families = []
      matrix.archives = archives
    }
    guard matrix.archives == archives else {
      throw ArchiveError(
        .notInArchive(
          "the folder contains pictures of \(matrix.archives.map { "'\($0)'" } ?? "its own archives")",
          hint: "name another folder with --goldens"),
        path: NodePath([.key("archives")]), file: location.path(of: ArchiveFolder.matrix))
    }
    return matrix
  }

  /// Returns the absolute path, even of a file that does not exist.
  private static func whole(_ path: String) -> String {
    if let found = FileReader.resolved(path) { return found }
    let folder = path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath
    let names = path.split(separator: "/").filter { $0 != "." }
    let parent = names.dropLast().joined(separator: "/")
    guard let last = names.last, !names.isEmpty else { return folder }
    let start = path.hasPrefix("/") ? "/" + parent : parent.isEmpty ? folder : folder + "/" + parent
    return whole(start) + "/" + last
  }

  // MARK: What it asks for

  /// Returns the matrix with an archive's pictures added.
  ///
  /// - Throws: `ArchiveError` when one of them has the name of another.
  func matrix(adding archive: RecordedArchive) throws(ArchiveError) -> GoldenMatrix {
    var matrix = matrix
    var known = matrix.requests(for: archive.name)
    let isAsked = matrix.widgets(of: archive.name).contains(archive.widget)
    for axes in archive.pictures where !axes.goldenRequests().allSatisfy(known.contains) {
      var own = matrix.cases[archive.name] ?? GoldenAxes()
      own.include = (own.include ?? matrix.axes.include ?? []) + [axes]
      matrix.cases[archive.name] = own
      known = matrix.requests(for: archive.name)
    }
    if !isAsked, let widget = archive.widget {
      var own = matrix.cases[archive.name] ?? GoldenAxes()
      own.widgets = (own.widgets ?? matrix.axes.widgets ?? []) + [widget]
      matrix.cases[archive.name] = own
    }
    let names = known.map { $0.name(scale: $0.scale ?? 1, axes: RequestAxis.all.filter(\.isList)) }
    guard Set(names).count == names.count else {
      throw ArchiveError(
        .notInArchive(
          "a golden with another time zone, date, colour or margin has the same name",
          hint: "remove it, or name another folder with --goldens"),
        file: location.path(of: ArchiveFolder.matrix))
    }
    return matrix
  }

  /// Returns the cases for requests of an archive in the area.
  func cases(
    of archive: RecordedArchive, at location: ArchiveLocation, _ requests: [RenderRequest],
    _ matrix: GoldenMatrix
  ) -> [GoldenCase] {
    requests.map { request in
      GoldenCase(
        folder: goldens, name: caseName(archive), location: location, widget: archive.widget,
        request: request, faces: matrix.faces, tolerance: matrix.tolerance(for: archive.name))
    }
  }
}
