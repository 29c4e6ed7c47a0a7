import Foundation
import VitrineProcess

/// The previews of a target that do not show the files in which isolation came to no end.
///
/// The code of an app is one module: without this, one file would cost the pictures of all previews.
struct RemainingPreviews {
  /// The target with the other previews.
  let target: ProjectTarget
  /// Why the previews of a file are not drawn.
  let lost: [BuildExplanation]

  /// How often previews are given up.
  static let mostAttempts = 3

  /// Leaves out previews; `nil` if none show these files, or no other would be left.
  ///
  /// - Throws: `ProjectError` for files that cannot be read.
  init?(
    _ plan: StagingPlan, _ result: PlanIsolation.Result, of model: ProjectModel
  ) throws(ProjectError) {
    guard plan.target.goal == .previews, let failure = result.failure else { return nil }
    let faulty = Set(result.faultyFiles.map { URL(filePath: $0).standardizedFileURL })
    let shown = plan.target.chosenPreviewFiles ?? plan.target.previewFiles
    let given = try AffectedPreviews(plan.target, of: model, { faulty.contains($0) }).files
    let left = shown.subtracting(given)
    guard !given.isEmpty, !left.isEmpty else { return nil }
    var target = plan.target
    let names = faulty.map { $0.path(from: model.root) }.sorted().joined(separator: ", ")
    lost = given.sorted { $0.path < $1.path }.flatMap { file in
      plan.target.previews(in: file).map { preview in
        BuildExplanation(
          file: file.path(from: model.root), line: preview.line,
          message:
            "'\(preview.title)' is not drawn: it shows \(names), around whose errors nothing "
            + "more could be left out (\(failure.reason.rawValue))",
          hint: result.unexplained.first)
      }
    }
    target.chosenPreviewFiles = left
    self.target = target
  }
}
