import Vitrine
import VitrineArguments
import VitrineCairo
import VitrineCommandLine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answer of a worker to one request.
struct WorkerAnswer: Encodable, Sendable {
  /// Whether there is a picture.
  enum Status: String, Encodable, CaseIterable, Sendable {
    /// The picture was drawn.
    case done
    /// The picture could not be drawn.
    case failed
  }

  /// A picture that was drawn.
  struct Picture: Sendable {
    let format: PictureFormat
    let file: [UInt8]
    /// The size in pixels; that of a vector format is the size of its pixel version.
    let size: (width: Int, height: Int)
    /// The path of the file; `nil` if the answer contains the picture.
    let out: RelativePath?
    /// Whether the file took the place of another one.
    let isReplaced: Bool
  }

  let id: RequestID?
  /// The line of the request, counted from 1, for answers to requests without an id.
  let line: Int
  var milliseconds = 0.0
  var warnings: [ReportedDiagnostic] = []
  var result: Result<Picture, WorkerFault>

  init(_ id: RequestID?, line: Int, _ result: Result<Picture, WorkerFault>) {
    (self.id, self.line, self.result) = (id, line, result)
  }

  /// Creates the answer to a line that no process has answered.
  init(line: Int, _ fault: WorkerFault) { self.init(fault.id, line: line, .failure(fault)) }

  private enum CodingKeys: String, CodingKey {
    case id, line, status, format, width, height, bytes, sha256, out, replaced
    case milliseconds, warnings, error, others
  }

  /// Encodes everything except the picture's bytes.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(id?.json, forKey: .id)
    try container.encodeIfPresent(id == nil ? line : nil, forKey: .line)
    try container.encode((milliseconds * 1000).rounded() / 1000, forKey: .milliseconds)
    try container.encode(warnings, forKey: .warnings)
    switch result {
    case .success(let picture): try encode(picture, in: &container)
    case .failure(let fault):
      let all = fault.problem.all
      let others = all.dropFirst().prefix(ArchiveError.mostShown)
      try container.encode(Status.failed, forKey: .status)
      try container.encodeIfPresent(all.first, forKey: .error)
      try container.encodeIfPresent(others.isEmpty ? nil : Array(others), forKey: .others)
    }
  }

  private func encode(
    _ picture: Picture, in container: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    try container.encode(Status.done, forKey: .status)
    try container.encode(picture.format.rawValue, forKey: .format)
    try container.encode(picture.size.width, forKey: .width)
    try container.encode(picture.size.height, forKey: .height)
    try container.encode(picture.file.count, forKey: .bytes)
    try container.encode(HashLibrary.open().sha256(picture.file), forKey: .sha256)
    try container.encodeIfPresent(picture.out?.description, forKey: .out)
    if picture.isReplaced { try container.encode(true, forKey: .replaced) }
  }

  /// The answer as a line of JSON, with the newline at its end.
  var bytes: [UInt8] {
    var line = Array(JSONLine.text(self).utf8)
    if case .success(let picture) = result, picture.out == nil, line.last == UInt8(ascii: "}") {
      // Base64 needs no escaping, so skip the JSON encoder, which would examine each letter.
      line.removeLast()
      line += Array(#","data":""#.utf8) + Array(Data(picture.file).base64EncodedData())
      line += Array(#""}"#.utf8)
    }
    return line + [0x0A]
  }
}

extension WorkerAnswer {
  /// The fields except `id`, for the schema.
  static let parameters: [CallParameter] = [
    CallParameter(
      "line", .integer(1...Int(Int32.max)), "The request's line, if it has no id"),
    CallParameter(
      "status", .choice(Status.allCases.map(\.rawValue)), "Whether there is a picture",
      isRequired: true),
    CallParameter(
      "format", .choice(PictureFormat.allCases.map(\.rawValue)), "The format"),
    CallParameter("width", .integer(1...65_536), "Columns of the picture, in pixels"),
    CallParameter("height", .integer(1...65_536), "Rows of the picture, in pixels"),
    CallParameter("bytes", .integer(1...Int(Int32.max)), "Size of the file, in bytes"),
    CallParameter("sha256", .string, "SHA-256 of the file, in hexadecimal digits"),
    CallParameter("out", .string, "The path of the picture, as in the request"),
    CallParameter("replaced", .boolean, "True if 'out' was there before"),
    CallParameter("data", .string, "The file in Base64, if the request has no 'out'"),
    CallParameter(
      "milliseconds", .number(0...1e12), "Time from reading the request to its picture",
      isRequired: true),
    CallParameter(
      "warnings", .array(.object(diagnostic)), "Probable mistakes", isRequired: true),
    CallParameter("error", .object(diagnostic), "Why there is no picture"),
    CallParameter("others", .array(.object(diagnostic)), "Other problems of the archive"),
  ]

  private static let diagnostic: [CallParameter] = [
    CallParameter(
      "severity",
      .choice([ReportedDiagnostic.Severity.error, .warning].map(\.rawValue)), "Severity",
      isRequired: true),
    CallParameter("message", .string, "What is wrong, in one line", isRequired: true),
    CallParameter("hint", .string, "How to fix it"),
    CallParameter("file", .string, "The file with the problem"),
    CallParameter("path", .string, "The node, as a path in the archive"),
    CallParameter("line", .integer(1...Int(Int32.max)), "The line in the file"),
    CallParameter("column", .integer(1...Int(Int32.max)), "The column in the line"),
  ]
}
