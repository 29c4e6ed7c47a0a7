import Vitrine
import VitrineCommandLine
import VitrinePayloads
import VitrinePlatform
import VitrineProcess

/// A notification that a command line names, and its problems.
struct Notification {
  /// The name of the notification in messages.
  let name: String
  let bytes: [UInt8]
  private let notes: [Diagnostic]

  /// Reads a notification.
  ///
  /// - Throws: `CommandError` when it cannot be read, or is not a notification.
  init(_ argument: ArchiveArgument) throws(CommandError) {
    name = argument.name
    let limit = ArchiveLimits.standard.archiveBytes
    do throws(FileError) {
      bytes =
        argument.isStandardInput
        ? try FileReader.bytes(of: STDIN_FILENO, limit: limit)
        : try FileReader.read(argument.argument, limit: limit)
    } catch {
      throw .failed(
        ReportedDiagnostic(.error, error.text, hint: error.hint, file: name), .unusable)
    }
    do throws(ArchiveError) {
      notes = try PushNotes.read(bytes)
    } catch {
      var problem = ReportedDiagnostic(error, file: name)
      let source = SourceText(bytes)
      problem.location = problem.location ?? error.path.flatMap { source.location(of: .init($0)) }
      throw .failed(problem, .unusable)
    }
  }

  /// The time at which it was sent; `nil` if it has no timestamp.
  var timestamp: ArchiveDate? {
    guard case .number(let number)? = fields["timestamp"] else { return nil }
    let seconds = PushDate(number).seconds
    return (0..<1e11).contains(seconds) ? ArchiveDate(secondsSince1970: seconds) : nil
  }

  /// Whether its content state is for the widget's own code, and not for Voltra's.
  var isForCode: Bool {
    guard case .object(let state)? = fields["content-state"] else { return false }
    return state["uiJsonData"] == nil
  }

  /// The values of `aps`.
  private var fields: [String: JSONValue] {
    guard let root = try? JSONValue(json: bytes), let path = PushEnvelope.paths(in: root).first,
      case .object(let aps)? = root.value(at: path + [.key("aps")])
    else { return [:] }
    return aps
  }

  /// Where the notification is in the file, in words; `nil` for its root.
  var place: String? { PushNotes.place(bytes) }

  /// Returns the problems of the notification, in the order of its text.
  ///
  /// - Parameter push: the report of the widget's own code.
  func diagnostics(_ push: ProgramReport.Push?, isStrict: Bool) -> [ReportedDiagnostic] {
    let findings = push?.findings ?? []
    let severity: ReportedDiagnostic.Severity = isStrict ? .error : .warning
    let noted = notes.map { note in
      ReportedDiagnostic(
        severity, note.message, hint: note.hint, file: name, path: note.path.description)
    }
    // The widget's program finds some of the same problems, for runs without this command.
    let known = Set(notes.map { "\($0.path) \($0.message)" })
    let new = findings.filter { !known.contains("\($0.place) \($0.message)") }
    let found = new.map { finding in
      ReportedDiagnostic(
        finding.isError ? .error : severity, finding.message, hint: finding.hint, file: name,
        path: finding.place.description)
    }
    let targets = notes.map(\.target) + new.map { SourceText.Target($0.place) }
    let locations = SourceText(bytes).locations(of: targets)
    var all = noted + found
    for index in all.indices { all[index].location = locations[index] }
    return all.enumerated().sorted { left, right in
      (left.element.line ?? 0, left.element.column ?? 0, left.offset)
        < (right.element.line ?? 0, right.element.column ?? 0, right.offset)
    }.map(\.element)
  }
}

extension JSONValue {
  /// The value at a path.
  fileprivate func value(at path: [NodePath.Step]) -> JSONValue? {
    path.reduce(Optional(self)) { value, step in
      switch (value, step) {
      case (.object(let members), .key(let key)): members[key]
      case (.array(let elements), .index(let index)):
        elements.indices.contains(index) ? elements[index] : nil
      case _: nil
      }
    }
  }
}
