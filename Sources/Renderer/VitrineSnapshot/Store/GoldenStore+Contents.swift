import Vitrine

/// What an area of a folder of goldens holds.
package struct GoldenAreaContents: Hashable, Sendable {
  /// The name of the area; `nil` for the folder itself.
  package let name: String?
  /// The names of its archives without extensions.
  package let archives: [String]
  /// Whether its pictures are drawn from archives, in the area or in the folder that its matrix
  /// names.
  package let isOfArchives: Bool
  /// Whether it has a matrix.
  package let hasMatrix: Bool
  /// The names of the pictures and frames in it.
  package let goldens: [String]

  package init(
    name: String?, archives: [String], isOfArchives: Bool, hasMatrix: Bool, goldens: [String]
  ) {
    (self.name, self.archives, self.isOfArchives) = (name, archives, isOfArchives)
    (self.hasMatrix, self.goldens) = (hasMatrix, goldens)
  }

  /// Whether it belongs to the widgets of a package or a project: it has goldens or a matrix, but
  /// no archives.
  package var isOfProgram: Bool { !isOfArchives && (!goldens.isEmpty || hasMatrix && name != nil) }

  /// The number of pictures.
  package var pictures: Int { goldens.count { $0.hasSuffix(PendingStore.Part.picture.suffix) } }

  /// Whether some goldens are named after none of the area's archives, as those of a program are.
  package var hasOtherGoldens: Bool {
    !archives.isEmpty
      && goldens.contains { golden in !archives.contains { golden.hasPrefix($0 + ".") } }
  }
}

extension GoldenStore {
  /// Returns what the areas of the folder hold, without those that hold nothing.
  ///
  /// - Throws: `ArchiveError` for a folder that cannot be read, or contains a symbolic link.
  package func contents() throws(ArchiveError) -> [GoldenAreaContents] {
    try areas().map { area in
      let names = (try? area.location.open().names()) ?? []
      return GoldenAreaContents(
        name: area.name?.description,
        archives: (try? archives(in: area.location)) ?? [], isOfArchives: holdsArchives(area),
        hasMatrix: names.contains(GoldenMatrix.fileName), goldens: goldens(in: area))
    }.filter { $0.isOfArchives || $0.isOfProgram }
  }

  /// Whether the pictures of an area are drawn from archives.
  ///
  /// A matrix that cannot be read counts as one of archives, so that it is reported.
  func holdsArchives(_ area: Area) -> Bool {
    if (try? archives(in: area.location))?.isEmpty != true { return true }
    do throws(ArchiveError) {
      return try MatrixReader.read(area.location).archives != nil
    } catch {
      return true
    }
  }

  /// Returns the paths of all archives below the folder.
  ///
  /// - Throws: `ArchiveError` for a folder that cannot be read, or contains a symbolic link.
  package func archivePaths() throws(ArchiveError) -> [String] {
    var paths: [String] = []
    for area in try areas() {
      paths += try archives(in: area.location).map { "\(area.location.path)/\($0).json" }
    }
    return paths
  }
}
