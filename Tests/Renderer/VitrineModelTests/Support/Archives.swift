import VitrineArchive
import VitrineCoding
import VitrineModel

/// An archive with one entry whose default view is `view`, as JSON.
func archiveText(view: String, version: String = "1.0") -> String {
  """
  {"vitrine": "\(version)", "kind": "Tasks",
    "entries": [{"date": "2026-01-31T09:41:00Z", "views": {"default": \(view)}}]}
  """
}

/// Decodes an archive from its text.
func decode(
  _ text: String, limits: ArchiveLimits = .standard, isStrict: Bool = false,
  isLenient: Bool = false
) throws(ArchiveError) -> (archive: WidgetArchive, warnings: [Diagnostic]) {
  try ArchiveDecoder(limits: limits, isStrict: isStrict, isLenient: isLenient)
    .decode(Array(text.utf8), file: "Tasks.json")
}

/// Decodes a view in an archive, and returns the warnings about it.
func decodeView(
  _ view: String, limits: ArchiveLimits = .standard, isLenient: Bool = false
) throws -> (node: ViewNode?, warnings: [Diagnostic]) {
  let (archive, warnings) = try decode(
    archiveText(view: view), limits: limits, isLenient: isLenient)
  return (archive.entries.first?.views.fallback?.variants.first?.view, warnings)
}

/// The error of a faulty archive, without its line; the empty string for a valid one.
func complaint(about text: String, limits: ArchiveLimits = .standard, isStrict: Bool = false)
  -> String
{
  guard var error = problem(of: text, limits: limits, isStrict: isStrict) else { return "" }
  error.location = nil
  for index in error.others.indices { error.others[index].location = nil }
  return error.description
}

/// The error of an archive; `nil` for a valid one.
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

/// The first line of an error: the problem, without the hint.
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

/// The archive after encoding and decoding.
func roundTrip(_ archive: WidgetArchive) throws -> WidgetArchive {
  try ArchiveDecoder(isLenient: true).decode(ArchiveEncoder.encode(archive)).archive
}
