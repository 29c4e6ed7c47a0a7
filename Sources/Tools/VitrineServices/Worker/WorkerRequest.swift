import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineLive

/// A request on a line of a worker's input.
struct WorkerRequest: Sendable {
  /// The source of the archive.
  enum Source: Sendable {
    /// A file below the worker's root folder.
    case path(RelativePath)
    /// The archive's text, in the request itself.
    case text([UInt8])
  }

  let id: RequestID?
  let source: Source
  /// The picture to draw: the member of a bundle, or the only widget, and the values of the axes.
  let picture: LiveRequest
  /// The format; `nil` is that of the extension of `out`, or PNG.
  let format: PictureFormat?
  /// The path of the picture, below the worker's output folder; `nil` puts it into the answer.
  let out: RelativePath?

  /// The maximum size of a line, which may contain an archive, in bytes.
  static let mostBytes = ArchiveLimits.standard.archiveBytes + (64 << 10)

  /// The fields except `id` and `archive`, which have several types.
  static let parameters: [CallParameter] = [
    CallParameter("path", .string, "The archive's file, below the worker's root folder"),
    CallParameter("widget", .string, "The widget of a bundle, by its kind"),
    AgentParameters.options,
    CallParameter(
      "format", .choice(PictureFormat.allCases.map(\.rawValue)),
      "The format; default: that of the extension of 'out', or png"),
    CallParameter(
      "out", .string,
      "Path of the picture, below the worker's output folder; default: into the answer"),
  ]

  /// Parses a line.
  ///
  /// - Throws: `WorkerFault` with the request's id, if it can be read.
  init(_ line: [UInt8]) throws(WorkerFault) {
    let (fields, archive) = try WorkerRequest.fields(of: line)
    let id = fields["id"].flatMap(RequestID.init)
    self.id = id
    do throws(WorkerFault) {
      if let given = fields["id"], given != .null, id == nil {
        throw WorkerFault("'id' must be a string or a whole number")
      }
      let arguments = try WorkerRequest.arguments(fields)
      source = try WorkerRequest.source(arguments.string("path"), archive)
      picture = try WorkerRequest.picture(arguments)
      format = arguments.string("format").flatMap(PictureFormat.init)
      out = try arguments.string("out").map(WorkerRequest.path)
    } catch {
      var fault = error
      fault.id = id
      throw fault
    }
  }

  /// Returns the name of the archive in answers.
  func name(below root: String) -> String {
    switch source {
    case .path(let path): FolderLocation(given: root).path(of: path)
    case .text: WidgetDocument.unnamed
    }
  }

  /// Returns the fields of a line, and the archive in it, which is decoded separately: an object,
  /// or a string with its text.
  private static func fields(
    of line: [UInt8]
  ) throws(WorkerFault) -> (fields: [String: JSONValue], archive: [UInt8]?) {
    let extent = SourceText(line).extent(ofMember: "archive")
    let object = extent.flatMap { line[$0].first == UInt8(ascii: "\"") ? nil : $0 }
    let rest = object.map { line[..<$0.lowerBound] + Array("{}".utf8) + line[$0.upperBound...] }
    do throws(ArchiveError) {
      guard case .object(var fields) = try JSONValue(json: rest.map(Array.init) ?? line) else {
        throw ArchiveError(.notJSON("a request must be an object"))
      }
      let archive = fields.removeValue(forKey: "archive")
      if case .string(let text)? = archive { return (fields, Array(text.utf8)) }
      return (fields, object.map { Array(line[$0]) })
    } catch {
      throw WorkerFault("the line is not a request: \(error.message)", hint: error.hint)
    }
  }

  private static func arguments(
    _ fields: [String: JSONValue]
  ) throws(WorkerFault) -> CallArguments {
    do throws(CallFault) {
      return try CallArguments(fields.filter { $0.key != "id" }, parameters)
    } catch {
      throw WorkerFault(error.message, hint: error.hint)
    }
  }

  private static func picture(_ arguments: CallArguments) throws(WorkerFault) -> LiveRequest {
    do throws(CallFault) {
      return try arguments.request()
    } catch {
      throw WorkerFault(error.message, hint: error.hint)
    }
  }

  private static func source(
    _ path: String?, _ archive: [UInt8]?
  ) throws(WorkerFault) -> Source {
    switch (path, archive) {
    case (let path?, nil): return .path(try self.path(path))
    case (nil, let archive?): return .text(archive)
    case (nil, nil), (_?, _?):
      throw WorkerFault(
        "the request has \(path == nil ? "no archive" : "two archives")",
        hint: "use either 'path' or 'archive'")
    }
  }

  private static func path(_ text: String) throws(WorkerFault) -> RelativePath {
    do throws(FileError) {
      return try RelativePath(text)
    } catch {
      throw WorkerFault(error.text, hint: error.hint)
    }
  }
}

/// Why a request has no picture.
struct WorkerFault: Error, Sendable {
  /// The request's id, if it could be read.
  var id: RequestID?
  let problem: ReportedDiagnostic

  init(_ problem: ReportedDiagnostic) { self.problem = problem }

  init(_ message: String, hint: String? = nil) {
    self.init(ReportedDiagnostic(.error, message, hint: hint))
  }

  init(_ error: ArchiveError, file: String) { self.init(ReportedDiagnostic(error, file: file)) }

  init(_ error: CommandError) {
    switch error {
    case .failed(let problem, _): self.init(problem)
    case .outputClosed: self.init("standard output was closed")
    }
  }
}
