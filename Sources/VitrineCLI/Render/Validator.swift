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
    add(document.warnings + document.archive.timelineWarnings, to: &report)
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
    let entries: [Int?] = document.archive.entries.indices.map { $0 }
    let moments = RenderState.allCases.flatMap { state -> [(RenderState, Int?)] in
      let isOfEntry = state == .snapshot || state == .locked
      return (isOfEntry && !entries.isEmpty ? entries : [nil]).map { (state, $0) }
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
    }
  }
}
