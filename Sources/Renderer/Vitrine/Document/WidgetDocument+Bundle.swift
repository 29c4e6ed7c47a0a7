import VitrineArchive
import VitrineCoding
import VitrinePayloads

extension WidgetDocument {
  /// Reads the widgets of a file: the only one, or the members of a bundle in order.
  ///
  /// - Throws: `ArchiveError` with file, path and hint if they are known.
  public static func all(
    contentsOf file: String, decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) -> [WidgetDocument] {
    try all(contentsOf: .given(file), decoder: decoder)
  }

  /// Reads the widgets of a file: the only one, or the members of a bundle in order.
  ///
  /// - Throws: `ArchiveError` with file, path and hint if they are known.
  package static func all(
    contentsOf location: ArchiveLocation, decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) -> [WidgetDocument] {
    try all(
      bytes: try location.bytes(limit: decoder.limits.archiveBytes), file: location.path,
      in: location.folder, decoder: decoder)
  }

  /// Reads the widgets of a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - file: the name of the file in errors.
  ///   - folder: the folder of assets and members; `nil` if all of them are in the file itself.
  ///   - decoder: the decoder for archives.
  /// - Throws: `ArchiveError` with file, path and hint if they are known.
  public static func all(
    bytes: [UInt8], file: String, folder: String?, decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) -> [WidgetDocument] {
    try all(
      bytes: bytes, file: file, in: folder.map { FolderLocation(given: $0) }, decoder: decoder)
  }

  private static func all(
    bytes: [UInt8], file: String, in folder: FolderLocation?, decoder: ArchiveDecoder
  ) throws(ArchiveError) -> [WidgetDocument] {
    let bytes = try PayloadText.bytes(bytes, limits: decoder.limits, file: file)
    let (found, warnings) = try decoder.decodePayload(bytes, file: file, folder: folder)
    let origin = ArchiveOrigin(file: file, text: SourceText(bytes))
    switch found {
    case .archive(let archive):
      return [
        try WidgetDocument(archive, warnings, origin, folder: folder, limits: decoder.limits)
      ]
    case .bundle(let bundle):
      return try BundleReader(bundle, warnings, origin, folder: folder, decoder).documents()
    }
  }

  /// Returns the widget of a kind; without a kind, the only widget.
  ///
  /// - Parameter choice: how to choose one of several, for the hint.
  /// - Throws: `ArchiveError` if there is no widget of the kind, or several widgets without a kind.
  package static func one(
    of documents: [WidgetDocument], kind: String?, file: String, choice: String = ""
  ) throws(ArchiveError) -> WidgetDocument {
    let chosen = documents.filter { kind == nil || $0.archive.kind == kind }
    if chosen.count == 1, let first = chosen.first { return first }
    if let kind, !chosen.isEmpty {
      throw ArchiveError(
        .notInArchive(
          "\(chosen.count) members of the bundle have the kind '\(kind)'",
          hint: "'vitrine list' shows them; give them different kinds"), file: file)
    }
    let kinds = documents.map(\.archive.kind)
    let list = "it has " + Suggestion.list(kinds)
    guard let kind else {
      throw ArchiveError(
        .notInArchive(
          "this is a bundle of \(documents.count.counted("widget"))", hint: choice + list),
        file: file)
    }
    throw ArchiveError(
      .notInArchive(
        "there is no widget '\(kind)'", hint: Suggestion.hint(for: kind, among: kinds) ?? list),
      file: file)
  }
}

/// Creates documents from a bundle's members.
private struct BundleReader {
  private let bundle: WidgetBundleArchive
  private let warnings: [Diagnostic]
  private let origin: ArchiveOrigin
  private let folder: FolderLocation?
  private let decoder: ArchiveDecoder
  private let assets: AssetStore

  init(
    _ bundle: WidgetBundleArchive, _ warnings: [Diagnostic], _ origin: ArchiveOrigin,
    folder: FolderLocation?, _ decoder: ArchiveDecoder
  ) throws(ArchiveError) {
    (self.bundle, self.origin) = (bundle, origin)
    (self.folder, self.decoder) = (folder, decoder)
    do throws(ArchiveError) {
      assets = try AssetStore(
        bundle.resources.assets, bundle.resources.colors, catalogs: bundle.resources.assetCatalogs,
        folder: folder,
        limits: decoder.limits)
    } catch {
      throw origin.completed(error)
    }
    self.warnings = warnings + assets.faults
  }

  /// Returns the members in order.
  ///
  /// - Throws: `ArchiveError` for a member that can't be read or is a bundle itself.
  func documents() throws(ArchiveError) -> [WidgetDocument] {
    var documents: [WidgetDocument] = []
    for (index, member) in bundle.bundle.enumerated() {
      let place = NodePath([.key("bundle"), .index(index)])
      var document: WidgetDocument
      switch member {
      case .archive(let archive):
        document = try WidgetDocument(
          archive, own(place, isFirst: index == 0),
          ArchiveOrigin(file: origin.file, place: place, text: origin.text), folder: folder,
          bundle: (bundle, assets), limits: decoder.limits)
      case .file(let name): document = try read(name, at: place)
      }
      if documents.contains(where: { $0.archive.isSame(as: document.archive) }) {
        let message = "another member of the bundle has the kind '\(document.archive.kind)' too"
        document.warnings.append(Diagnostic(.ineffective(message), path: place))
      }
      documents.append(document)
    }
    return documents
  }

  /// The warnings about a member; those about the bundle itself are reported with its first one.
  private func own(_ place: NodePath, isFirst: Bool) -> [Diagnostic] {
    warnings.filter { warning in
      warning.path.steps.starts(with: place.steps)
        || isFirst && warning.path.steps.first != place.steps.first
    }
  }

  private func read(_ name: String, at place: NodePath) throws(ArchiveError) -> WidgetDocument {
    let (path, bytes): (RelativePath, [UInt8])
    guard let folder else { throw unreadable(name, "the archive has no folder", at: place) }
    do throws(FileError) {
      path = try RelativePath(name)
      assets.note(path)
      bytes = try folder.open().read(path, limit: decoder.limits.archiveBytes)
    } catch {
      throw unreadable(name, AssetFolder.rule(error), at: place)
    }
    let member = folder.path(of: path)
    let (found, warnings) = try decoder.decodePayload(bytes, file: member, folder: folder)
    guard case .archive(let archive) = found else {
      throw origin.completed(
        ArchiveError(
          .invalidValue(
            "'\(name)' is a bundle; members are widgets, Live Activities and controls"),
          path: place))
    }
    return try WidgetDocument(
      archive, warnings, ArchiveOrigin(file: member, text: SourceText(bytes)),
      folder: folder.parent(of: path), bundle: (bundle, assets),
      limits: decoder.limits)
  }

  private func unreadable(_ name: String, _ detail: String, at place: NodePath) -> ArchiveError {
    origin.completed(
      ArchiveError(.invalidValue("cannot read '\(name)': \(detail)"), path: place))
  }
}

extension ArchiveError {
  /// The error and the others with their file, unless they have one.
  package func inFile(_ file: String) -> ArchiveError {
    var error = self
    error.file = error.file ?? file
    error.others = others.map { $0.inFile(file) }
    return error
  }

  /// The error of the part of a file at `place`.
  func inside(_ place: NodePath) -> ArchiveError {
    guard !place.steps.isEmpty, let path else { return self }
    var error = self
    error.path = NodePath(place.steps + path.steps)
    return error
  }
}

extension WidgetArchive {
  /// Whether both archives have the same kind and configuration.
  fileprivate func isSame(as other: WidgetArchive) -> Bool {
    kind == other.kind && configuration == other.configuration
  }

  /// The archive with the strings of its bundle; its own take precedence.
  func completed(by bundle: WidgetBundleArchive) -> WidgetArchive {
    var archive = self
    if self.resources.strings.isEmpty {
      archive.resources.developmentLanguage = bundle.resources.developmentLanguage
    }
    archive.resources.strings = self.resources.strings.merging(bundle.resources.strings) {
      own, shared in
      own.merging(shared) { own, shared in own.merging(shared) { own, _ in own } }
    }
    return archive
  }
}
