import SwiftUI
internal import VitrineArchive
internal import VitrineCoding
internal import VitrineDevices
import WidgetKit

/// Combines the results of the workers for the families of a widget, and writes the archives.
struct ArchiveAssembly {
  let folder: WorkFolder
  let units: [WorkUnit]
  let failures: [WorkerProcess.Failure]
  let output: URL
  let resources: ResourceFolder
  /// The bundle's file; `nil` if the archives do not belong to one.
  let bundle: BundleFile?
  /// Whether messages name options of the command line.
  var namesOptions = true

  /// Writes one archive for each widget, and the bundle that lists them in order.
  ///
  /// - Throws: `WidgetFault` when the folder cannot be written to.
  mutating func write() throws(WidgetFault) -> RunnerReport {
    var report = RunnerReport()
    report.warnings = resources.faults
    report.reached = ReachedPlaces.readSteps(folder.reachedBySteps).map { place, step in
      RunnerReport.Reached(
        kind: step.typeName, family: nil, state: step.code.isOfPreview ? .preview : .timeline,
        place: place)
    }
    var names = ArchiveNames()
    if let bundle { names.reserve(bundle.name) }
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      let catalogs = try copyCatalogs()
      for group in groups {
        let parts = group.compactMap { part($0, &report) }
        guard var archive = ArchiveMerge.merge(parts.map(\.archive)) else { continue }
        // A family that failed is reported once, and not again because it has no view.
        if parts.count < group.count {
          archive.supportedFamilies = parts.compactMap(\.family)
        }
        archive.resources.assetCatalogs = catalogs
        archive.resources.strings = resources.strings
        archive.resources.developmentLanguage = resources.developmentLanguage
        try add(images: parts.flatMap(\.images), to: &archive)
        let file = names.file(units[group[0]].name)
        try Data(ArchiveEncoder.encode(archive)).write(
          to: output.appendingPathComponent(file), options: .atomic)
        report.archives.append(
          RunnerReport.Archive(
            kind: archive.kind, file: output.appendingPathComponent(file).relativePath,
            families: parts.compactMap(\.family?.rawValue),
            place: units[group[0]].place, isPreview: units[group[0]].isPreview ? true : nil))
      }
      let files = report.archives.filter { $0.isPreview == nil }.map {
        ($0.file as NSString).lastPathComponent
      }
      report.bundle = try bundle?.write(files, in: output, &report)
    } catch {
      throw WidgetFault("archives cannot be written to '\(output.relativePath)': \(error)")
    }
    return report
  }

  /// The indices of units that belong to the same archive, in order.
  private var groups: [[Int]] {
    var order: [Int] = []
    var members: [Int: [Int]] = [:]
    for (index, unit) in units.enumerated() {
      if members[unit.archive] == nil { order.append(unit.archive) }
      members[unit.archive, default: []].append(index)
    }
    return order.compactMap { members[$0] }
  }

  private struct Part {
    let family: VitrineDevices.WidgetFamily?
    let archive: WidgetArchive
    let images: [String]
  }

  /// Returns the archive of a unit; if it has none, the reason is added to the report.
  private func part(_ index: Int, _ report: inout RunnerReport) -> Part? {
    let unit = units[index]
    report.reached += ReachedPlaces.read(folder.reached(index)).map {
      RunnerReport.Reached(
        kind: unit.kind, family: unit.family?.rawValue, state: $0.state, place: $0.place)
    }
    let notes = folder.read(WorkNotes.self, folder.notes(index)) ?? WorkNotes()
    report.replaced += notes.replaced.map {
      RunnerReport.Replaced(
        kind: unit.kind, family: unit.family?.rawValue, state: $0.state, by: $0.by,
        reason: $0.reason)
    }
    report.recorded.formUnion(notes.recorded)
    report.notDrawn.formUnion(notes.notDrawn)
    var warnings = notes.warnings
    let late = notes.recorded.filter { ["onAppear", "task"].contains($0) }.sorted()
    if !late.isEmpty {
      warnings.append(
        "the work in \(late.map { "'\($0)'" }.joined(separator: " and ")) is not "
          + "run, because WidgetKit does not wait for it: pictures show the initial state"
          + (namesOptions ? " ('--run-appear' runs it once)" : ""))
    }
    report.warnings += warnings.map { "\(unit.title): \(unit.placed($0))" }
    report.problems += warnings.map {
      RunnerReport.Problem(
        kind: unit.kind, message: $0, place: unit.place, isPreview: unit.isPreview ? true : nil)
    }
    if notes.hasNothing { return nil }
    let ends = failures.filter { $0.unit == index || $0.unit == nil }
    if let reason = notes.fault ?? ends.first(where: { !$0.isRetried })?.reason {
      report.faults.append(
        RunnerReport.Fault(
          kind: unit.kind, family: unit.family?.rawValue, reason: reason, hint: notes.hint,
          place: ends.first?.place ?? unit.place, isPreview: unit.isPreview ? true : nil,
          isConsequence: ends.contains(where: \.isConsequence) ? true : nil))
      return nil
    }
    let archive: WidgetArchive
    do throws(WidgetFault) {
      archive = try read(index)
    } catch {
      report.faults.append(
        RunnerReport.Fault(
          kind: unit.kind, family: unit.family?.rawValue, reason: error.description,
          hint: error.hint, place: unit.place, isPreview: unit.isPreview ? true : nil))
      return nil
    }
    if !unit.isPreview, archive.isEmpty {
      let message = "the widget has no view in this family, and its picture is empty"
      report.warnings.append("\(unit.title): \(unit.placed(message))")
    }
    return Part(family: unit.family, archive: archive, images: notes.images)
  }

  /// Reads the archive that the process of a unit has written.
  private func read(_ index: Int) throws(WidgetFault) -> WidgetArchive {
    guard let data = try? Data(contentsOf: folder.archive(index)) else {
      throw WidgetFault("no archive was written")
    }
    do throws(ArchiveError) {
      return try ArchiveDecoder().decode(Array(data)).archive
    } catch {
      throw WidgetFault("the archive cannot be read: \(error)", hint: error.hint)
    }
  }

  /// Copies catalogues next to the archives, which then need no other files; catalogues with equal
  /// names are kept separate.
  private func copyCatalogs() throws -> [String] {
    var taken: Set<String> = []
    return try resources.catalogs.map { catalog in
      let bundle = catalog.deletingLastPathComponent().lastPathComponent
      var name = "Assets/\(bundle)/\(catalog.lastPathComponent)"
      var count = 2
      while !taken.insert(name).inserted {
        name = "Assets/\(bundle)-\(count)/\(catalog.lastPathComponent)"
        count += 1
      }
      try replace(catalog, at: name)
      return name
    }
  }

  private func add(images: [String], to archive: inout WidgetArchive) throws {
    for (name, file) in resources.images.sorted(by: { $0.key < $1.key }) {
      let place = "Assets/Images/\(file.lastPathComponent)"
      try replace(file, at: place)
      archive.resources.assets[name] = Asset(file: place)
    }
    for file in resources.fonts {
      let place = "Assets/Fonts/\(file.lastPathComponent)"
      try replace(file, at: place)
      archive.resources.assets[file.lastPathComponent] = Asset(file: place)
    }
    for name in Set(images).sorted() {
      let place = "Assets/Images/\(name)"
      try replace(folder.images.appendingPathComponent(name), at: place)
      archive.resources.assets[name] = Asset(file: place)
    }
  }

  private func replace(_ source: URL, at path: String) throws {
    let target = output.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: target)
    try FileManager.default.copyItem(at: source, to: target)
  }
}

extension Asset {
  fileprivate init(file: String) {
    var representation = Representation()
    representation.file = file
    self.init(representations: [representation])
  }
}

extension WorkUnit {
  /// A message with the line of the widget's declaration, unless it begins with a line itself.
  fileprivate func placed(_ message: String) -> String {
    guard let place, message.firstMatch(of: /^\S+\.swift:\d+/) == nil else { return message }
    return "\(place.text): \(message)"
  }
}
