import Foundation
import VitrineSyntax

/// A target of a manifest of Tuist.
struct TuistTarget {
  private let value: ManifestValue
  private let project: ManifestValue
  private let folder: URL
  private let root: URL

  /// A target of a manifest in a folder.
  ///
  /// - Parameter root: the folder that `.relativeToRoot` means.
  init(_ value: ManifestValue, _ project: ManifestValue, _ folder: URL, root: URL) {
    (self.value, self.project, self.folder, self.root) = (value, project, folder, root)
  }

  /// Folders of the projects that it depends on.
  var projects: [URL] {
    (value["dependencies"]?.elements ?? []).filter { $0.name == "project" }
      .compactMap { $0["path"].flatMap(place) }
  }

  /// The target as projects have it.
  ///
  /// - Throws: `ProjectError` for files that cannot be read.
  func read(
    _ model: ProjectModel, _ configuration: String, _ preferred: ApplePlatform?
  ) throws(ProjectError) -> ProjectTarget {
    let name = value["name"]?.string ?? ""
    let platforms = platforms
    let platform = preferred.flatMap { platforms.contains($0) ? $0 : nil } ?? platforms[0]
    let product = ProjectTarget.Product(tuist: value["product"]?.name ?? "")
    let layers = [
      BuildSettings.defaults(
        target: name, project: model, configuration: configuration, product: product),
      BuildSettings.assignments(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": .string("DEBUG")]),
      settings(project["settings"], configuration), settings(value["settings"], configuration),
      BuildSettings.assignments(named(platform)),
    ]
    var target = ProjectTarget(
      name: name, product: product, platform: platform,
      settings: BuildSettings(
        layers, conditions: .init(sdk: platform.sdk, configuration: configuration)))
    for list in ["sources", "resources", "buildableFolders", "coreDataModels"] {
      target.add(members: try members(value[list]), isResources: list == "resources")
    }
    try InformationFiles(root: folder).read(into: &target)
    add(value["infoPlist"], to: &target.information, target.settings)
    add(value["entitlements"], to: &target.entitlements, target.settings)
    for dependency in value["dependencies"]?.elements ?? [] { add(dependency, to: &target) }
    return target
  }

  /// The systems of the destinations, at least one.
  private var platforms: [ApplePlatform] {
    let names = (value["destinations"] ?? value["platform"])?.elements.compactMap(\.name) ?? []
    let found = names.compactMap { name -> ApplePlatform? in
      switch name {
      case "iPhone", "iPad", "macCatalyst", "macWithiPadDesign", "appleVisionWithiPadDesign": .iOS
      case "mac": .macOS
      case "appleWatch": .watchOS
      case "appleTv": .tvOS
      case "appleVision": .visionOS
      default: ApplePlatform(rawValue: name)
      }
    }
    return found.isEmpty ? [.iOS] : found
  }

  private func named(_ platform: ApplePlatform) -> [String: PropertyValue] {
    var settings: [String: PropertyValue] = [:]
    settings["PRODUCT_BUNDLE_IDENTIFIER"] = value["bundleId"]?.string.map { .string($0) }
    settings["PRODUCT_NAME"] = value["productName"]?.string.map { .string($0) }
    settings["INFOPLIST_FILE"] = file(value["infoPlist"])
    settings["CODE_SIGN_ENTITLEMENTS"] = file(value["entitlements"])
    let versions = value["deploymentTargets"] ?? value["deploymentTarget"]
    let version =
      versions?[platform.rawValue]?.string ?? versions?["targetVersion"]?.string
      ?? versions?.first?.string
    settings[platform.deploymentSetting] = version.map { .string($0) }
    return settings
  }

  /// The path of a list: `"Info.plist"`, `.file(path: "Info.plist")`.
  private func file(_ value: ManifestValue?) -> PropertyValue? {
    guard let value, value["with"] == nil else { return nil }
    return (value["path"] ?? value).string.map { .string($0) }
  }

  private func add(
    _ list: ManifestValue?, to entries: inout [String: PropertyValue], _ settings: BuildSettings
  ) {
    let own = (list?["with"] ?? list?.first)?.property?.dictionary ?? [:]
    for (key, value) in own { entries[key] = value.mapStrings(settings.expand) }
  }

  private func settings(
    _ value: ManifestValue?, _ configuration: String
  ) -> [BuildSettings.Assignment] {
    var table = value?["base"]?.property?.dictionary ?? [:]
    if configuration.hasPrefix("Debug") {
      table.merge(value?["debug"]?.property?.dictionary ?? [:]) { $1 }
    }
    for own in value?["configurations"]?.elements ?? [] where own["name"]?.string == configuration {
      table.merge(own["settings"]?.property?.dictionary ?? [:]) { $1 }
      let file = own["xcconfig"].flatMap(place).flatMap(ProjectFiles.find)
      if let config = file.flatMap({ try? XCConfig($0) }) {
        return config.assignments + BuildSettings.assignments(table)
      }
    }
    return BuildSettings.assignments(table)
  }

  private func add(_ dependency: ManifestValue, to target: inout ProjectTarget) {
    switch dependency.name {
    case "target":
      if let name = dependency["name"]?.string { target.dependencies.append(name) }
    case "project":
      if let name = dependency["target"]?.string { target.dependencies.append(name) }
    case "external", "package":
      let name = dependency["name"] ?? dependency["product"]
      if let name = name?.string { target.packageProducts.append(.init(name: name)) }
    default: break
    }
  }

  /// The file or folder of a path; `.relativeToRoot` begins at the root.
  private func place(_ path: ManifestValue) -> URL? {
    guard let text = path.string else { return nil }
    let base = path.name == "relativeToRoot" || text.hasPrefix("//") ? root : folder
    let below = text.hasPrefix("//") ? String(text.dropFirst(2)) : text
    return URL(filePath: below, relativeTo: base.directoryURL).standardizedFileURL
  }

  /// The files that patterns name.
  private func members(_ list: ManifestValue?) throws(ProjectError) -> [URL] {
    var files: [URL] = []
    for entry in list?.elements ?? [] {
      let pattern = entry["pattern"] ?? entry["path"] ?? entry.first ?? entry
      guard let path = (pattern.string ?? entry.string) else { continue }
      let excluded = (entry["excluding"] ?? entry["excluded"])?.elements.compactMap(\.string) ?? []
      let base = place(.string(String(path.prefix { !"*?{[".contains($0) })))
      guard let place = place(pattern), let start = base else { continue }
      let plain = ProjectFiles.find(place)
      if let plain, !ProjectFiles.isFolder(plain) || ProjectFiles.isPackage(plain) {
        files.append(plain)
        continue
      }
      guard let begin = plain ?? TuistTarget.folder(start) else { continue }
      let patterns = TuistTarget.alternatives(place.path(from: begin)).map(GlobPattern.init)
      let others = excluded.compactMap { self.place(.string($0)) }
        .map { GlobPattern($0.path(from: begin)) }
      files += try ProjectFiles.walk(begin) { !ProjectFiles.isForeign($0) }
        .filter { file in
          (plain != nil || patterns.contains { $0.matches(file) })
            && !others.contains { $0.matches(file) }
        }
        .map { begin.appending(path: $0) }
    }
    return files
  }

  /// The folder in which a pattern starts: the folder of the path before its first wildcard.
  private static func folder(_ start: URL) -> URL? {
    if let found = ProjectFiles.find(start), ProjectFiles.isFolder(found) { return found }
    return ProjectFiles.find(start.deletingLastPathComponent())
  }

  /// The patterns to which `{a,b}` expands.
  static func alternatives(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"),
      let close = pattern[open...].firstIndex(of: "}")
    else { return [pattern] }
    let (head, tail) = (pattern[..<open], pattern[pattern.index(after: close)...])
    return pattern[pattern.index(after: open)..<close].split(separator: ",").prefix(64)
      .flatMap { alternatives("\(head)\($0)\(tail)") }
  }
}

extension ProjectTarget.Product {
  /// The product of a name as Tuist has it.
  init(tuist name: String) {
    switch name {
    case "app", "watch2App", "appClip": self = .application
    case "appExtension", "extensionKitExtension", "watch2Extension": self = .appExtension
    case "framework", "staticFramework": self = .framework
    case "staticLibrary", "dynamicLibrary": self = .library
    default: self = .other(name)
    }
  }
}
