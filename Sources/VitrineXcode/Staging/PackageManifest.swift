import Foundation

/// Writes the `Package.swift` of a plan.
package struct PackageManifest {
  /// The plan.
  let plan: StagingPlan
  /// The folder of Vitrine's package.
  let vitrine: URL
  /// Whether the environment may name another folder of Vitrine's package.
  let isKept: Bool
  /// What stands before the name of a module's folder.
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

    let package = Package(
      name: \(PackageManifest.quoted(plan.target.name)),
      defaultLocalization: \(PackageManifest.quoted(plan.developmentLanguage)),
      platforms: [.iOS(.v18), .macOS(.v15)],
      dependencies: [
        .package(name: "Vitrine", path: \(place)),
    \(plan.remotePackages.map { "    \(dependency($0)),\n" }.joined())  ],
      targets: [
    \(plan.modules.map(target).joined(separator: ",\n"))
      ])

    """
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
    if !module.resources.isEmpty {
      let rules = module.resources.sorted { $0.key < $1.key }.map { path, rule in
        ".\(rule == "copy" ? "copy" : "process")(\(PackageManifest.quoted(path)))"
      }
      lines.append("resources: [\(rules.joined(separator: ", "))]")
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
      ".product(name: \(PackageManifest.quoted($0)), package: \"Vitrine\")"
    }
    let remote = module.remoteProducts.sorted { $0.key < $1.key }.map {
      ".product(name: \(PackageManifest.quoted($0.key)), package: \(PackageManifest.quoted($0.value)))"
    }
    let all = own + vitrine + remote
    return all.isEmpty ? "[]" : "[\n        \(all.joined(separator: ",\n        "))\n      ]"
  }
}
