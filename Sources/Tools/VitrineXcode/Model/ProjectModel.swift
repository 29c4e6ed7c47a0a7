import Foundation
import VitrineFiles
import VitrineSyntax

/// A project, from an Xcode project, a workspace, a `project.yml` or a folder of sources.
package struct ProjectModel: Sendable {
  /// The name of the project.
  package var name: String
  /// The file that was read, or the folder.
  package var file: URL
  /// The folder that paths are relative to.
  package var root: URL
  /// The language of keys in string tables.
  package var developmentLanguage = "en"
  /// The targets of the project.
  package var targets: [ProjectTarget] = []
  /// Folders with a `Package.swift` that the project names.
  package var localPackages: [URL] = []
  /// Packages from elsewhere.
  package var remotePackages: [RemotePackage] = []
  /// The pinned commits and versions of packages, by their names.
  package var pins: [String: PackagePins.Pin] = [:]
  /// Other projects that the project refers to.
  package var references: [URL] = []
  /// The deviations from the project's specification, one line each.
  package var notes: [String] = []
  /// Whether it is a complete project; `false` for a specification without a name, which others
  /// include.
  package var isWhole = true

  package init(name: String, file: URL, root: URL) {
    (self.name, self.file, self.root) = (name, file, root)
  }

  /// The folder with named data of its widgets.
  var samples: URL { root.appending(path: SampleFolder.name) }

  /// The target of a name; `nil` when there is none.
  package func target(named name: String) -> ProjectTarget? {
    targets.first { $0.name == name }
  }

  /// Gives targets the resources of the frameworks that they use.
  mutating func addFrameworkResources() {
    for index in targets.indices where ![.framework, .library].contains(targets[index].product) {
      var open = targets[index].dependencies
      var known: Set<String> = [targets[index].name]
      var found: [URL] = []
      while let name = open.popLast() {
        guard known.insert(name).inserted, let used = target(named: name),
          [.framework, .library].contains(used.product)
        else { continue }
        found += used.resources
        open += used.dependencies
      }
      let own = Set(targets[index].resources)
      targets[index].frameworkResources = found.filter { !own.contains($0) }
    }
  }

  /// Returns the name of the app that contains a target, as the Home Screen shows it; `nil` if the project
  /// has several apps and none depends on the target.
  func appName(of target: ProjectTarget) -> String? {
    let apps = targets.filter { $0.product == .application }
    let app =
      apps.first { $0.dependencies.contains(target.name) } ?? (apps.count == 1 ? apps[0] : nil)
    guard let app else { return nil }
    return app.information["CFBundleDisplayName"]?.string
      ?? app.information["CFBundleName"]?.string ?? app.name
  }

  /// The targets that hold widgets.
  package var widgetTargets: [ProjectTarget] { targets.filter(\.isWidgetExtension) }
}

/// A package that is fetched.
package struct RemotePackage: Sendable, Hashable, Codable {
  /// Where it comes from.
  package var url: String
  /// The required versions as in `Package.swift`: `from: "1.0.0"`.
  package var requirement: String
  /// The commit of `Package.resolved`.
  package var revision: String?
  /// The version of `Package.resolved`.
  package var version: String?
  /// Its name in a specification, if that differs from the address's.
  package var name: String?

  /// Whether a product's package is this one: by address or by name.
  func isNamed(_ address: String) -> Bool {
    let other = RemotePackage(url: address, requirement: "").identity
    return url == address || identity == other || name?.lowercased() == other
  }

  /// The package at the HTTPS address that corresponds to an SSH address: public packages are
  /// available there without a key.
  ///
  /// Source: "Git URLs" of git's documentation.
  var byWeb: RemotePackage {
    guard let match = url.wholeMatch(of: #/(?:ssh://)?git@([^:/\s]+)(?::\d+)?[:/](\S+)/#) else {
      return self
    }
    var package = self
    package.url = "https://\(match.1)/\(match.2)"
    return package
  }

  /// The name of a package: the last part of its address.
  package var identity: String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }
}

/// One target of a project.
package struct ProjectTarget: Sendable {
  /// What a target makes.
  package enum Product: Sendable, Hashable {
    case application
    case appExtension
    case framework
    case library
    /// The type's identifier, for all others.
    case other(String)
  }

  /// A product of a package that the target links.
  package struct PackageProduct: Sendable, Hashable {
    package var name: String
    /// The address or folder of the package, if the project contains it.
    package var package: String?
  }

  /// What is drawn of a target.
  package enum Goal: String, Sendable, Hashable {
    /// Its widgets, and their previews.
    case widgets
    /// All of its previews.
    case previews
  }

  /// The name in the project.
  package var name: String
  /// What is drawn of it.
  package var goal = Goal.widgets
  /// Modules of packages whose previews are drawn.
  package var previewedModules: [String] = []
  /// The files with previews.
  package var previewFiles: Set<URL> = []
  /// Those whose previews are drawn; `nil` for all.
  package var chosenPreviewFiles: Set<URL>?
  /// The names of the previews that are drawn; empty for all.
  package var chosenPreviewNames: [String] = []
  /// What it makes.
  package var product: Product
  /// The system for which it is built.
  package var platform: ApplePlatform
  /// Source files of Swift, in order.
  package var sources: [URL] = []
  /// Catalogues, string tables, images, fonts and other files in the product.
  package var resources: [URL] = []
  /// Resources of the frameworks that it uses, which are found in its product: there is one
  /// program.
  package var frameworkResources: [URL] = []
  /// Other members: intent definitions, models of Core Data, sources of C.
  package var others: [URL] = []
  /// Members whose files are missing.
  package var missing: [URL] = []
  /// Names of targets of the same project that it uses.
  package var dependencies: [String] = []
  /// Products of packages that it links.
  package var packageProducts: [PackageProduct] = []
  /// Its settings.
  package var settings: BuildSettings
  /// Its Info.plist with expanded settings; empty if there is none.
  package var information: [String: PropertyValue] = [:]
  /// Its entitlements.
  package var entitlements: [String: PropertyValue] = [:]
  /// The deviations from the project's specification, one line each.
  package var notes: [String] = []
  /// Why nothing of it can be planned, such as a manifest that does not run.
  var fault: ProjectError?

  package init(name: String, product: Product, platform: ApplePlatform, settings: BuildSettings) {
    (self.name, self.product, self.platform) = (name, product, platform)
    self.settings = settings
  }

  /// The name that other sources import.
  package var moduleName: String {
    let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? ""
    // In a workspace, the target may begin with its project's name.
    let own = self.name.split(separator: "/").last.map(String.init) ?? self.name
    return SettingExpansion.identifier(name.isEmpty ? own : name)
  }

  /// The point of the system that the extension extends.
  package var extensionPoint: String? {
    information["NSExtension"]?["NSExtensionPointIdentifier"]?.string
      ?? information["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string
  }

  /// Whether the product contains widgets.
  package var isWidgetExtension: Bool {
    product == .appExtension && extensionPoint == "com.apple.widgetkit-extension"
  }

  /// The minimum version of the system, such as `16.4`.
  package var deploymentTarget: String? { settings[platform.deploymentSetting] }

  /// Groups of apps that share data.
  package var appGroups: [String] {
    entitlements["com.apple.security.application-groups"]?.strings ?? []
  }
}
