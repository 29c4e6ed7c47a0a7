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
      throw .failed(ReportedDiagnostic(error, file: name), .unusable)
    }
  }

  /// The time at which it was sent; `nil` if it has no timestamp.
  var timestamp: ArchiveDate? {
    guard case .object(let root)? = try? JSONValue(json: bytes),
      case .object(let aps)? = root["aps"], case .number(let seconds)? = aps["timestamp"],
      (0..<1e11).contains(seconds)
    else { return nil }
    return ArchiveDate(secondsSince1970: seconds)
  }

  /// Returns the problems of the notification, in the order of its text.
  ///
  /// - Parameter push: the report of the widget's own code.
  func diagnostics(_ push: ProgramReport.Push?, isStrict: Bool) -> [ReportedDiagnostic] {
    let findings = push?.findings ?? []
    let targets = notes.map(\.target) + findings.map { SourceText.Target($0.place) }
    let locations = SourceText(bytes).locations(of: targets)
    let severity: ReportedDiagnostic.Severity = isStrict ? .error : .warning
    let noted = notes.map { note in
      ReportedDiagnostic(
        severity, note.message, hint: note.hint, file: name, path: note.path.description)
    }
    let found = findings.map { finding in
      ReportedDiagnostic(
        finding.isError ? .error : severity, finding.message, hint: finding.hint, file: name,
        path: finding.place.description)
    }
    var all = noted + found
    for index in all.indices { all[index].location = locations[index] }
    return all.enumerated().sorted { left, right in
      (left.element.line ?? 0, left.element.column ?? 0, left.offset)
        < (right.element.line ?? 0, right.element.column ?? 0, right.offset)
    }.map(\.element)
  }
}
