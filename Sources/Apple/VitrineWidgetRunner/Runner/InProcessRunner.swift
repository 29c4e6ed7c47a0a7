import CVitrineRuntime
import SwiftUI
internal import VitrineCoding
package import VitrineDevices
package import VitrineGeometry
import WidgetKit

/// Archives the widgets and views of a test, in the test's own process.
///
/// A program with widgets runs each worker in a separate process, so that a trap ends only the
/// worker. The objects of a test are in its memory, and a trap ends it anyway.
@MainActor
package enum InProcessRunner {
  /// A file that was written.
  package struct ArchivedFile: Sendable {
    /// The name of the widget or preview.
    package let name: String
    package let url: URL
  }

  /// The files of a run, and what its code did that its pictures do not show.
  package struct Archives: Sendable {
    package let files: [ArchivedFile]
    /// The warnings, as of a state that another one replaces, each in one line.
    package let warnings: [String]
  }

  /// The options that a test can set.
  package struct Options: Sendable {
    /// The families; if it is empty, all that a widget supports.
    package var families: [WidgetFamily] = []
    /// The value of `Date()` in widget code.
    package var date: Date
    package var locale: Locale
    package var timeZone: TimeZone
    /// The device that determines the sizes of views; `nil` for the default device of each family.
    package var device: Device?
    /// The version of the system that determines the sizes of views.
    package var design = DesignGeneration.standard
    /// The number of pixels per point; `nil` for that of the device.
    package var scale: Double?
    /// The margins around the content, in points; `nil` for those of the family.
    package var contentMargins: VitrineGeometry.EdgeInsets?
    /// The corner radius of widgets, in points; `nil` for that of the device.
    package var cornerRadius: Double?

    package init(families: [WidgetFamily], date: Date, locale: Locale, timeZone: TimeZone) {
      (self.families, self.date) = (families, date)
      (self.locale, self.timeZone) = (locale, timeZone)
    }
  }

  /// Writes an archive for each member of a widget into a folder.
  ///
  /// - Parameter entry: the entry that replaces those of the provider.
  /// - Throws: `WidgetFault` if something cannot be archived.
  package static func archive(
    _ widget: some Widget, showing entry: (any TimelineEntry)?, _ options: Options,
    into folder: URL
  ) async throws -> Archives {
    let members = try widget.members.map { member in
      guard let entry else { return member }
      guard case .timeline(let source) = member.source else { return member }
      guard let shown = source.entry(entry) else {
        throw WidgetFault("'\(member.kind)' has no entries of the type '\(type(of: entry))'")
      }
      var fixed = member
      fixed.source = .timeline(FixedSource(entry: shown))
      return fixed
    }
    return try await run(.archive, members, of: [], options, into: folder)
  }

  /// Writes an archive of a single view into a folder.
  ///
  /// - Throws: `WidgetFault` if it cannot be archived.
  package static func archive(
    _ view: some View, named name: String, _ options: Options, into folder: URL
  ) async throws -> Archives {
    var member = WidgetDescription(typeName: name)
    member.kind = name
    member.families = options.families
    member.source = .timeline(
      FixedSource(entry: SourceEntry(date: options.date, relevance: nil) { AnyView(view) }))
    return try await run(.archive, [member], of: [], options, into: folder)
  }

  /// Writes an archive of a view of an app into a folder.
  ///
  /// - Throws: `WidgetFault` if it cannot be archived.
  package static func archive(
    screen view: some View, _ layout: PreviewLayout, _ orientation: ScreenPresentation,
    named name: String, _ options: Options, into folder: URL
  ) async throws -> Archives {
    var settings = PreviewSettings()
    settings.layout = layout
    if orientation == .screenLandscape { settings.orientation = .landscapeLeft }
    var member = WidgetDescription(typeName: name)
    (member.kind, member.source) = (name, .screen(AnyView(view), settings))
    return try await run(.archive, [member], of: [], options, into: folder)
  }

  /// Writes an archive for each preview of the program into a folder.
  ///
  /// - Parameter modules: the modules whose previews are archived; if it is empty, all.
  /// - Throws: `WidgetFault` if something cannot be archived.
  package static func archivePreviews(
    of modules: [String], _ options: Options, into folder: URL
  ) async throws -> Archives {
    _ = collectedPreviews
    return try await run(.previews, [], of: modules, options, into: folder)
  }

  /// Previews are collected only once, however many assertions there are.
  private static let collectedPreviews: Void = vitrine_previews { $0?() }

  private static func run(
    _ command: RunnerOptions.Command, _ members: [WidgetDescription], of modules: [String],
    _ chosen: Options, into folder: URL
  ) async throws -> Archives {
    var options = RunnerOptions()
    options.command = command
    (options.families, options.modules) = (chosen.families, modules)
    (options.locale, options.timeZone) = (chosen.locale.identifier, chosen.timeZone.identifier)
    (options.device, options.design) = (chosen.device?.name, chosen.design)
    (options.scale, options.contentMargins) = (chosen.scale, chosen.contentMargins)
    options.cornerRadius = chosen.cornerRadius
    options.date = ArchiveDate(chosen.date)
    let place = WorkFolder(url: folder.appendingPathComponent(".work"))
    try FileManager.default.createDirectory(at: place.url, withIntermediateDirectories: true)
    let worker = try Worker(options, place, program: "tests", executable: WidgetRunner.executable)
    try await StoppedClock.run(at: chosen.date) {
      try await CurrentLocale.$task.withValue(chosen.locale) {
        try await worker.work { members }
      }
    }
    var assembly = ArchiveAssembly(
      folder: place, units: place.read([WorkUnit].self, place.units) ?? [], failures: [],
      output: folder, resources: worker.resources, bundle: nil)
    assembly.namesOptions = false
    let report = try assembly.write()
    if let fault = report.faults.first {
      throw WidgetFault("\(fault.title): \(fault.reason)", hint: fault.hint)
    }
    return Archives(
      files: report.archives.map { .init(name: $0.kind, url: URL(fileURLWithPath: $0.file)) },
      warnings: report.warnings)
  }
}
