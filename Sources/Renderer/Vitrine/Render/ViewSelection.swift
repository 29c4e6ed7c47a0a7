import VitrineArchive
import VitrineCoding
import VitrineDevices
import VitrineModel

/// Finds the requested view of an archive.
///
/// A missing placeholder or preview is created from the first entry, as WidgetKit redacts what a
/// provider returns.
struct ViewSelection {
  let archive: WidgetArchive
  /// The request, with every choice resolved.
  let request: ResolvedRequest

  /// Returns the view and its path in the archive.
  ///
  /// - Throws: `ArchiveError` if the archive has no such view.
  func view() throws(ArchiveError) -> (view: ViewNode, path: NodePath) {
    guard let family = request.request.family else { throw missingTarget }
    guard archive.hasTimeline else { throw notAWidget(family) }
    guard archive.supportedFamilies.isEmpty || archive.supportedFamilies.contains(family) else {
      let list = Suggestion.list(archive.supportedFamilies.map(\.rawValue))
      throw ArchiveError(
        .notInArchive(
          "family '\(family.rawValue)' is not supported by this widget", hint: "it has \(list)"),
        path: NodePath([.key("supportedFamilies")]))
    }
    let (views, path) = try views()
    guard let candidates = views[family] else {
      throw ArchiveError(
        .notInArchive(
          "there is no view for family '\(family.rawValue)'",
          hint: "add one, or a \"default\" for all families"), path: path)
    }
    let key = views.byFamily[family] == nil ? "default" : family.rawValue
    return try candidates.choice(
      for: request.conditions, at: path.appending(.key(key)))
  }

  private func notAWidget(_ family: WidgetFamily) -> ArchiveError {
    let names =
      archive.liveActivity?.presentations.map(\.rawValue)
      ?? archive.control?.presentations.map(\.rawValue)
      ?? ScreenPresentation.allCases.map(\.rawValue)
    let found =
      archive.screen != nil
      ? "a view of an app" : archive.control == nil ? "a Live Activity" : "a control"
    return ArchiveError(
      .notInArchive(
        "'\(family.rawValue)' is a family of widgets, and this is \(found)",
        hint: "it has " + Suggestion.list(names)))
  }

  private var missingTarget: ArchiveError {
    ArchiveError(
      .notInArchive(
        "'\(request.request.target.name)' is not a family of a widget",
        hint: "it has " + Suggestion.list(WidgetFamily.allCases.map(\.rawValue))))
  }

  private func views() throws(ArchiveError) -> (FamilyViews, NodePath) {
    switch request.conditions.state {
    case .placeholder:
      if let views = archive.placeholder?.views { return (views, path(.key("placeholder"))) }
      if archive.entries.isEmpty, let views = archive.preview?.views {
        return (views, path(.key("preview")))
      }
      return try entry(0)
    case .preview:
      if let views = archive.preview?.views { return (views, path(.key("preview"))) }
      return try entry(0)
    case .entry, .locked: return try entry(request.entry ?? 0)
    }
  }

  private func entry(_ index: Int) throws(ArchiveError) -> (FamilyViews, NodePath) {
    guard archive.entries.indices.contains(index) else {
      let count = archive.entries.count
      throw ArchiveError(
        .notInArchive(
          "there is no entry \(index)",
          hint: count == 0 ? "the archive has no entries" : "entries are numbered 0 to \(count - 1)"
        ),
        path: NodePath([.key("entries")]))
    }
    return (archive.entries[index].views, path(.key("entries"), .index(index)))
  }

  private func path(_ steps: NodePath.Step...) -> NodePath {
    NodePath(steps + [.key("views")])
  }
}

extension VariantView {
  /// Returns the best match and its path.
  ///
  /// - Parameter path: the path of the variants.
  /// - Throws: `ArchiveError` if none matches.
  func choice(
    for conditions: ViewConditions, at path: NodePath
  ) throws(ArchiveError) -> (view: ViewNode, path: NodePath) {
    guard let index = bestMatch(conditions) else {
      throw ArchiveError(
        .notInArchive(
          "no variant matches \(conditions.colorScheme.rawValue), \(conditions.state.rawValue), "
            + conditions.renderingMode.rawValue,
          hint: "add a variant without conditions"), path: path)
    }
    let place =
      isSingle ? path : path.appending(.key("variants"), .index(index), .key("view"))
    return (variants[index].view, place)
  }
}
