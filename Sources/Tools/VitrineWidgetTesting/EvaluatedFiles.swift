import Foundation
import Vitrine
import VitrineWidgetRunner
import WidgetKit

/// The archives of a test's widgets for all conditions of their pictures.
///
/// The code runs once for the first picture, and again for a picture whose conditions no archive of
/// its widget has.
@MainActor
struct EvaluatedFiles {
  /// Archives widgets under some conditions into a folder.
  typealias Archive =
    @MainActor (InProcessRunner.Options, URL) async throws -> InProcessRunner.Archives

  /// A widget or preview: its name, its archives and its pictures.
  struct Widget {
    /// The archive of the first run, with the name.
    let file: InProcessRunner.ArchivedFile
    fileprivate(set) var archives: EvaluatedDocuments
    fileprivate(set) var pictures: [EvaluatedDocuments.Picture]

    var name: String { file.name }
  }

  /// The widgets, in order.
  private(set) var widgets: [Widget] = []
  /// The warnings of all runs, each once.
  private(set) var warnings: [String] = []
  /// The number of runs of the code.
  private(set) var count = 0
  private let setting: WidgetSetting
  private let axes: RequestAxes
  private let folder: URL
  private let families: [WidgetFamily]

  /// Archives for all combinations of the axes' values.
  ///
  /// - Throws: an error when something cannot be archived.
  init(
    _ axes: RequestAxes, in setting: WidgetSetting, families: [WidgetFamily], folder: URL,
    _ archive: Archive
  ) async throws {
    self.axes = setting.completing(axes)
    (self.setting, self.families, self.folder) = (setting, families, folder)
    let first = setting.evaluation(
      of: self.axes.requests.first ?? RenderRequest(family: .systemSmall))
    try await run(first, archive)
    while let evaluation = missing { try await run(evaluation, archive) }
  }

  private var missing: Evaluation? {
    widgets.lazy.compactMap { $0.archives.missing(among: $0.pictures) }.first
  }

  private mutating func run(_ evaluation: Evaluation, _ archive: Archive) async throws {
    count += 1
    let place = folder.appending(path: "\(count)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let archives = try await archive(setting.options(families, for: evaluation), place)
    warnings += archives.warnings.filter { !warnings.contains($0) }
    for (index, file) in archives.files.enumerated() {
      let made = EvaluatedDocuments.Made(
        evaluation, file: file.url.path, document: try WidgetDocument(contentsOf: file.url.path))
      if widgets.indices.contains(index), widgets[index].name == file.name {
        widgets[index].archives.add(made)
      } else if count == 1 {
        widgets.append(widget(file, made))
      }
    }
    // Widgets that are not there under other conditions have no further archives.
    for index in widgets.indices { widgets[index].archives.fail(evaluation) }
  }

  private func widget(
    _ file: InProcessRunner.ArchivedFile, _ made: EvaluatedDocuments.Made
  ) -> Widget {
    let requests = made.document.combinations(axes).map(\.request)
    return Widget(
      file: file, archives: EvaluatedDocuments(made),
      pictures: requests.map { .init($0, setting.evaluation(of: $0)) })
  }
}

extension WidgetSetting {
  /// Returns axes with the language, the time zone, the device and the version of the system of the
  /// setting, unless they have their own.
  func completing(_ axes: RequestAxes) -> RequestAxes {
    var axes = axes
    let usual = WidgetSetting()
    if axes.locale == nil, locale != usual.locale {
      axes.locale = [LocaleIdentifier(locale.identifier)]
    }
    if axes.timeZone == nil, timeZone != usual.timeZone {
      axes.timeZone = [TimeZoneIdentifier(timeZone.identifier)]
    }
    if axes.device == nil, let device { axes.device = [device] }
    if axes.design == nil, design != usual.design { axes.design = [design] }
    return axes
  }

  /// Returns the conditions of a picture.
  ///
  /// A timeline has the entries from the date of the setting on, so that only an earlier date needs
  /// another one.
  func evaluation(of request: RenderRequest) -> Evaluation {
    let own = ArchiveDate(secondsSince1970: date.timeIntervalSince1970)
    var evaluation = Evaluation(of: request, date: own)
    evaluation.date = min(own, evaluation.date ?? own)
    return evaluation
  }

  /// Returns the options of a run of widget code under some conditions.
  @MainActor
  func options(
    _ families: [WidgetFamily], for evaluation: Evaluation
  ) -> InProcessRunner.Options {
    let date = evaluation.date.map { Date(timeIntervalSince1970: $0.secondsSince1970) } ?? self.date
    var options = InProcessRunner.Options(
      families: families, date: date, locale: Locale(identifier: evaluation.locale.text),
      timeZone: TimeZone(identifier: evaluation.timeZone.text) ?? .gmt)
    (options.device, options.design) = (evaluation.device, evaluation.design)
    (options.scale, options.contentMargins) = (evaluation.scale, evaluation.contentMargins)
    options.cornerRadius = evaluation.cornerRadius
    return options
  }
}
