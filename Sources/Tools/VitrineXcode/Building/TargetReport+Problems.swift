import Foundation
import VitrineIsolation
import VitrineProcess

extension TargetReport {
  /// A message about the code of a widget.
  package struct Problem: Sendable, Codable, Hashable {
    package var isError: Bool
    /// The message, in one line.
    package var message: String
    /// How to fix it.
    package var hint: String?
    /// The widget or preview; `nil` for all.
    package var widget: String?
    /// The path of the file, relative to the project.
    package var file: String?
    /// The line, counted from 1.
    package var line: Int?

    init(isError: Bool, message: String) { (self.isError, self.message) = (isError, message) }

    /// The faults, each once with the families that have it.
    static func all(_ faults: [WidgetFault]) -> [Problem] {
      var groups: [(fault: WidgetFault, families: [String])] = []
      for fault in faults {
        var shared = fault
        shared.family = nil
        let families = [fault.family].compactMap(\.self)
        if let known = groups.firstIndex(where: { $0.fault == shared }) {
          groups[known].families += families.filter { !groups[known].families.contains($0) }
        } else {
          groups.append((shared, families))
        }
      }
      return groups.map { Problem($0.fault, in: $0.families) }
    }

    private init(_ fault: WidgetFault, in families: [String]) {
      isError = fault.isPreview != true
      let what = fault.isPreview == true ? "the preview '\(fault.kind)'" : "'\(fault.kind)'"
      let place = families.isEmpty ? "" : " in \(families.joined(separator: ", "))"
      message = "\(what) is not drawn\(place): \(fault.cause)"
      (hint, widget) = (fault.hint, fault.kind)
      (file, line) = (fault.place?.file, fault.place?.line)
    }

    init(_ problem: ProgramReport.Problem) {
      (isError, message, widget) = (false, problem.message, problem.kind)
      (file, line) = (problem.place?.file, problem.place?.line)
    }
  }

  /// Adds lines about code that is not there.
  mutating func note(_ lines: some Collection<String>) {
    notes += lines
    problems += lines.map { line in
      var problem = Problem(isError: false, message: line)
      problem.hint = "code that needs it is left out"
      return problem
    }
  }

  /// Adds problems, with the names that the user knows of files.
  ///
  /// A widget without its configuration is already reported, with the reason.
  mutating func note(_ problems: [Problem], _ names: SourceNames) {
    let lost = absent.isEmpty ? [] : reached.filter { $0.place.kind == .configuration }
    self.problems += problems.compactMap { problem in
      guard !problem.isError || !lost.contains(where: { $0.widget == problem.widget }) else {
        return nil
      }
      var problem = problem
      problem.file = problem.file.map(names.name)
      return problem
    }
  }
}

extension LeftOutPlace {
  /// Its file and line.
  package var title: String { "\(file):\(line)" }
}

extension ProgramReport {
  /// The notes that are not about one widget.
  var notesOfAll: [String] {
    let kinds = Set((problems ?? []).map(\.kind))
    return notes.filter { note in
      !kinds.contains { note.hasPrefix("\($0): ") || note.hasPrefix("\($0), ") }
    }
  }
}
