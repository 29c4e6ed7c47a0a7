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
    let document: WidgetDocument
    do throws(ArchiveError) {
      document = try source.read()
    } catch {
      if case .unreadable = error.reason { report.isUnreadable = true }
      report.add(Problem(error, file: source.name))
      return report
    }
    add(document.warnings, to: &report)
    for request in requests(for: document) {
      report.layouts += 1
      do throws(ArchiveError) {
        add(try renderer.render(document, request).warnings, to: &report)
      } catch {
        report.add(Problem(error, file: source.name))
      }
    }
    return report
  }

  private func add(_ warnings: [Diagnostic], to report: inout ValidationReport) {
    for warning in warnings {
      report.add(Problem(warning, file: report.file, isStrict: isStrict))
    }
  }

  /// Placeholder and preview belong to the archive, the other states to each entry.
  private func requests(for document: WidgetDocument) -> [RenderRequest] {
    let families = document.families.isEmpty ? [.systemSmall] : document.families
    let entries = max(1, document.archive.entries.count)
    let moments = RenderState.allCases.flatMap { state -> [(RenderState, Int)] in
      let isOfEntry = state == .snapshot || state == .locked
      return (0..<(isOfEntry ? entries : 1)).map { (state, $0) }
    }
    return families.flatMap { family in
      moments.flatMap { state, entry in
        ColorScheme.allCases.map { scheme in
          var request = RenderRequest(family: family)
          request.apply(surroundingsOf: arguments)
          request.state = state
          request.entry = entry
          request.colorScheme = scheme
          return request
        }
      }
    }.flatMap(placed)
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
    return requests.count > 1 ? requests.filter(\.isShown) : requests
  }
}
