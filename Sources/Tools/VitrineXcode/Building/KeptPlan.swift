/// What was built of a target: a plan without the code that does not compile, and the report on it.
package struct KeptPlan: Sendable {
  /// The modules that compile together.
  package var plan: StagingPlan
  /// What is left out, and the errors if it could not be built.
  package var report: TargetReport
  /// What was left out of the code that widgets reach; `nil` if all code is built.
  var omissions: PlanIsolation.Omissions?

  package init(plan: StagingPlan, report: TargetReport) {
    (self.plan, self.report) = (plan, report)
  }

  init(plan: StagingPlan, report: TargetReport, omissions: PlanIsolation.Omissions?) {
    self.init(plan: plan, report: report)
    self.omissions = omissions
  }
}

extension StagingPlan {
  /// Returns the plan with the files of the original where nothing had to be left out; `nil` if that
  /// changes nothing.
  ///
  /// A plan of reachable code has copies without the rest of it, which do not follow changes of the
  /// project as links do.
  ///
  /// - Parameter files: the user's files with code that does not compile.
  func linked(as original: StagingPlan, leftOut files: [String]) -> StagingPlan? {
    guard !files.isEmpty else { return original.isSame(as: self) ? nil : original }
    let files = Set(files)
    var plan = self
    for (number, module) in modules.enumerated() {
      guard let whole = original.modules.first(where: { $0.name == module.name }) else { continue }
      for (path, file) in module.files {
        guard let source = file.source?.standardizedFileURL.path, !files.contains(source),
          let link = whole.files[path]
        else { continue }
        plan.modules[number].files[path] = link
      }
    }
    return plan.isSame(as: self) ? nil : plan
  }

  /// Whether both plans stage the same files.
  private func isSame(as other: StagingPlan) -> Bool {
    modules.map(\.name) == other.modules.map(\.name)
      && zip(modules, other.modules).allSatisfy { $0.files == $1.files }
  }
}
