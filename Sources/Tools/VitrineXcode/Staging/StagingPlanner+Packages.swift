import Foundation

extension StagingPlanner {
  /// Notes local packages, whose manifests run when a module of theirs is needed.
  mutating func list(_ folders: [URL]) {
    for folder in folders.map(\.standardizedFileURL) {
      let manifest = folder.appending(path: "Package.swift")
      guard listed.insert(folder.path).inserted, let text = try? ProjectFiles.text(manifest) else {
        continue
      }
      unread.append((folder, ManifestNames(text)))
    }
  }

  /// Runs the manifests of local packages that may have a module; the result is whether one was run.
  private mutating func readPackages(with module: String) -> Bool {
    let wanted = unread.filter { $0.names.mayHave(module) }.map(\.folder)
    guard !wanted.isEmpty else { return false }
    unread.removeAll { wanted.contains($0.folder) }
    for folder in wanted { _ = addPackage(folder) }
    return true
  }

  /// Products of packages that the package manager fetches, for modules that aren't available
  /// otherwise.
  mutating func nameRemotePackages() {
    let remote = model.remotePackages + packages.flatMap(\.remoteDependencies)
    guard !plan.missingModules.isEmpty, !remote.isEmpty else { return }
    var used: Set<RemotePackage> = []
    for index in plan.modules.indices where plan.modules[index].kind == .program {
      for product in target.packageProducts {
        guard let address = product.package,
          let package = remote.first(where: { $0.isNamed(address) }),
          plan.missingModules[SettingExpansion.identifier(product.name)] != nil
        else { continue }
        plan.modules[index].remoteProducts[product.name] = package.identity
        used.insert(package)
      }
    }
    plan.remotePackages = used.sorted { $0.url < $1.url }
  }

  /// Reads the packages that may have the modules that are missing; the result is whether there is
  /// one more than before.
  mutating func addCheckouts() throws(ProjectError) -> Bool {
    guard case .checkouts(let checkouts) = source, !plan.missingModules.isEmpty else {
      return false
    }
    let wanted = wantedPackages().filter { sought[$0.url] == nil }
    guard !wanted.isEmpty else { return false }
    let found = checkouts.folders(of: wanted, for: model, toolchain)
    var isMore = false
    for package in wanted {
      switch found[package.identity] {
      case .found(let folder)?:
        sought[package.url] = .some(nil)
        isMore = addPackage(folder) || isMore
      case .absent(let reason)?: sought[package.url] = reason
      case nil: sought[package.url] = "no copy of it was found; it is fetched with -o"
      }
    }
    return isMore
  }

  private mutating func addPackage(_ folder: URL) -> Bool {
    guard !packages.contains(where: { $0.folder.path == folder.path }) else { return false }
    do throws(ProjectError) {
      let package = try knownPackages.read(folder, toolchain)
      packages.append(package)
      list(package.localDependencies.compactMap { PackageFolder.find($0, near: folder) })
      return true
    } catch {
      packageFaults.append(error.description)
      return false
    }
  }

  /// The packages from elsewhere that targets use in which a module is missing.
  private func wantedPackages() -> [RemotePackage] {
    var wanted: [RemotePackage] = []
    for module in plan.modules where plan.missingModules.keys.contains(where: module.lacks) {
      if let own = ([target] + model.targets).first(where: { $0.moduleName == module.name }) {
        wanted += packages(of: own, module)
      }
      for package in packages {
        guard
          let own = package.targets.first(where: {
            SettingExpansion.identifier($0.name) == module.name
          })
        else { continue }
        wanted += package.remoteDependencies.filter { dependency in
          own.packages.contains(where: dependency.isNamed)
        }.map { $0.held(to: model.pins) }
      }
    }
    var known: Set<String> = []
    return wanted.filter { known.insert($0.identity).inserted }
  }

  /// The packages of a target of the project: those of its products; where these do not say whose
  /// they are, those that are called alike, else all.
  private func packages(of target: ProjectTarget, _ module: StagingPlan.Module) -> [RemotePackage] {
    let addresses = target.packageProducts.compactMap(\.package)
    let named = model.remotePackages.filter { addresses.contains(where: $0.isNamed) }
    let open = target.packageProducts.filter { $0.package == nil }
    guard !open.isEmpty || named.isEmpty else { return named }
    let missing = module.missing.map { $0.lowercased() }
    let alike = model.remotePackages.filter { package in
      missing.contains { package.identity.contains($0) }
    }
    return named + (alike.isEmpty ? model.remotePackages : alike)
  }

  /// Where a module of the project is; `nil` when it has none of the name.
  ///
  /// - Throws: `ProjectError` when a folder has too many files.
  mutating func find(_ module: String) throws(ProjectError) -> [ModuleSource]? {
    let framework = model.targets.first {
      [.framework, .library].contains($0.product) && $0.moduleName == module
    }
    if let framework { return [.framework(framework)] }
    repeat {
      if let found = try findInPackages(module) { return found }
    } while readPackages(with: module)
    return nil
  }

  private mutating func findInPackages(_ module: String) throws(ProjectError) -> [ModuleSource]? {
    for package in packages {
      guard
        let own = package.targets.first(where: { SettingExpansion.identifier($0.name) == module })
      else { continue }
      guard let fault = try ForeignCode.fault(own) else { return [.package(own)] }
      if fault == ForeignCode.objectiveCFault, try ObjectiveCTarget(own) != nil {
        return [.package(own)]
      }
      let note = "\(module) of the package \(package.name) is not available: \(fault)"
      if !plan.notes.contains(note) { plan.notes.append(note) }
    }
    return nil
  }
}
