import Foundation
import VitrineCoding
import VitrineProcess

/// Writes the `Package.swift` of a plan.
package struct PackageManifest {
  /// The plan.
  let plan: StagingPlan
  /// The folder of Vitrine's package.
  let vitrine: URL
  /// The folder of a package that is kept, in which Vitrine's package is found on other machines,
  /// too; `nil` for one that is built here.
  let home: URL?
  /// The code that is left out of a kept package, one line each.
  let leftOut: [String]
  /// The prefix of the name of a module's folder.
  var folder = "Sources/"

  package init(
    _ plan: StagingPlan, vitrine: URL, keptIn home: URL? = nil, leftOut: [String] = []
  ) {
    (self.plan, self.vitrine, self.home, self.leftOut) = (plan, vitrine, home, leftOut)
  }

  /// A text as Swift writes it.
  package static func quoted(_ text: String) -> String { SwiftParts.quoted(text) }

  /// The manifest.
  package var text: String {
    """
    // swift-tools-version: 6.2
    // Written by 'vitrine xcode'; changes are lost.
    \(omissions)\(place)
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

  /// The imports, and where Vitrine is.
  private var place: String {
    guard let home else {
      return """
        import PackageDescription

        let vitrine = \(PackageManifest.quoted(vitrine.path))

        """
    }
    let place = SwiftParts.place(of: vitrine.path, from: home.path)
    return "import Foundation\nimport PackageDescription\n\n\(SwiftParts.manifestFolder(place))"
  }

  /// What the package does not have.
  private var omissions: String {
    guard !leftOut.isEmpty else { return "" }
    let lines = leftOut.map { "//   \($0.singleLine)\n" }.joined()
    let title = "// This code does not compile on Linux and is left out, so pictures may differ:"
    return "//\n\(title)\n\(lines)"
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
