import Vitrine

/// Archives that a program of widgets has just written: they are compared, and not kept.
package struct ProgramArchives: Sendable {
  /// An archive.
  package struct Archive: Sendable {
    /// Name of the file.
    let file: String
    /// Where the sources declare the widget.
    let declaration: GoldenResult.Place?

    package init(file: String, declaration: GoldenResult.Place?) {
      (self.file, self.declaration) = (file, declaration)
    }
  }

  /// The program's name, which is that of its folder of goldens.
  let name: RelativePath
  /// The folder of the archives.
  let folder: FolderLocation
  /// The archives, in the order of the widgets.
  let all: [Archive]
  /// Kinds of widgets that could not be archived for all that they are made for.
  let incomplete: [String]

  /// - Throws: `FileError.path` for a name that no folder can have.
  package init(
    of program: String, in folder: String, _ all: [Archive], incomplete: [String]
  ) throws(FileError) {
    name = try RelativePath(FileName.safe(program))
    self.folder = FolderLocation(given: folder)
    (self.all, self.incomplete) = (all, incomplete)
  }
}

extension GoldenStore {
  /// The matrix of a program, in the program's folder of goldens; the one to start with where
  /// nothing is kept yet.
  ///
  /// - Throws: `ArchiveError` for one that cannot be read.
  package func matrix(ofProgram name: String) throws(ArchiveError) -> GoldenMatrix {
    let folder = location.appending(try path(FileName.safe(name), in: location))
    return try MatrixReader.readOrStart(folder).matrix
  }

  /// The pictures that should exist for a program's widgets: those that the matrix specifies,
  /// limited to each widget's targets; without lists, all of its families or presentations, light
  /// and dark.
  ///
  /// - Throws: `ArchiveError` as ``cases()`` does.
  package func cases(of program: ProgramArchives) throws(ArchiveError) -> [GoldenCase] {
    let area = area(of: program)
    let (matrix, isNew) = try MatrixReader.readOrStart(area.location)
    let names = program.all.map { String($0.file.dropLast(".json".count)) }
    try check(matrix, of: area, archives: names + program.incomplete)
    var cases: [GoldenCase] = []
    for (archive, name) in zip(program.all, names) {
      let file = ArchiveLocation.below(
        program.folder, try path(archive.file, in: program.folder))
      let document = try WidgetDocument.one(
        of: WidgetDocument.all(contentsOf: file), kind: nil, file: file.path)
      cases += matrix.requests(for: name, of: document.targets).map {
        let golden = GoldenCase(
          folder: location, name: area.path(name), location: file, request: $0,
          faces: matrix.faces, tolerance: matrix.tolerance(for: name),
          declaration: archive.declaration)
        return isNew ? golden.starting(matrix, in: area.location) : golden
      }
    }
    try checkNames(of: cases)
    return cases
  }

  /// Pictures and frames in the program's folder that belong to none of its cases; those of widgets
  /// that could not be archived are left out, since nobody knows which they have.
  package func orphans(
    of program: ProgramArchives, among cases: [GoldenCase]
  ) -> [String] {
    let incomplete = program.incomplete.map { area(of: program).path(FileName.safe($0)) + "." }
    return orphans(among: cases, in: [area(of: program)]).filter { orphan in
      !incomplete.contains { orphan.hasPrefix($0) }
    }
  }

  /// The case of a widget that could not be archived, in place of all its pictures.
  package func brokenCase(
    of program: ProgramArchives, kind: String, family: WidgetFamily?,
    declaration: GoldenResult.Place?
  ) throws(ArchiveError) -> GoldenCase {
    let name = FileName.safe(kind)
    return GoldenCase(
      folder: location, name: area(of: program).path(name),
      location: .below(program.folder, try path(name + ".json", in: program.folder)),
      request: RenderRequest(family: family ?? .systemSmall), declaration: declaration)
  }

  private func area(of program: ProgramArchives) -> Area {
    Area(location: location.appending(program.name), name: program.name)
  }
}
