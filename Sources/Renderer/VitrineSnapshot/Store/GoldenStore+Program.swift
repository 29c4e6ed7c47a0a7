import Vitrine

/// Archives that a widgets' program has just written, which are compared but not kept.
package struct ProgramArchives: Sendable {
  /// An archive of the program.
  package struct Archive: Sendable {
    /// The name of the file.
    let file: String
    /// The location of the widget's declaration.
    let declaration: GoldenResult.Place?

    package init(file: String, declaration: GoldenResult.Place?) {
      (self.file, self.declaration) = (file, declaration)
    }
  }

  /// The name of the program and its folder of goldens.
  let name: RelativePath
  /// The folder of the archives.
  let folder: FolderLocation
  /// The archives, in the order of the widgets.
  let all: [Archive]
  /// The kinds of widgets that could not be archived completely.
  let incomplete: [String]

  /// - Throws: `FileError.path` for an invalid folder name.
  package init(
    of program: String, in folder: String, _ all: [Archive], incomplete: [String]
  ) throws(FileError) {
    name = try RelativePath(FileName.safe(program))
    self.folder = FolderLocation(given: folder)
    (self.all, self.incomplete) = (all, incomplete)
  }
}

extension GoldenStore {
  /// Returns the matrix in a program's folder of goldens; the default one if the folder does not
  /// exist yet.
  ///
  /// - Throws: `ArchiveError` for a matrix that cannot be read.
  package func matrix(ofProgram name: String) throws(ArchiveError) -> GoldenMatrix {
    let folder = location.appending(try path(FileName.safe(name), in: location))
    return try MatrixReader.readOrStart(folder).matrix
  }

  /// Returns the pictures that should exist for a program's widgets: those that the matrix lists,
  /// limited to each widget's targets; without lists, all of its families or presentations, light
  /// and dark.
  ///
  /// - Throws: `ArchiveError`, as ``cases()`` does.
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
      cases += matrix.requests(for: name, of: document).map {
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

  /// Returns pictures and frames in the program's folder that belong to none of its cases, without
  /// those of widgets that could not be archived, whose cases are unknown.
  package func orphans(
    of program: ProgramArchives, among cases: [GoldenCase]
  ) -> [String] {
    let incomplete = program.incomplete.map { area(of: program).path(FileName.safe($0)) + "." }
    return orphans(among: cases, in: [area(of: program)]).filter { orphan in
      !incomplete.contains { orphan.hasPrefix($0) }
    }
  }

  /// Returns the case that represents all pictures of a widget that could not be archived.
  package func brokenCase(
    of program: ProgramArchives, kind: String, family: WidgetFamily?,
    declaration: GoldenResult.Place?
  ) throws(ArchiveError) -> GoldenCase {
    let name = FileName.safe(kind)
    // Its name is that of a picture, whose values are those of the matrix.
    var request = try matrix(ofProgram: program.name.description).axes.requests.requests.first
    request?.target = .family(family ?? .systemSmall)
    return GoldenCase(
      folder: location, name: area(of: program).path(name),
      location: .below(program.folder, try path(name + ".json", in: program.folder)),
      request: request ?? RenderRequest(family: family ?? .systemSmall), declaration: declaration)
  }

  private func area(of program: ProgramArchives) -> Area {
    Area(location: location.appending(program.name), name: program.name)
  }
}
