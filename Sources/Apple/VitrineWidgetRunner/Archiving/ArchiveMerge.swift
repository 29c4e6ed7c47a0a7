internal import VitrineArchive
internal import VitrineModel
import WidgetKit

/// Merges the archives of one widget in several families.
enum ArchiveMerge {
  /// Returns the merged archive; `nil` without archives.
  static func merge(_ parts: [WidgetArchive]) -> WidgetArchive? {
    guard var result = parts.first else { return nil }
    guard parts.count > 1 else { return result }
    for part in parts.dropFirst() {
      result.placeholder = merge(result.placeholder, part.placeholder)
      result.preview = merge(result.preview, part.preview)
      if let other = part.evaluatedFor {
        result.evaluatedFor = result.evaluatedFor ?? EvaluatedSurface()
        result.evaluatedFor?.add(other)
      }
      result.archived = result.archived ?? part.archived
    }
    result.entries = entries(parts)
    result.fillMissingStates()
    // Families of the Lock Screen have no margins, and say nothing about those of others.
    if let system = parts.first(where: hasSystemFamily) {
      result.contentMarginsDisabled = system.contentMarginsDisabled
    }
    return result
  }

  private static func hasSystemFamily(_ part: WidgetArchive) -> Bool {
    let views = [part.placeholder?.views, part.preview?.views] + part.entries.map(\.views)
    return views.contains { $0?.byFamily.keys.contains(where: \.isSystem) == true }
  }

  private static func merge(_ first: EntryViews?, _ second: EntryViews?) -> EntryViews? {
    guard var result = first, let second else { return first ?? second }
    result.views.byFamily.merge(second.views.byFamily) { _, new in new }
    return result
  }

  /// Merges the entries of all families by date; a family without an entry at a date shows its
  /// previous one.
  private static func entries(_ parts: [WidgetArchive]) -> [Entry] {
    let dates = Set(parts.flatMap { $0.entries.map(\.date) }).sorted()
    return dates.map { date in
      var merged = Entry()
      merged.date = date
      for part in parts {
        let current = part.entries.last { $0.date <= date } ?? part.entries.first
        guard let current else { continue }
        merged.views.byFamily.merge(current.views.byFamily) { _, new in new }
        if current.date == date { merged.relevance = merged.relevance ?? current.relevance }
      }
      return merged
    }
  }
}

extension WidgetArchive {
  /// Gives each family with entries a snapshot and a placeholder, if others have one: its provider
  /// may have answered for some families only.
  fileprivate mutating func fillMissingStates() {
    guard let first = entries.first else { return }
    preview?.views.byFamily.merge(first.views.byFamily) { old, _ in old }
    placeholder?.views.byFamily.merge(first.views.byFamily) { old, _ in old }
  }

  /// Whether the views of all states are empty.
  var isEmpty: Bool {
    let views = [preview?.views, placeholder?.views] + entries.map(\.views)
    let variants = views.compactMap { $0 }.flatMap(\.byFamily.values).flatMap(\.variants)
    return !variants.isEmpty && variants.allSatisfy { $0.view.isEmpty }
  }
}

extension ViewNode {
  fileprivate var isEmpty: Bool {
    if case .emptyView = content { modifiers.isEmpty } else { false }
  }
}
