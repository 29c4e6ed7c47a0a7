import VitrineCoding
import VitrineModel

/// An archive with one entry whose default view is `view`, a piece of JSON.
func archiveText(view: String, version: String = "1.0") -> String {
  """
  {"vitrine": "\(version)", "kind": "Tasks",
    "entries": [{"date": "2026-01-31T09:41:00Z", "views": {"default": \(view)}}]}
  """
}

/// Reads an archive from its text.
func decode(
  _ text: String, limits: ArchiveLimits = .standard, isStrict: Bool = false,
  isLenient: Bool = false
) throws(ArchiveError) -> (archive: WidgetArchive, warnings: [Diagnostic]) {
  try ArchiveDecoder(limits: limits, isStrict: isStrict, isLenient: isLenient)
    .decode(Array(text.utf8), file: "Tasks.json")
}

/// Reads a view through an archive that holds nothing else, and the warnings about it.
func decodeView(
  _ view: String, limits: ArchiveLimits = .standard, isLenient: Bool = false
) throws -> (node: ViewNode?, warnings: [Diagnostic]) {
  let (archive, warnings) = try decode(
    archiveText(view: view), limits: limits, isLenient: isLenient)
  return (archive.entries.first?.views.fallback?.variants.first?.view, warnings)
}

/// What a reader says about a faulty archive, but for lines; the empty string when it finds no fault.
func complaint(about text: String, limits: ArchiveLimits = .standard, isStrict: Bool = false)
  -> String
{
  guard var error = problem(of: text, limits: limits, isStrict: isStrict) else { return "" }
  error.location = nil
  for index in error.others.indices { error.others[index].location = nil }
  return error.description
}

/// What is wrong with an archive; `nil` when nothing is.
func problem(
  of text: String, limits: ArchiveLimits = .standard, isStrict: Bool = false
) -> ArchiveError? {
  do {
    _ = try ArchiveDecoder(limits: limits, isStrict: isStrict)
      .decodeFile(Array(text.utf8), file: "Tasks.json")
    return nil
  } catch {
    return error
  }
}

/// The first line of a complaint: what is wrong, without what to do about it.
func fault(in text: String, limits: ArchiveLimits = .standard) -> String {
  String(complaint(about: text, limits: limits).prefix { $0 != "\n" })
}

/// An archive with one view.
func archive(of node: ViewNode) -> WidgetArchive {
  var entry = Entry()
  entry.views.fallback = VariantView(node)
  var archive = WidgetArchive()
  archive.kind = "Tasks"
  archive.entries = [entry]
  return archive
}

/// The archive after it was written and read again.
func roundTrip(_ archive: WidgetArchive) throws -> WidgetArchive {
  try ArchiveDecoder(isLenient: true).decode(ArchiveEncoder.encode(archive)).archive
}
