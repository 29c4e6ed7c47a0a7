import Foundation
import Synchronization
import VitrineCLI
import VitrineCommandLine
import VitrineModel
import VitrinePictures
import VitrineXcode

/// What is said while the pictures of a target are drawn, in terms of its Swift code.
final class DrawingProblems: Sendable {
  private let problems = Mutex<[ReportedDiagnostic]>([])

  /// Draws pictures, and keeps what is said of them.
  ///
  /// - Returns: whether everything was drawn.
  func draw(
    _ gallery: ProjectGallery, of pictures: ProjectRun.Pictures, _ console: Console
  ) -> Bool {
    let collector = ProblemCollector()
    var quiet = console
    quiet.collector = collector
    let areDrawn = Program.draw(gallery, quiet)
    // The sign in place of a view that was left out is reported with the reason.
    let signs = Set(pictures.reached.map { UnsupportedView($0.place.title).warning })
    let told = collector.problems.compactMap { problem -> ReportedDiagnostic? in
      guard !signs.contains(problem.message) else { return nil }
      var problem = problem
      if let source = problem.source {
        let parts = source.split(separator: ":")
        problem.statement =
          pictures.names.name(String(parts.first ?? "")) + ":"
          + (parts.dropFirst().first ?? "1")
      }
      // Without a statement, the widget says more than a line of its archive.
      if problem.widget == nil, let file = problem.file {
        problem.widget = pictures.widget(ofArchive: file)
      }
      return problem
    }
    problems.withLock { $0 += told }
    return areDrawn
  }

  /// Returns all problems, and forgets them.
  func take() -> [ReportedDiagnostic] {
    problems.withLock { problems in
      defer { problems = [] }
      return problems
    }
  }
}

extension ProjectRun.Pictures {
  /// The name of the widget or preview in an archive; `nil` for other files.
  fileprivate func widget(ofArchive path: String) -> String? {
    (widgets + previews.flatMap(\.self) + samples).first { $0.path == path }?
      .deletingPathExtension().lastPathComponent
  }
}
