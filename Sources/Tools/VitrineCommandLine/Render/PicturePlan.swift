import Vitrine

/// The pictures to draw of each widget of a command line, and their files.
package struct PicturePlan: Sendable {
  package let axes: RequestAxes
  /// Additional places, for widgets that support them.
  package let places: RequestAxes?
  package let target: OutputTarget
  package let format: PictureFormat
  /// The kind to draw; `nil` is all.
  package let widget: String?
  /// Kinds whose private content is visible on a locked device, while that of others is hidden.
  package let sensitiveKinds: [String]
  package let nameTemplate: OutputPathTemplate
  package let decoder: ArchiveDecoder

  /// A picture: its request, and the archive that was made for it.
  typealias Picture = (request: ResolvedRequest, document: WidgetDocument)

  /// Returns the pictures of a widget, or the errors that prevent them.
  func pictures(
    of document: WidgetDocument, _ archive: ArchiveArgument
  ) -> [Result<Picture, ArchiveError>] {
    resolved(axes(of: document), document, archive) + placed(document, archive)
  }

  private func resolved(
    _ axes: RequestAxes, _ document: WidgetDocument, _ archive: ArchiveArgument
  ) -> [Result<Picture, ArchiveError>] {
    document.combinations(axes).map { combination in
      Result { () throws(ArchiveError) in
        let own = try archive.document(for: combination.request, else: document)
        return (try own.resolve(combination), own)
      }
    }
  }

  /// Returns the name of a picture, without its archive and kind.
  package func name(of request: ResolvedRequest) -> OutputPathTemplate {
    switch target {
    case .folder: nameTemplate.resolved(for: request.surface, format)
    case .standard, .standardOutput, .file:
      OutputPathTemplate(fixed: "." + PictureName.file(for: request.surface, format))
    }
  }

  /// Returns the file of a picture; `nil` is standard output.
  package func file(_ name: OutputPathTemplate, of archive: ArchiveArgument, folder: String)
    -> String?
  {
    let stem = archive.stem ?? folder
    return switch target {
    case .standard: stem + name.path(archive: stem, kind: folder)
    case .standardOutput: nil
    case .file(let path): path
    case .folder(let path):
      (path == "/" ? "" : path) + "/" + name.path(archive: stem, kind: folder)
    }
  }

  /// Returns the requests for the places that offer the widget.
  private func placed(
    _ document: WidgetDocument, _ archive: ArchiveArgument
  ) -> [Result<Picture, ArchiveError>] {
    guard let places, places.target?.allSatisfy(document.targets.contains) == true else {
      return []
    }
    return resolved(places, document, archive).filter {
      if case .success = $0 { true } else { false }
    }
  }

  /// Returns the axes of a widget, for which the user chooses whether a locked device shows private
  /// content.
  private func axes(of document: WidgetDocument) -> RequestAxes {
    guard !sensitiveKinds.isEmpty else { return axes }
    var own = axes
    own.showsSensitiveContent = [sensitiveKinds.contains(document.archive.kind)]
    return own
  }
}
