import Foundation

/// Plans the package of a target: which modules, which of their files, and how each is taken.
package struct StagingPlanner {
  private let model: ProjectModel
  private let toolchain: Toolchain
  private let target: ProjectTarget
  /// Files that are left out whatever they import, and why: what a build has shown.
  private let exclusions: [String: String]
  /// Whether packages from elsewhere are fetched.
  private let usesRemotePackages: Bool

  private var packages: [LocalPackage] = []
  private var plan: StagingPlan
  private var open: [ModuleSource] = []
  private var staged: Set<String> = []

  /// Where a module's files come from.
  private enum ModuleSource {
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

  /// Plans what is built of a target.
  ///
  /// - Throws: `ProjectError` for files that cannot be read and packages whose manifests do not run.
  package static func plan(
    _ target: ProjectTarget, of model: ProjectModel, toolchain: Toolchain,
    exclusions: [String: String] = [:], usesRemotePackages: Bool = true
  ) throws(ProjectError) -> StagingPlan {
    var planner = StagingPlanner(target, model, toolchain, exclusions, usesRemotePackages)
    return try planner.make()
  }

  private init(
    _ target: ProjectTarget, _ model: ProjectModel, _ toolchain: Toolchain,
    _ exclusions: [String: String], _ usesRemotePackages: Bool
  ) {
    (self.target, self.model, self.toolchain) = (target, model, toolchain)
    (self.exclusions, self.usesRemotePackages) = (exclusions, usesRemotePackages)
    plan = StagingPlan(
      target: target, developmentLanguage: model.developmentLanguage, modules: [])
  }

  private mutating func make() throws(ProjectError) -> StagingPlan {
    plan.notes = model.notes + target.notes
    plan.notes += target.missing.map { "\(relative($0)) is named by the target and not there" }
    if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      plan.notes.append("what the bridging header \(header) names is not there: it is Objective-C")
    }
    try readPackages()
    open = [.program(target)]
    while let source = open.popLast() {
      guard staged.insert(source.name).inserted else { continue }
      plan.modules.append(try module(source))
    }
    try addRemotePackages()
    return plan
  }

  // MARK: Packages

  /// Reads the manifests of local packages, and of those that they name.
  private mutating func readPackages() throws(ProjectError) {
    let known = knownModules
    let frameworks = model.targets.filter { [.framework, .library].contains($0.product) }
    var isNeeded = !target.packageProducts.isEmpty
    for file in ([target] + frameworks).flatMap(\.sources) where !isNeeded {
      guard let outline = try? outline(file) else { continue }
      isNeeded = !outline.imports.union(outline.optionalImports).isSubset(of: known)
    }
    guard isNeeded else { return }
    var folders = model.localPackages
    var seen: Set<String> = []
    while let folder = folders.popLast() {
      let folder = folder.standardizedFileURL
      guard seen.insert(folder.path).inserted,
        ProjectFiles.exists(folder.appending(path: "Package.swift"))
      else { continue }
      do throws(ProjectError) {
        let package = try LocalPackage.read(folder, toolchain)
        packages.append(package)
        folders += package.localDependencies
      } catch {
        plan.notes.append(error.description)
      }
    }
  }

  /// Products of fetched packages for the modules that nobody else has.
  private mutating func addRemotePackages() throws(ProjectError) {
    let remote = model.remotePackages + packages.flatMap(\.remoteDependencies)
    guard usesRemotePackages, !plan.missingModules.isEmpty, !remote.isEmpty else { return }
    var used: Set<RemotePackage> = []
    for index in plan.modules.indices where plan.modules[index].kind == .program {
      for product in target.packageProducts {
        guard let address = product.package,
          let package = remote.first(where: {
            $0.url == address || $0.identity == address.lowercased()
          }),
          plan.missingModules[SettingExpansion.identifier(product.name)] != nil
        else { continue }
        plan.modules[index].remoteProducts[product.name] = package.identity
        used.insert(package)
      }
    }
    plan.remotePackages = used.sorted { $0.url < $1.url }
  }

  // MARK: Modules

  /// Modules of the toolchain, of Vitrine and of the platform.
  private var knownModules: Set<String> {
    let standIns = StandIn.all.map(\.module).filter { StandIn.belongs($0, to: target.platform) }
    return StandIn.toolchain.union(StandIn.rewritten).union(standIns)
  }

  /// Where a module of the project is; `nil` when it has none of the name.
  private func find(_ module: String) -> [ModuleSource]? {
    let framework = model.targets.first {
      [.framework, .library].contains($0.product) && $0.moduleName == module
    }
    if let framework { return [.framework(framework)] }
    for package in packages {
      if let own = package.targets.first(where: { SettingExpansion.identifier($0.name) == module })
      {
        return [.package(own)]
      }
    }
    return nil
  }

  private mutating func module(_ source: ModuleSource) throws(ProjectError) -> StagingPlan.Module {
    switch source {
    case .program(let target):
      var module = try swiftModule(
        source.name, .program, sources: target.sources, base: model.root, settings: target)
      module.products.formUnion(["SwiftUI", "WidgetKit"])
      try addGenerated(to: &module, target)
      return module
    case .framework(let target):
      var module = try swiftModule(
        source.name, .library, sources: target.sources, base: model.root, settings: target)
      try addGenerated(to: &module, target)
      return module
    case .package(let target): return try packageModule(target)
    }
  }

  private mutating func addGenerated(
    to module: inout StagingPlan.Module, _ target: ProjectTarget
  ) throws(ProjectError) {
    let generated = try GeneratedCode.make(
      target, model: model, bundle: ".main", declared: declaredNames(target.sources))
    for (name, text) in generated.files { module.files["Generated/\(name)"] = .generated(text) }
    module.products.formUnion(generated.products)
    plan.notes += generated.notes
  }

  /// A module of Swift: its files, and the modules that it needs.
  private mutating func swiftModule(
    _ name: String, _ kind: StagingPlan.Module.Kind, sources: [URL], base: URL,
    settings: ProjectTarget
  ) throws(ProjectError) -> StagingPlan.Module {
    var module = StagingPlan.Module(name: name, kind: kind)
    module.settings = CompilerSettings.lines(settings.settings)
    let usesWidgetKit = sources.contains {
      (try? outline($0))?.imports.contains("WidgetKit") == true
    }
    for file in sources {
      try add(file, base: base, usesWidgetKit: usesWidgetKit, to: &module)
    }
    return module
  }

  private mutating func packageModule(
    _ target: LocalPackage.Target
  ) throws(ProjectError) -> StagingPlan.Module {
    let name = SettingExpansion.identifier(target.name)
    let excluded = (target.excluded + Array(target.resources.keys)).map(GlobPattern.init)
    let included = target.sources?.map(GlobPattern.init)
    let files = try ProjectFiles.walk(target.folder).filter { path in
      !excluded.contains { $0.matches(path) } && included?.contains { $0.matches(path) } != false
    }
    let sources = files.filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else { return foreignModule(name, target) }
    var settings = self.target
    settings.sources = sources.map { target.folder.appending(path: $0) }
    settings.settings = BuildSettings.package(defines: target.defines, like: self.target.settings)
    var module = try swiftModule(
      name, .library, sources: settings.sources, base: target.folder, settings: settings)
    var resources = target.resources
    // The package manager takes what Xcode knows as a resource without being told.
    let implicit = files.filter {
      ["xcassets", "xcstrings", "strings", "stringsdict", "xcdatamodeld"].contains(
        ($0 as NSString).pathExtension)
    }
    for path in implicit { resources[path] = "process" }
    for (path, rule) in resources where ProjectFiles.exists(target.folder.appending(path: path)) {
      module.resources[path] = rule
      module.files[path] = .link(target.folder.appending(path: path))
    }
    settings.resources = resources.keys.sorted().map { target.folder.appending(path: $0) }
    let generated = try GeneratedCode.make(
      settings, model: model, bundle: ".module", declared: declaredNames(settings.sources))
    for (name, text) in generated.files { module.files["Generated/\(name)"] = .generated(text) }
    module.products.formUnion(generated.products)
    return module
  }

  /// A module of C: all of its folder, as it is.
  private func foreignModule(_ name: String, _ target: LocalPackage.Target) -> StagingPlan.Module {
    var module = StagingPlan.Module(name: name, kind: .foreign)
    for entry in ProjectFiles.names(target.folder) {
      module.files[entry] = .link(target.folder.appending(path: entry))
    }
    return module
  }

  // MARK: Files

  private mutating func add(
    _ file: URL, base: URL, usesWidgetKit: Bool, to module: inout StagingPlan.Module
  ) throws(ProjectError) {
    let text = try ProjectFiles.text(file)
    let outline = SourceOutline(text)
    let path = relative(file, to: base)
    if let reason = exclusions[file.path] {
      module.leftOut.append(.init(file: path, reason: reason))
      return
    }
    if module.kind == .program, outline.startsAnotherProgram {
      module.leftOut.append(.init(file: path, reason: "it starts another program"))
      return
    }
    let known = knownModules
    var missing: Set<String> = []
    for name in outline.imports.union(outline.optionalImports).sorted()
    where name != module.name {
      if known.contains(name) {
        if let product = StandIn.named(name)?.product { module.products.insert(product) }
      } else if let sources = find(name) {
        open += sources
        module.modules.insert(name)
      } else if outline.imports.contains(name) {
        missing.insert(name)
      }
    }
    for name in missing { plan.missingModules[name, default: []].append(path) }
    let isRemote = missing.allSatisfy(isRemoteProduct)
    if !missing.isEmpty, !isRemote || !usesRemotePackages, outline.widgets.isEmpty {
      let names = missing.sorted().joined(separator: ", ")
      module.leftOut.append(.init(file: path, reason: "it imports \(names)"))
      return
    }
    let rewriter = SourceRewriter(
      platform: target.platform, hasModule: moduleTest,
      dropped: isRemote && usesRemotePackages ? [] : missing,
      addsWidgetKit: usesWidgetKit && outline.needsWidgetKit)
    module.files[stagedPath(path)] =
      rewriter.rewrite(text).map { .copy(file, $0) } ?? .link(file)
  }

  private func isRemoteProduct(_ module: String) -> Bool {
    target.packageProducts.contains {
      SettingExpansion.identifier($0.name) == module && $0.package != nil
    } && !model.remotePackages.isEmpty
  }

  /// Whether a module is there, for `canImport`.
  private var moduleTest: @Sendable (String) -> Bool? {
    var known = knownModules.subtracting(StandIn.rewritten)
    known.formUnion(model.targets.filter { $0.product == .framework }.map(\.moduleName))
    known.formUnion(packages.flatMap(\.targets).map { SettingExpansion.identifier($0.name) })
    let modules = known
    return { modules.contains($0) }
  }

  private func outline(_ file: URL) throws(ProjectError) -> SourceOutline {
    SourceOutline(try ProjectFiles.text(file))
  }

  /// The names that code declares, which generated code leaves alone.
  private func declaredNames(_ sources: [URL]) -> Set<String> {
    sources.reduce(into: []) { names, file in
      guard let text = try? ProjectFiles.text(file) else { return }
      names.formUnion(DeclaredMembers.names(text))
    }
  }

  /// A path below the staged module: nothing lies outside of it.
  private func stagedPath(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != ".." && $0 != "." }
    return (path.hasPrefix("..") ? ["outside"] + parts : parts).joined(separator: "/")
  }

  private func relative(_ file: URL, to base: URL? = nil) -> String {
    RelativePath.of(file, to: base ?? model.root)
  }
}

/// Paths from one folder.
package enum RelativePath {
  /// The path of a file from a folder, with `..` where it lies outside.
  package static func of(_ file: URL, to base: URL) -> String {
    let from = base.standardizedFileURL.pathComponents
    let to = file.standardizedFileURL.pathComponents
    let common = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - common)
    return (up + to[common...]).joined(separator: "/")
  }
}
