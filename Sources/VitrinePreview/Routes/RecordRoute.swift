import Vitrine
import VitrineArguments
import VitrineLive
import VitrineSnapshot

/// Where pictures of the page are recorded, and how they are verified from then on.
package struct RecordingPlace: Sendable {
  let recorder: GoldenRecorder
  /// The words that verify the goldens there, in a shell of the project's user.
  let command: String

  /// Describes the place.
  ///
  /// - Parameter command: `vitrine verify` with what it needs to find the folder.
  package init(_ recorder: GoldenRecorder, command: String) {
    (self.recorder, self.command) = (recorder, command)
  }
}

/// What the page asks to be recorded.
struct RecordQuery: Decodable {
  /// The pictures, as they are asked for.
  var pictures: [PictureQuery]
  /// Whether goldens that differ are replaced.
  var replaces: Bool

  /// Most pictures at a time: those of a wall.
  static let most = 40
}

/// What became of it.
struct RecordAnswer: Encodable {
  let report: RecordReport
  /// The command that passes now.
  let command: String
}

extension PreviewServer {
  /// Makes pictures goldens of the project.
  func record(_ request: HTTPRequest) -> HTTPResponse {
    guard let query = JSONAnswer.read(RecordQuery.self, request.body),
      (1...RecordQuery.most).contains(query.pictures.count)
    else { return PreviewServer.unreadable }
    guard let place = recording else {
      return JSONAnswer.fault("goldens are not recorded here", hint: nil)
    }
    guard session.state.build?.isSuccessful != false, session.state.failure == nil else {
      return JSONAnswer.fault(
        "the picture is of an older build", hint: "mend what does not build first")
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

/// The archives behind pictures of a page.
private struct RecordPlan {
  private(set) var archives: [RecordedArchive] = []

  /// Draws the pictures, so that what cannot be drawn is known before anything is written.
  ///
  /// - Throws: `RenderFault` as a picture does.
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
  /// Which member of a bundle is drawn; `nil` is the only widget.
  fileprivate var member: String? { document.isMember ? widget.kind : nil }

  /// The archive's name, and what it was evaluated under where that is not what all others were.
  fileprivate func archiveName(_ usual: Evaluation) -> String {
    let name = PathName.stem(of: file, without: ".json")
    return ([name] + [evaluation.difference(from: usual)].compactMap { $0 }).joined(separator: ".")
  }
}
