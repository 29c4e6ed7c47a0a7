import Foundation

extension StagingPlanner {
  /// Reads the manifests of local packages, and of those that they name.
  mutating func readPackages() throws(ProjectError) {
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
  mutating func addRemotePackages() throws(ProjectError) {
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

  /// Where a module of the project is; `nil` when it has none of the name.
  func find(_ module: String) -> [ModuleSource]? {
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
}
