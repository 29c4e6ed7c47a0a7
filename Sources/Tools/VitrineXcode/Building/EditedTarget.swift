#if canImport(SwiftParser)
  import Foundation
  import VitrineIsolation
  import VitrineProcess

  /// A built target whose sources change: each edit is staged without the code that was left out
  /// before, as long as nothing else changes.
  ///
  /// What an edit stages is compared with what the last one staged, so that every other change is
  /// found, wherever it comes from.
  package struct EditedTarget {
    private let run: ProjectRun
    private let name: String
    private let state: TargetWork.State
    private let staged: StagedFolder
    private let packages = KnownPackages()
    private let sources = KnownSources()
    private var inputs: Fingerprint.Inputs
    private var code: Code
    /// The staged sources, by their places.
    private var texts: [URL: MergedText]
    /// The places of sources that edits changed although nobody edited them: widgets reach more of
    /// their code.
    private var reached: Set<String> = []

    /// The code of a target before the compiler's errors are considered.
    private struct Code {
      var whole: StagingPlan
      /// Without the code that no widget reaches.
      var plan: StagingPlan
      var reduced: ReducedCode?
    }

    /// What an edit takes.
    package enum Edit {
      /// The places of staged sources to compile.
      case sources([String])
      /// Everything has to be built, and why.
      case whole(String)
    }

    /// Reads what was built; `nil` if that is not what edits would be compared with.
    ///
    /// Files that were saved since the inputs of the work were read are changes of the first edit.
    ///
    /// - Throws: `ProjectError` when the project cannot be read.
    package init?(_ work: TargetWork) throws(ProjectError) {
      guard work.unchanged != nil else { return nil }
      (run, name, state) = (work.run, work.target.name, work.state)
      (inputs, staged) = (work.inputs, StagedFolder(work.folder))
      let code = try EditedTarget.code(of: work, packages, sources)
      guard let texts = try EditedTarget.texts(of: code.plan, state, staged) else { return nil }
      (self.code, self.texts) = (code, texts)
    }

    /// The place where edits are compiled.
    package var place: ProjectConversation.Place {
      ProjectConversation.Place(
        sources: staged.url.appending(path: "Sources").path, plan: EditPlan(staged.url).url.path,
        products: staged.url.appending(path: "run").path,
        modules: code.plan.swiftModules.map { code.plan.modules[$0].name },
        origins: staged.origins(code.plan),
        folders: [staged.url.path, run.options.vitrine.path, run.toolchain.cache]
          + run.options.packages.map(\.path))
    }

    private static func code(
      of work: TargetWork, _ packages: KnownPackages, _ sources: KnownSources
    ) throws(ProjectError) -> Code {
      let checkouts = work.run.checkouts(for: work.model, isFetching: false, findsFetched: true)
      let whole = try StagingPlanner.plan(
        work.target, of: work.model, toolchain: work.run.toolchain,
        exclusions: work.state.exclusions, packages: .checkouts(checkouts), known: packages)
      guard let omissions = work.state.omissions else { return Code(whole: whole, plan: whole) }
      let reduced = try PlanReach(whole, known: sources).reduced(puttingBack: omissions.restored)
      return Code(whole: whole, plan: reduced.plan, reduced: reduced.code)
    }

    /// The staged sources; `nil` if they differ from the plan where nothing was left out.
    private static func texts(
      of plan: StagingPlan, _ state: TargetWork.State, _ staged: StagedFolder
    ) throws(ProjectError) -> [URL: MergedText]? {
      var texts: [URL: MergedText] = [:]
      for module in plan.modules {
        for (path, file) in module.files where path.hasSuffix(".swift") {
          let place = staged.place(of: path, in: module.name)
          let lines = state.omissions?.lines[module.name]?[path] ?? []
          guard let found = try? ProjectFiles.text(place),
            let text = MergedText(original: try file.text(), changed: found, lines: lines)
          else { return nil }
          texts[place] = text
        }
      }
      return texts
    }

    // MARK: Edits

    /// Stages the sources that changed since the last edit.
    ///
    /// - Throws: `ProjectError` when the project cannot be read, or nothing can be written.
    package mutating func edit(_ model: ProjectModel) throws(ProjectError) -> Edit {
      guard let target = model.target(named: name) else { return .whole("the target has changed") }
      let work = try TargetWork(run, target, of: model, state: state)
      guard work.inputs.others == inputs.others else { return .whole("settings have changed") }
      let changed = inputs.changes(to: work.inputs)
      let known = Set(staged.origins(code.whole).values.map(EditedTarget.standardized))
      if let other = changed.sorted().first(where: {
        !known.contains($0) || !$0.hasSuffix(".swift")
      }) {
        return .whole("\(URL(filePath: other).path(from: model.root)) has changed")
      }
      let code = try EditedTarget.code(of: work, packages, sources)
      guard code.whole.isLike(self.code.whole), code.plan.isLike(self.code.plan) else {
        return .whole("the widgets need other files or modules")
      }
      let lock = try run.lock(target)
      defer { withExtendedLifetime(lock) {} }
      guard let files = try files(code.plan, changed) else {
        return .whole("code has changed around what is left out")
      }
      try staged.write(files.mapValues(\.file))
      texts.merge(files.mapValues(\.text)) { $1 }
      (inputs, self.code) = (work.inputs, code)
      reached.formUnion(files.filter { !$0.value.isEdited }.keys.map(\.path))
      return .sources(files.keys.map(\.path).sorted())
    }

    /// A source to stage.
    private struct Source {
      var file: StagingPlan.StagedFile
      var text: MergedText
      /// Whether the user's file has changed.
      var isEdited: Bool
    }

    /// The sources to stage; `nil` if code has changed around which something was left out, or if
    /// another run has staged something else.
    private func files(
      _ plan: StagingPlan, _ changed: Set<String>
    ) throws(ProjectError) -> [URL: Source]? {
      var files: [URL: Source] = [:]
      for (module, old) in zip(plan.modules, code.plan.modules) {
        for (path, file) in module.files where path.hasSuffix(".swift") {
          let place = staged.place(of: path, in: module.name)
          guard var text = texts[place], let before = old.files[path] else { return nil }
          let isEdited = file.source.map { changed.contains(EditedTarget.standardized($0.path)) }
          // A link has the text of the user's file.
          guard isEdited == true || file != before else {
            guard staged.has(text.staged(as: file), at: place) else { return nil }
            continue
          }
          guard text.take(try file.text()) else { return nil }
          files[place] = Source(
            file: text.staged(as: file), text: text, isEdited: isEdited ?? false)
        }
      }
      return files
    }

    private static func standardized(_ path: String) -> String {
      URL(filePath: path).standardizedFileURL.path
    }

    // MARK: Errors

    /// Whether the compiler's errors are those of the edits: otherwise code is missing or does not
    /// compile here that was never needed before.
    package func explains(errors text: String) -> Bool {
      let places = Set(texts.keys.map(\.path))
      let errors = CompilerError.read(text, isSource: places.contains)
      guard code.reduced?.missed(by: errors).isEmpty ?? true else { return false }
      return errors.allSatisfy { !reached.contains($0.file) }
    }
  }

  extension MergedText {
    /// How the text is staged in place of a file of the plan.
    fileprivate func staged(as file: StagingPlan.StagedFile) -> StagingPlan.StagedFile {
      guard !lines.isEmpty else { return file }
      return file.source.map { .copy($0, text) } ?? .generated(text)
    }
  }

  extension Fingerprint.Inputs {
    /// The paths of files that are new, missing or not the same in other inputs.
    fileprivate func changes(to other: Self) -> Set<String> {
      Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }
    }
  }
#endif
