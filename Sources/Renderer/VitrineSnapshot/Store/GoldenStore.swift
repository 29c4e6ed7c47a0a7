import Vitrine

/// A folder of archives, with their pictures and frames next to them.
///
/// The folder is the list of tests: every JSON file in it or in one of its folders is an archive,
/// except the matrix. Symbolic links below the folder are not followed.
public struct GoldenStore: Sendable {
  /// The location of the folder.
  package let location: FolderLocation

  /// The path of the folder.
  public var root: String { location.path }

  /// Creates a store for the folder at `root`.
  public init(root: String) { self.init(FolderLocation(given: root)) }

  package init(_ location: FolderLocation) { self.location = location }

  /// Returns all pictures that should exist, in alphabetical order of their archives, or in the
  /// order of a bundle.
  ///
  /// - Throws: `ArchiveError` for a matrix that cannot be read or names a missing archive, and for
  ///   two pictures with the same name.
  public func cases() throws(ArchiveError) -> [GoldenCase] {
    var cases: [GoldenCase] = []
    for area in try areas() where holdsArchives(area) {
      var (matrix, isNew) = try MatrixReader.readOrStart(area.location)
      let folder = try archives(of: area, matrix)
      let names = try archives(in: folder)
      if isNew { matrix.cases = try otherTargets(of: names, in: folder) }
      try check(matrix, of: area, archives: names)
      try checkExclusions(matrix, of: area, archives: names)
      for name in try BundleOrder(folder, matrix).of(names) {
        cases += try self.cases(of: name, in: folder, area, matrix).map {
          isNew ? $0.starting(matrix, in: area.location) : $0
        }
      }
    }
    try checkNames(of: cases)
    return cases
  }

  /// Returns the targets of the archives that have no small widget, which a matrix without families
  /// draws, by name.
  private func otherTargets(
    of names: [String], in folder: FolderLocation
  ) throws(ArchiveError) -> [String: GoldenAxes] {
    var all: [String: GoldenAxes] = [:]
    for name in names {
      let file = ArchiveLocation.below(folder, try path(name + ".json", in: folder))
      // What is wrong with an archive is said when it is drawn.
      guard let documents = try? WidgetDocument.all(contentsOf: file), documents.count == 1,
        let targets = documents.first?.targets, !targets.isEmpty,
        !targets.contains(.family(.systemSmall))
      else { continue }
      all[name, default: GoldenAxes()].requests.target = targets
    }
    return all
  }

  private func cases(
    of name: String, in folder: FolderLocation, _ area: Area, _ matrix: GoldenMatrix
  ) throws(ArchiveError) -> [GoldenCase] {
    let file = try path(name + ".json", in: folder)
    let tolerance = matrix.tolerance(for: name)
    return matrix.widgets(of: name).flatMap { widget in
      matrix.requests(for: name).map {
        GoldenCase(
          folder: location, name: area.path(name), location: .below(folder, file),
          widget: widget, request: $0, faces: matrix.faces, tolerance: tolerance)
      }
    }
  }

  /// Returns the pictures and frames in areas of archives that belong to none of the cases.
  ///
  /// Those in an area without archives belong to the widgets of a package or a project, which only
  /// their program knows.
  ///
  /// - Parameter cases: all cases of the store, never a selection of them.
  public func orphans(among cases: [GoldenCase]) -> [String] {
    orphans(among: cases, in: ((try? areas()) ?? []).filter(holdsArchives))
  }

  /// Returns the pictures and frames in some areas that belong to none of the cases.
  func orphans(among cases: [GoldenCase], in areas: [Area]) -> [String] {
    let known = Set(cases.flatMap { [$0.picture, $0.frames] })
    return areas.flatMap { area in goldens(in: area).map { area.path($0) } }
      .filter { !known.contains("\(root)/\($0)") }
  }

  /// Returns the names of the pictures and frames in an area.
  func goldens(in area: Area) -> [String] {
    ((try? area.location.open().names()) ?? []).filter { name in
      name.contains("@") && GoldenFiles.suffixes.contains { name.hasSuffix($0) }
    }
  }

  /// A folder with a matrix: the store itself, or a folder in it.
  struct Area {
    let location: FolderLocation
    /// The name in the store; `nil` is the store itself.
    let name: RelativePath?

    /// Returns the path of a file in it, relative to the store.
    func path(_ file: String) -> String { name.map { "\($0)/\(file)" } ?? file }
  }

  func areas() throws(ArchiveError) -> [Area] {
    var areas = [Area(location: location, name: nil)]
    for (name, entry) in try entries(of: location) where entry == .folder {
      areas.append(Area(location: location.appending(name), name: name))
    }
    return areas
  }

  /// Returns the items in a folder, without hidden files.
  ///
  /// - Throws: `ArchiveError` for a symbolic link and for an invalid name.
  private func entries(
    of folder: FolderLocation
  ) throws(ArchiveError) -> [(RelativePath, OpenFolder.Entry)] {
    var entries: [(RelativePath, OpenFolder.Entry)] = []
    var file = folder.path
    do throws(FileError) {
      let open = try folder.open()
      for name in try open.names() where !name.hasPrefix(".") {
        file = "\(folder.path)/\(name)"
        let path = try RelativePath(name)
        guard let entry = try open.entry(at: path) else { continue }
        guard entry != .link else { throw .link(name) }
        entries.append((path, entry))
      }
    } catch {
      throw ArchiveError(.notInArchive(error.text, hint: error.hint), file: file)
    }
    return entries
  }

  /// Returns the location of an area's archives: in the area, or where its matrix specifies, within
  /// the project.
  private func archives(
    of area: Area, _ matrix: GoldenMatrix
  ) throws(ArchiveError) -> FolderLocation {
    guard let archives = matrix.archives else { return area.location }
    do throws(FileError) {
      let location = try ProjectPath.location(of: archives, from: area.location)
      _ = try location.open()
      return location
    } catch {
      throw ArchiveError(
        .notInArchive(
          "'archives' \(error.text)",
          hint: "name a folder of this project, relative to the matrix"),
        path: NodePath([.key("archives")]), file: area.location.path(of: ArchiveFolder.matrix))
    }
  }

  func check(
    _ matrix: GoldenMatrix, of area: Area, archives: [String]
  ) throws(ArchiveError) {
    for name in matrix.cases.keys.sorted() where !archives.contains(name) {
      throw ArchiveError(
        .notInArchive(
          "there is no archive '\(name).json'",
          hint: Suggestion.hint(for: name, among: archives)),
        path: NodePath([.key("cases"), .key(name)]),
        file: area.location.path(of: ArchiveFolder.matrix))
    }
  }

  /// Checks that each exclusion leaves out a picture.
  private func checkExclusions(
    _ matrix: GoldenMatrix, of area: Area, archives: [String]
  ) throws(ArchiveError) {
    var all = matrix
    (all.axes.exclude, all.axes.include) = (nil, nil)
    all.cases = matrix.cases.mapValues { axes in
      var axes = axes
      (axes.exclude, axes.include) = (nil, nil)
      return axes
    }
    let shared = archives.filter { matrix.cases[$0]?.exclude == nil }
    let lists: [(NodePath, [RequestAxes]?, [String])] =
      [(NodePath([.key("exclude")]), matrix.axes.exclude, shared)]
      + matrix.cases.sorted { $0.key < $1.key }.map {
        (NodePath([.key("cases"), .key($0), .key("exclude")]), $1.exclude, [$0])
      }
    for (path, exclusions, names) in lists where !names.isEmpty {
      let requests = names.flatMap(all.requests(for:))
      for exclusion in exclusions ?? [] where !requests.contains(where: exclusion.admit) {
        throw ArchiveError(
          .notInArchive(
            "an exclusion matches no picture", hint: "remove it, or name values of the lists"),
          path: path, file: area.location.path(of: ArchiveFolder.matrix))
      }
    }
  }

  /// Checks that names are valid file names, and unique even on case-insensitive file systems.
  func checkNames(of cases: [GoldenCase]) throws(ArchiveError) {
    var known: [String: GoldenCase] = [:]
    for golden in cases {
      // The longest name of the picture's files.
      let name = golden.description + PendingStore.Part.difference.suffix
      do throws(FileError) {
        _ = try RelativePath(canonical: name)
      } catch {
        throw ArchiveError(
          .notInArchive("the name of a picture: \(error.text)", hint: error.hint),
          file: golden.archive)
      }
      guard let other = known.updateValue(golden, forKey: golden.description.lowercased()) else {
        continue
      }
      // Equal strings may be spelled otherwise, with composed characters.
      let isSame = Array(other.archive.utf8) == Array(golden.archive.utf8)
      throw ArchiveError(
        isSame
          ? .notInArchive(
            "two pictures have the name '\(golden)'", hint: "use each value of the matrix once")
          : .notInArchive(
            "its pictures have the names of those of '\(other.archive)' on file systems that "
              + "ignore case and composition", hint: "rename one of the archives"),
        file: golden.archive)
    }
  }

  /// Returns the archives in a folder, by name without extension.
  func archives(in folder: FolderLocation) throws(ArchiveError) -> [String] {
    try entries(of: folder).map(\.0.name)
      .filter { ArchiveFolder.isArchive($0) && !ArchiveFolder.isIndex($0, in: folder) }
      .map { String($0.dropLast(".json".count)) }
  }

  func path(
    _ name: String, in folder: FolderLocation
  ) throws(ArchiveError) -> RelativePath {
    do throws(FileError) {
      return try RelativePath(name)
    } catch {
      throw ArchiveError(.notInArchive(error.text, hint: error.hint), file: folder.path)
    }
  }
}
