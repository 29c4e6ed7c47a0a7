import Foundation
import VitrineIsolation
import VitrineProcess

/// A widget or a preview as a source declares it.
struct DrawnDeclaration: Hashable {
  let name: String
  /// Counted from 1.
  let line: Int
  let isPreview: Bool

  /// The widgets of a file, and those of its previews that are drawn of a target.
  static func all(
    in file: URL, _ outline: SourceOutline, of target: ProjectTarget
  ) -> [DrawnDeclaration] {
    outline.widgets.map { DrawnDeclaration(name: $0.name, line: $0.line, isPreview: false) }
      + target.shownPreviews(in: file, outline).map {
        DrawnDeclaration(name: $0.title, line: $0.line, isPreview: true)
      }
  }
}

extension TargetReport {
  /// A widget or a preview that is not drawn because the code that declares it was left out.
  package struct Lost: Sendable, Codable, Hashable {
    package var name: String
    /// The path of the file, relative to the project.
    package var file: String
    /// Counted from 1.
    package var line: Int
    package var isPreview: Bool
    /// Which code was left out, and why.
    package var reason: String

    init(_ declaration: DrawnDeclaration, file: String, reason: String) {
      (name, line) = (declaration.name, declaration.line)
      (isPreview, self.file, self.reason) = (declaration.isPreview, file, reason)
    }

    /// What is said of it.
    package var explanation: BuildExplanation {
      BuildExplanation(file: file, line: line, message: "'\(name)' is not drawn: \(reason)")
    }
  }

  /// Adds what is lost: a widget is missing from the pictures, and a preview from the complete ones.
  mutating func note(_ lost: [Lost]) {
    self.lost += lost.filter(\.isPreview)
    absent += lost.filter { !$0.isPreview }.map(\.explanation)
  }
}

extension StagingPlan {
  /// The widgets and previews in the code that was left out of a module, without the widgets that it
  /// names itself.
  func lost(in isolated: IsolatedModule, of module: Module) -> [PlanIsolation.Lost] {
    guard isShown(module) else { return [] }
    return isolated.texts.sorted { $0.key < $1.key }.flatMap { path, text in
      guard let source = module.files[path]?.source, let whole = try? module.files[path]?.text()
      else { return [PlanIsolation.Lost]() }
      let all = { (text: String) in
        DrawnDeclaration.all(in: source, SourceOutline.of(text), of: target)
      }
      // Every line keeps its number.
      return Set(all(whole)).subtracting(all(text)).filter { declaration in
        declaration.isPreview || !isolated.entryTypes.contains(declaration.name)
      }.sorted { $0.line < $1.line }.map {
        PlanIsolation.Lost(
          declaration: $0, file: source, reason: isolated.reason(at: $0.line, of: path))
      }
    }
  }
}

extension IsolatedModule {
  /// Why a line was left out: for the smallest piece of code around it.
  fileprivate func reason(at line: Int, of path: String) -> String {
    let around = (lines[path] ?? []).filter { $0.contains(line) }.sorted { $0.count < $1.count }
    let place = around.lazy.compactMap { range in
      places.first { $0.file == path && range.contains($0.line) }
    }.first
    return place.map { "line \($0.line): \($0.reason)" } ?? "the code around it is left out"
  }
}
