import Foundation
import VitrineProcess

/// Plans the package of a target: which modules, which of their files, and how each is taken.
package struct StagingPlanner {
  let model: ProjectModel
  let toolchain: Toolchain
  let target: ProjectTarget
  /// Files that a build has shown to fail, which are omitted whatever they import, and the reasons.
  let exclusions: [String: String]
  /// How packages from elsewhere become modules.
  let source: PackageSource
  let knownPackages: KnownPackages

  var packages: [LocalPackage] = []
  /// Local packages whose manifests have not run, with the names that these write down.
  var unread: [(folder: URL, names: ManifestNames)] = []
  /// The folders of local packages that are known.
  var listed: Set<String> = []
  var plan: StagingPlan
  var open: [ModuleSource] = []
  private var staged: Set<String> = []
  /// Manifests that do not run, in one line each.
  var packageFaults: [String] = []
  /// Packages from elsewhere that were looked for, and why those are not here that are not.
  var sought: [String: String?] = [:]

  /// Where a module's files come from.
  enum ModuleSource {
    case program(ProjectTarget)
    case framework(ProjectTarget)
    case package(LocalPackage.Target)

    var name: String {
      switch self {
      case .program(let target), .framework(let target): target.moduleName
      case .package(let target): SettingExpansion.identifier(target.name)
      }
    }
  }

  /// Plans the build of a target.
  ///
  /// - Throws: `ProjectError` for files that cannot be read and packages whose manifests do not
  ///   run.
  package static func plan(
    _ target: ProjectTarget, of model: ProjectModel, toolchain: Toolchain,
    exclusions: [String: String] = [:], packages: PackageSource = .named,
    known: KnownPackages = KnownPackages()
  ) throws(ProjectError) -> StagingPlan {
    var planner = StagingPlanner(target, model, toolchain, exclusions, packages, known)
    return try planner.make()
  }

  private init(
    _ target: ProjectTarget, _ model: ProjectModel, _ toolchain: Toolchain,
    _ exclusions: [String: String], _ source: PackageSource, _ knownPackages: KnownPackages
  ) {
    (self.target, self.model, self.toolchain) = (target, model, toolchain)
    (self.exclusions, self.source) = (exclusions, source)
    self.knownPackages = knownPackages
    plan = StagingPlan(
      target: target, developmentLanguage: model.developmentLanguage, modules: [])
  }

  private mutating func make() throws(ProjectError) -> StagingPlan {
    list(model.localPackages)
    repeat { try planModules() } while try addCheckouts()
    for index in plan.modules.indices { plan.modules[index].keepFolder() }
    if case .named = source { nameRemotePackages() }
    plan.notes += sought.sorted { $0.key < $1.key }.compactMap { package, fault in
      fault.map { "the package \(package) is not available: \($0)" }
    }
    return plan
  }

  /// Plans the modules that the target needs of the packages that are read.
  private mutating func planModules() throws(ProjectError) {
    plan = StagingPlan(
      target: target, developmentLanguage: model.developmentLanguage, modules: [])
    plan.notes = model.notes + target.notes + packageFaults
    plan.notes += target.missing.map { "\(relative($0)) belongs to the target, but does not exist" }
    staged = []
    open = [.program(target)]
    while let source = open.popLast() {
      guard staged.insert(source.name).inserted else { continue }
      plan.modules.append(try module(source))
    }
  }

  // MARK: Modules

  /// Modules of the toolchain, of Vitrine and of the platform.
  var knownModules: Set<String> {
    let standIns = StandIn.all.map(\.module).filter { StandIn.belongs($0, to: target.platform) }
    return StandIn.toolchain.union(standIns)
  }

  private mutating func module(_ source: ModuleSource) throws(ProjectError) -> StagingPlan.Module {
    switch source {
    case .program(let target):
      var module = try swiftModule(
        source.name, .program, sources: target.sources, base: model.root, settings: target)
      module.products.formUnion(["SwiftUI", "WidgetKit"])
      if target.goal == .previews { try addPreviews(to: &module) }
      try addGenerated(to: &module, target)
      addBridged(to: &module, target)
      module.keepNamesApart()
      return module
    case .framework(let target):
      var module = try swiftModule(
        source.name, .library, sources: target.sources, base: model.root, settings: target)
      try addGenerated(to: &module, target)
      addBridged(to: &module, target)
      module.keepNamesApart()
      return module
    case .package(let target): return try packageModule(target)
    }
  }

  private mutating func addGenerated(
    to module: inout StagingPlan.Module, _ target: ProjectTarget
  ) throws(ProjectError) {
    let generated = try GeneratedCode.make(
      target, model: model, bundle: ".main", declaredSymbols: declaredSymbols(target.sources))
    for (name, text) in generated.files { module.files["Generated/\(name)"] = .generated(text) }
    module.products.formUnion(generated.products)
    plan.notes += generated.notes
  }

  /// A module of Swift: its files, and the modules that it needs.
  private mutating func swiftModule(
    _ name: String, _ kind: StagingPlan.Module.Kind, sources: [URL], base: URL,
    settings: ProjectTarget, owner: SourceRewriter.Owner = .target
  ) throws(ProjectError) -> StagingPlan.Module {
    var module = StagingPlan.Module(name: name, kind: kind)
    module.settings = CompilerSettings.lines(settings.settings)
    // The product that has what all files import unasked.
    module.products.insert("CoreGraphics")
    let usesWidgetKit = sources.contains {
      (try? outline($0))?.imports.contains("WidgetKit") == true
    }
    let defined = CompilerSettings.defined(settings.settings)
    for file in sources {
      try add(
        file, base: base, usesWidgetKit: usesWidgetKit, owner: owner, defined: defined, to: &module)
    }
    return module
  }

  private mutating func packageModule(
    _ target: LocalPackage.Target
  ) throws(ProjectError) -> StagingPlan.Module {
    let name = SettingExpansion.identifier(target.name)
    let excluded = (target.excluded + Array(target.resources.keys)).map(GlobPattern.init)
    let included = target.sources?.map(GlobPattern.init)
    let files = try ProjectFiles.walk(target.folder) { isPart($0, of: target) }.filter { path in
      !excluded.contains { $0.matches(path) } && included?.contains { $0.matches(path) } != false
    }
    let sources = files.filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else { return try foreignModule(name, target) }
    var settings = self.target
    settings.sources = sources.map { target.folder.appending(path: $0) }
    settings.settings = BuildSettings.package(target.settings, like: self.target.settings)
    var resources = target.resources
    // The package manager finds resources of types that Xcode knows by itself.
    let implicit = files.filter {
      ["xcassets", "xcstrings", "strings", "stringsdict", "xcdatamodeld"].contains(
        ($0 as NSString).pathExtension)
    }
    for path in implicit { resources[path] = "process" }
    var module = try swiftModule(
      name, .library, sources: settings.sources, base: target.folder, settings: settings,
      owner: .package(hasResources: !resources.isEmpty))
    for (path, rule) in resources where ProjectFiles.exists(target.folder.appending(path: path)) {
      module.resources[path] = rule
      module.files[path] = .link(target.folder.appending(path: path))
    }
    settings.resources = try ProjectFiles.leaves(
      resources.keys.sorted().map { target.folder.appending(path: $0) })
    let generated = try GeneratedCode.make(
      settings, model: model, bundle: ".module", declaredSymbols: declaredSymbols(settings.sources))
    for (name, text) in generated.files { module.files["Generated/\(name)"] = .generated(text) }
    module.products.formUnion(generated.products)
    return module
  }

  /// Whether a file or folder belongs to a target: manifests and packages inside it do not.
  private func isPart(_ path: String, of target: LocalPackage.Target) -> Bool {
    if path == "Package.swift" || path.hasPrefix("Package@swift-") { return false }
    return path.hasSuffix(".swift") || !PackageFolder.exists(target.folder.appending(path: path))
  }

  /// The declarations of a target's bridging header, as a module that all of its files import.
  private mutating func addBridged(to module: inout StagingPlan.Module, _ target: ProjectTarget) {
    guard let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty else {
      return
    }
    guard let bridged = BridgedC(target, root: model.root) else {
      guard
        let place = ProjectFiles.find(URL(filePath: header, relativeTo: model.root.directoryURL)),
        let declarations = BridgedObjectiveC(
          place, of: target, model.root, toolchain, title: "the bridging header \(header)")
      else {
        plan.notes.append(
          "the declarations of the bridging header \(header) are not available: it is Objective-C")
        return
      }
      module.files["Generated/ObjectiveC.swift"] = .generated(declarations.source)
      module.products.formUnion(declarations.products)
      plan.note(declarations, root: model.root)
      return
    }
    var own = StagingPlan.Module(name: "\(module.name)_C", kind: .foreign)
    own.files = bridged.files(root: model.root)
    module.modules.insert(own.name)
    module.settings = CompilerSettings.lines(target.settings, bridging: own.name)
    plan.modules.append(own)
  }

  /// The declarations of a module in Objective-C, without any where its headers cannot be read.
  private mutating func objectiveCModule(
    _ name: String, _ target: ObjectiveCTarget
  ) -> StagingPlan.Module {
    var module = StagingPlan.Module(name: name, kind: .library)
    guard let declarations = target.declarations(toolchain) else {
      plan.notes.append("the headers of the module \(name) cannot be read")
      module.keepFolder()
      return module
    }
    module.files["Generated/ObjectiveC.swift"] = .generated(declarations.source)
    module.products.formUnion(declarations.products)
    plan.note(declarations, root: model.root)
    return module
  }

  /// A module of C: all of its folder, as it is.
  private mutating func foreignModule(
    _ name: String, _ target: LocalPackage.Target
  ) throws(ProjectError) -> StagingPlan.Module {
    if try ForeignCode.fault(target) == ForeignCode.objectiveCFault,
      let own = try ObjectiveCTarget(target)
    {
      return objectiveCModule(name, own)
    }
    var module = StagingPlan.Module(name: name, kind: target.kind == "system" ? .system : .foreign)
    module.cSettings = target.settings.cLines
    module.publicHeaders = target.settings.publicHeaders
    guard !target.excluded.isEmpty || target.sources != nil else {
      for entry in ProjectFiles.names(target.folder) {
        module.files[entry] = .link(target.folder.appending(path: entry))
      }
      return module
    }
    let excluded = target.excluded.map(GlobPattern.init)
    let included = target.sources?.map(GlobPattern.init)
    for path in try ProjectFiles.walk(target.folder)
    where !excluded.contains(where: { $0.matches(path) }) {
      // Files that are not compiled may still be included.
      guard !path.hasSuffix(".c") || included?.contains(where: { $0.matches(path) }) != false else {
        continue
      }
      module.files[path] = .link(target.folder.appending(path: path))
    }
    return module
  }
}
