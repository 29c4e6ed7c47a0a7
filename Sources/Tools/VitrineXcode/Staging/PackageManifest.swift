import Foundation

/// Writes the `Package.swift` of a plan.
package struct PackageManifest {
  /// The plan.
  let plan: StagingPlan
  /// The folder of Vitrine's package.
  let vitrine: URL
  /// Whether the environment may name another folder of Vitrine's package.
  let isKept: Bool
  /// What is before the name of a module's folder.
  var folder = "Sources/"

  package init(_ plan: StagingPlan, vitrine: URL, isKept: Bool = false) {
    (self.plan, self.vitrine, self.isKept) = (plan, vitrine, isKept)
  }

  /// A text as Swift writes it.
  package static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// The manifest.
  package var text: String {
    """
    // swift-tools-version: 6.2
    // Written by 'vitrine xcode'; changes are lost.
    import PackageDescription

    let vitrine = \(place)

    let package = Package(
      name: \(PackageManifest.quoted(plan.target.name)),
      defaultLocalization: \(PackageManifest.quoted(plan.developmentLanguage)),
      platforms: [.iOS(.v18), .macOS(.v15)],
      dependencies: [
    \(vitrinePackages)\(plan.remotePackages.map { "    \(dependency($0)),\n" }.joined())  ],
      targets: [
    \(plan.modules.map(target).joined(separator: ",\n"))
      ])

    """
  }

  /// The packages of Vitrine's that products are taken from; one that is not used gives a warning.
  private var vitrinePackages: String {
    let names = Set(plan.modules.flatMap(\.products).map(StandIn.package))
    let core = "    .package(name: \"Vitrine\", path: vitrine),\n"
    let standIns = "    .package(name: \"StandIns\", path: vitrine + \"/StandIns\"),\n"
    return (names.contains("Vitrine") ? core : "") + (names.contains("StandIns") ? standIns : "")
  }

  /// Where Vitrine is, as Swift writes it.
  private var place: String {
    let path = PackageManifest.quoted(vitrine.path)
    return isKept ? "Context.environment[\"VITRINE_PACKAGE\"] ?? \(path)" : path
  }

  /// A fetched package, held to its pin where there is one.
  private func dependency(_ package: RemotePackage) -> String {
    let pin = package.revision.map { "revision: \(PackageManifest.quoted($0))" }
    return ".package(url: \(PackageManifest.quoted(package.url)), \(pin ?? package.requirement))"
  }

  private func target(_ module: StagingPlan.Module) -> String {
    let function = module.kind == .program ? "executableTarget" : "target"
    var lines = [
      "name: \(PackageManifest.quoted(module.name))", "dependencies: \(dependencies(module))",
      "path: \(PackageManifest.quoted(folder + module.name))",
    ]
    if module.kind == .system {
      lines.remove(at: 1)
      return "    .systemLibrary(\(lines.joined(separator: ", ")))"
    }
    if !module.resources.isEmpty {
      let rules = module.resources.sorted { $0.key < $1.key }.map { path, rule in
        ".\(rule == "copy" ? "copy" : "process")(\(PackageManifest.quoted(path)))"
      }
      lines.append("resources: [\(rules.joined(separator: ", "))]")
    }
    if let headers = module.publicHeaders {
      lines.append("publicHeadersPath: \(PackageManifest.quoted(headers))")
    }
    if !module.cSettings.isEmpty {
      lines.append("cSettings: [\(module.cSettings.joined(separator: ", "))]")
    }
    if !module.settings.isEmpty {
      lines.append(
        "swiftSettings: [\n        \(module.settings.joined(separator: ",\n        "))\n      ]")
    }
    return "    .\(function)(\n      \(lines.joined(separator: ",\n      ")))"
  }

  private func dependencies(_ module: StagingPlan.Module) -> String {
    let own = module.modules.sorted().map { PackageManifest.quoted($0) }
    let vitrine = module.products.sorted().map {
      ".product(name: \(PackageManifest.quoted($0)), package: \"\(StandIn.package(of: $0))\")"
    }
    let remote = module.remoteProducts.sorted { $0.key < $1.key }.map {
      ".product(name: \(PackageManifest.quoted($0.key)), package: \(PackageManifest.quoted($0.value)))"
    }
    let all = own + vitrine + remote
    return all.isEmpty ? "[]" : "[\n        \(all.joined(separator: ",\n        "))\n      ]"
  }
}
