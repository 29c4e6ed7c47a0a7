import Foundation
import VitrineCoding
import VitrineProcess

/// The targets of a project whose previews are drawn, and the files of these previews.
struct PreviewTargets {
  let model: ProjectModel
  let options: ProjectRun.Options
  let toolchain: Toolchain

  /// The targets of the command line, without those of whose previews none is wanted.
  ///
  /// - Throws: `ProjectError` when there are none.
  func chosen() throws(ProjectError) -> [ProjectTarget] {
    let all = try model.previewTargets(toolchain)
    let names = all.map(\.name)
    for name in options.targets where !names.contains(name) {
      throw nothing(
        "there is no target '\(name)' with previews",
        hint: names.isEmpty ? nil : "there is \(Suggestion.list(names))")
    }
    guard !all.isEmpty else {
      throw nothing(
        "no target of the project has previews",
        hint: "a preview is a '#Preview' or a type that conforms to 'PreviewProvider'")
    }
    let chosen = all.filter { options.targets.isEmpty || options.targets.contains($0.name) }
    return try changed(try ofNames(try ofFiles(chosen)))
  }

  private func nothing(_ message: String, hint: String?) -> ProjectError {
    var error = ProjectError(message, file: model.file, hint: hint)
    error.foundNothing = true
    return error
  }

  // MARK: Files

  /// The targets with previews in the files of the command line.
  private func ofFiles(_ targets: [ProjectTarget]) throws(ProjectError) -> [ProjectTarget] {
    guard !options.previewFiles.isEmpty else { return targets }
    let files = targets.flatMap(\.previewFiles)
    for path in options.previewFiles where !files.contains(where: { $0.isNamed(path) }) {
      throw nothing(
        "no file '\(path)' has previews",
        hint: Suggestion.hint(
          for: path, among: Set(files.map { $0.path(from: model.root) }).sorted()))
    }
    return targets.compactMap { target in
      target.limited { file in options.previewFiles.contains(where: file.isNamed) }
    }
  }

  // MARK: Names

  /// The targets that may have previews of the names of the command line.
  ///
  /// Names that code computes are known when it runs.
  private func ofNames(_ targets: [ProjectTarget]) throws(ProjectError) -> [ProjectTarget] {
    guard !options.previewNames.isEmpty else { return targets }
    let named = targets.map { ($0, previews: $0.namedPreviews) }
    let all = named.flatMap(\.previews)
    for name in options.previewNames where !all.contains(where: { $0.mayHave(name) }) {
      throw nothing(
        "there is no preview '\(name)'",
        hint: Suggestion.hint(for: name, among: all.map(\.name))
          ?? "'vitrine previews \(options.project.relativePath)' lists them")
    }
    return named.compactMap { target, previews in
      var target = target
      target.chosenPreviewNames = options.previewNames
      return previews.contains { options.previewNames.contains(where: $0.mayHave) } ? target : nil
    }
  }

  // MARK: Changes

  /// The targets with previews that show code which has changed.
  private func changed(_ targets: [ProjectTarget]) throws(ProjectError) -> [ProjectTarget] {
    guard let commit = options.changedSince else { return targets }
    let changes = try ChangedFiles(since: commit, in: model.root)
    var affected: [ProjectTarget] = []
    for target in targets {
      let isWhole = changes.include(oneOf: target.resources + target.frameworkResources)
      let shown = isWhole ? nil : try AffectedPreviews(target, of: model, changes.contains).files
      affected += [target.limited { shown?.contains($0) ?? true }].compactMap(\.self)
    }
    guard affected.isEmpty else { return affected }
    throw nothing(
      "no preview shows what has changed since '\(commit)'",
      hint: changes.isEmpty ? "no file has changed" : nil)
  }
}

extension ProjectTarget {
  /// The target with fewer previews; `nil` without any.
  fileprivate func limited(to isShown: (URL) -> Bool) -> ProjectTarget? {
    let shown = (chosenPreviewFiles ?? previewFiles).filter(isShown)
    var target = self
    target.chosenPreviewFiles = shown.count == previewFiles.count ? nil : shown
    return shown.isEmpty ? nil : target
  }

  /// Whether the previews of a file are drawn.
  func showsPreviews(in file: URL?) -> Bool {
    guard let chosenPreviewFiles, let file else { return true }
    return chosenPreviewFiles.contains(file.standardizedFileURL)
  }

  /// The arguments for the program of the previews: it knows a use of the macro by its file, and a
  /// provider by its type.
  var previewArguments: [String] {
    guard let chosenPreviewFiles else { return [] }
    return chosenPreviewFiles.map(\.path).sorted().flatMap { path in
      let providers = SourceOutline.providers(URL(filePath: path))
      return ["--file", path] + providers.flatMap { ["--provider", $0] }
    }
  }
}

extension SourceOutline {
  /// The types of a file that provide previews; one that cannot be read has none.
  fileprivate static func providers(_ file: URL) -> [String] {
    guard let text = try? ProjectFiles.text(file) else { return [] }
    return SourceOutline.of(text).providers
  }
}

extension URL {
  /// Whether the file is meant by a path, which may leave out folders.
  fileprivate func isNamed(_ path: String) -> Bool {
    let parts = URL(filePath: path).standardizedFileURL.pathComponents
    if pathComponents == parts { return true }
    let given = path.split(separator: "/").filter { $0 != "." }.map(String.init)
    return !given.isEmpty && pathComponents.suffix(given.count) == given[...]
  }
}
