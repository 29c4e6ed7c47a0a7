import Vitrine
import VitrineLive
import VitrineSnapshot

/// The folder that the page records pictures into, and the command that verifies them.
package struct RecordingPlace: Sendable {
  let recorder: GoldenRecorder
  /// The command that verifies the goldens, for a shell of the project's user.
  let command: String

  /// Creates a recording place.
  ///
  /// - Parameter command: `vitrine verify` with the arguments that find the folder.
  package init(_ recorder: GoldenRecorder, command: String) {
    (self.recorder, self.command) = (recorder, command)
  }
}

/// A request to record pictures.
struct RecordQuery: Decodable {
  /// The requests for the pictures.
  var pictures: [PictureQuery]
  /// Whether to replace goldens that differ.
  var replaces: Bool

  /// The maximum number of pictures at a time: those of a wall.
  static let most = 40
}

/// The result of recording.
struct RecordAnswer: Encodable {
  let report: RecordReport
  /// The command that verifies the goldens.
  let command: String
}

extension PreviewServer {
  /// Records pictures as goldens of the project.
  func record(_ request: HTTPRequest) -> HTTPResponse {
    guard let query = JSONAnswer.read(RecordQuery.self, request.body),
      (1...RecordQuery.most).contains(query.pictures.count)
    else { return PreviewServer.unreadable }
    guard let place = recording else {
      return JSONAnswer.fault("recording is not available here", hint: nil)
    }
    guard session.state.build?.isSuccessful != false, session.state.failure == nil else {
      return JSONAnswer.fault(
        "the picture is out of date", hint: "fix the build first")
    }
    do {
      let archives = try RecordPlan(session, query.pictures).archives
      let report = try place.recorder.record(archives, replaces: query.replaces)
      let patterns = archives.map { place.recorder.pattern(of: $0) }
      return JSONAnswer.response(
        RecordAnswer(report: report, command: ([place.command] + patterns).joined(separator: " ")))
    } catch let fault as RenderFault {
      return JSONAnswer.fault(fault.message, hint: fault.hint)
    } catch let error as ArchiveError {
      let place = error.file.map { "\($0): " } ?? ""
      return JSONAnswer.fault(place + error.message, hint: error.hint)
    } catch {
      return JSONAnswer.fault("\(error)", hint: nil)
    }
  }
}

/// The archives of the pictures to record.
private struct RecordPlan {
  private(set) var archives: [RecordedArchive] = []

  /// Draws the pictures first, so that errors are known before anything is written.
  ///
  /// - Throws: `RenderFault` when a picture cannot be drawn.
  init(_ session: LiveSession, _ queries: [PictureQuery]) throws(RenderFault) {
    var files: [String] = []
    var pictures: [String: [LiveRendering]] = [:]
    for query in queries {
      let rendering = try session.render(try query.checked())
      let key = rendering.file + "\u{0}" + (rendering.member ?? "")
      if pictures[key] == nil { files.append(key) }
      pictures[key, default: []].append(rendering)
    }
    archives = files.compactMap { key in
      guard let own = pictures[key], let first = own.first else { return nil }
      return RecordedArchive(
        file: first.file, name: first.archiveName(session.evaluation), widget: first.member,
        pictures: own.map(\.axes))
    }
  }
}

extension LiveRendering {
  /// The drawn member of a bundle; `nil` is the only widget.
  fileprivate var member: String? { document.isMember ? widget.kind : nil }

  /// Returns the archive's name, with the conditions of its evaluation if they are not the usual
  /// ones.
  fileprivate func archiveName(_ usual: Evaluation) -> String {
    let name = PathName.stem(of: file, without: ".json")
    return ([name] + [evaluation.difference(from: usual)].compactMap { $0 }).joined(separator: ".")
  }
}
