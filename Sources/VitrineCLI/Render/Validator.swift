import Vitrine

/// Lays out all that an archive is for, and collects what is wrong.
struct Validator: Sendable {
  private let renderer: Renderer
  private let isStrict: Bool
  private let arguments: Arguments

  init(renderer: Renderer, _ arguments: Arguments) {
    self.renderer = renderer
    isStrict = arguments.has(.strict)
    self.arguments = arguments
  }

  /// What is wrong with an archive; each problem once, in the order in which it was found.
  func report(on source: Source) -> ValidationReport {
    var report = ValidationReport(file: source.name)
    let documents: [WidgetDocument]
    do throws(ArchiveError) {
      documents = try source.readAll(arguments.text(.widget))
    } catch {
      if case .unreadable = error.reason { report.isUnreadable = true }
      report.add(Problem(error, file: source.name))
      return report
    }
    for document in documents { check(document, &report) }
    return report
  }

  private func check(_ document: WidgetDocument, _ report: inout ValidationReport) {
    add(document.warnings + document.archive.timelineWarnings, of: document, to: &report)
    for request in requests(for: document) {
      report.layouts += 1
      do throws(ArchiveError) {
        let warnings = try renderer.layOut(document, request).warnings
        add(warnings, of: document, to: &report)
      } catch {
        report.add(Problem(error, file: report.file))
      }
    }
  }

  private func add(
    _ warnings: [Diagnostic], of document: WidgetDocument, to report: inout ValidationReport
  ) {
    for warning in warnings {
      report.add(Problem(warning, file: document.file, isStrict: isStrict))
    }
  }

  /// Every target in every moment and scheme.
  private func requests(for document: WidgetDocument) -> [RenderRequest] {
    let targets = document.targets.isEmpty ? [.family(.systemSmall)] : document.targets
    var base = RenderRequest(family: .systemSmall)
    base.apply(surroundingsOf: arguments)
    var requests = moments(of: document.archive, base)
    requests.vary(\.colorScheme, over: ColorScheme.allCases)
    return targets.flatMap { target in
      requests.map { request in
        var request = request
        request.target = target
        return request
      }
    }.flatMap(placed)
  }

  /// Placeholder and preview belong to the archive, the other states to each entry; a state of a
  /// Live Activity that gets out of date is looked at again then.
  private func moments(of archive: WidgetArchive, _ base: RenderRequest) -> [RenderRequest] {
    let states = archive.liveActivity?.states ?? []
    let count = max(archive.entries.count, states.count)
    return RenderState.allCases.flatMap { state -> [RenderRequest] in
      let isOfEntry = state == .snapshot || state == .locked
      let entries: [Int?] = isOfEntry && count > 0 ? (0..<count).map { $0 } : [nil]
      return entries.flatMap { entry in
        let stale = entry.flatMap { states.indices.contains($0) ? states[$0].staleDate : nil }
        let dates = [base.date] + [stale].compactMap { $0 }.map(Optional.some)
        return dates.map { date in
          var request = base
          (request.state, request.entry, request.date) = (state, entry, date)
          return request
        }
      }
    }
  }

  /// The request on each place and in each look that is asked for and shows the family; where none
  /// does, the request as it is, which says why.
  private func placed(_ request: RenderRequest) -> [RenderRequest] {
    var requests = [request]
    if let places: [WidgetLocation] = arguments.list(.location, all: false) {
      requests.vary(\.location, over: places)
    }
    if let looks: [SurfaceAppearance] = arguments.list(.appearance, all: false) {
      requests.vary(\.appearance, over: looks)
    }
    return requests.count > 1 ? requests.filter { (try? ResolvedSurface($0)) != nil } : requests
  }
}
