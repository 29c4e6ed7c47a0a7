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

  /// Adds problems, with the names that the user knows of files and of code that was left out.
  mutating func note(_ problems: [Problem], _ names: SourceNames) {
    self.problems += problems.compactMap { problem in
      guard !TargetReport.isSign(problem.message), !isAbsent(problem) else { return nil }
      var problem = problem
      problem.message = told(problem.message)
      problem.file = problem.file.map(names.name)
      return problem
    }
  }

  /// Whether a widget without a configuration is already reported with the reason.
  private func isAbsent(_ problem: Problem) -> Bool {
    problem.message.contains("its configuration is left out (place ") && !absent.isEmpty
  }

  /// Whether a warning is about the sign in place of a view that was left out, which is reported as
  /// such.
  package static func isSign(_ message: String) -> Bool {
    message.hasPrefix("WidgetKit does not draw 'place ")
  }

  /// A message with the lines of code that was left out in place of its numbers.
  package func told(_ message: String) -> String {
    guard let start = message.firstRange(of: "(place "),
      let end = message[start.upperBound...].firstIndex(of: ")"),
      let number = Int(message[start.upperBound..<end]),
      let place = leftOutPlaces.first(where: { $0.id == number })
    else { return message }
    let code = "(\(place.file):\(place.line): \(place.reason))"
    return message.replacingCharacters(in: start.lowerBound...end, with: code)
  }
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
