import Foundation
import VitrineSyntax

/// Reads `project.yml` of XcodeGen.
///
/// Source of the form: "Project Spec" of XcodeGen's documentation.
struct XcodeGenReader {
  private let file: URL
  private let root: URL
  private let configuration: String
  private let platform: ApplePlatform?
  private var spec: [String: PropertyValue] = [:]
  private var model: ProjectModel

  /// Reads a specification with the files that it includes.
  ///
  /// - Throws: `ProjectError` for a specification that cannot be read.
  static func read(
    _ file: URL, configuration: String = "Debug", platform: ApplePlatform? = nil
  ) throws(ProjectError) -> ProjectModel {
    let folder = try XcodeGenIncludes.folder(of: file)
    var reader = XcodeGenReader(file, in: folder, configuration, platform)
    reader.spec = try XcodeGenIncludes.read(file, in: folder)
    return try reader.read()
  }

  private init(
    _ file: URL, in root: URL, _ configuration: String, _ platform: ApplePlatform?
  ) {
    (self.file, self.configuration, self.platform) = (file, configuration, platform)
    self.root = root
    model = ProjectModel(name: root.lastPathComponent, file: file, root: root)
  }

  private mutating func read() throws(ProjectError) -> ProjectModel {
    model.isWhole = spec["name"]?.string != nil
    if let name = spec["name"]?.string { model.name = name }
    if let language = spec["options"]?["developmentLanguage"]?.string {
      model.developmentLanguage = language
    }
    readPackages()
    guard let targets = spec["targets"]?.dictionary else {
      throw ProjectError(
        "there are no 'targets'", file: file, hint: "this is not a specification of XcodeGen")
    }
    for (name, value) in targets.sorted(by: { $0.key < $1.key }) {
      guard let fields = value.dictionary else {
        throw ProjectError("the target is not a mapping", file: file, object: "targets.\(name)")
      }
      model.targets += try read(name, try withTemplates(fields, name, depth: 0))
    }
    return model
  }

  private mutating func readPackages() {
    let pins = PackagePins.read(near: root.appending(path: "\(model.name).xcodeproj"))
    model.pins = pins
    for (name, value) in (spec["packages"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let path = value["path"]?.string {
        model.localPackages.append(PackageFolder.find(place(path), near: root) ?? place(path))
        continue
      }
      let github = value["github"]?.string.map { "https://github.com/\($0)" }
      guard let url = value["url"]?.string ?? github else { continue }
      var package = RemotePackage(url: url, requirement: requirement(value))
      let pin = pins[package.identity] ?? pins[name.lowercased()]
      (package.revision, package.version, package.name) = (pin?.revision, pin?.version, name)
      model.remotePackages.append(package)
    }
    model.localPackages += (spec["localPackages"]?.strings ?? []).map(place)
  }

  private func requirement(_ value: PropertyValue) -> String {
    for (key, form) in [
      ("from", "from: "), ("majorVersion", "from: "), ("exactVersion", "exact: "),
      ("version", "exact: "), ("branch", "branch: "), ("revision", "revision: "),
    ] {
      if let text = value[key]?.string { return "\(form)\"\(text)\"" }
    }
    if let text = value["minorVersion"]?.string { return ".upToNextMinor(from: \"\(text)\")" }
    let (low, high) = (value["minVersion"]?.string, value["maxVersion"]?.string)
    return "\"\(low ?? "0.0.0")\"...\"\(high ?? "999.0.0")\""
  }

  /// A target with the entries of its templates below its own.
  private func withTemplates(
    _ fields: [String: PropertyValue], _ name: String, depth: Int
  ) throws(ProjectError) -> PropertyValue {
    var merged = PropertyValue.dictionary([:])
    for template in fields["templates"]?.strings ?? [] {
      guard depth < 16, let base = spec["targetTemplates"]?[template]?.dictionary else {
        throw ProjectError(
          "there is no template '\(template)'", file: file, object: "targets.\(name)")
      }
      merged = merged.merging(try withTemplates(base, name, depth: depth + 1))
    }
    merged = merged.merging(.dictionary(fields))
    let attributes = fields["templateAttributes"]?.dictionary ?? [:]
    return merged.mapStrings { text in
      attributes.reduce(text.replacingOccurrences(of: "${target_name}", with: name)) {
        $0.replacingOccurrences(of: "${\($1.key)}", with: $1.value.string ?? "")
      }
    }
  }

  /// One target for each of its platforms.
  private func read(
    _ name: String, _ fields: PropertyValue
  ) throws(ProjectError) -> [ProjectTarget] {
    let platforms = fields["platform"]?.string.map { [$0] } ?? fields["platform"]?.strings ?? []
    if platforms.count > 1 {
      var targets: [ProjectTarget] = []
      for platform in platforms {
        let suffix = fields["platformSuffix"]?.string ?? "_\(platform)"
        targets.append(try read(name + suffix, fields, ApplePlatform(rawValue: platform)))
      }
      return targets
    }
    let supported = fields["supportedDestinations"]?.strings.compactMap {
      ApplePlatform(rawValue: $0)
    }
    let own = platforms.first.flatMap { ApplePlatform(rawValue: $0) } ?? supported?.first
    let isChosen = platform.map { supported?.contains($0) == true } == true
    return [try read(name, fields, isChosen ? platform : own)]
  }

  private func read(
    _ name: String, _ fields: PropertyValue, _ platform: ApplePlatform?
  ) throws(ProjectError) -> ProjectTarget {
    let platform = platform ?? .iOS
    let product = ProjectTarget.Product(
      xcodeGen: fields["type"]?.string ?? "", platform: platform)
    var notes: [String] = []
    let settings = try settings(name, fields, platform, product, &notes)
    var target = ProjectTarget(
      name: name, product: product, platform: platform, settings: settings)
    target.notes = notes
    let sources = XcodeGenSources(root: root)
    target.add(members: try sources.members(fields["sources"], target: name))
    let resources = fields["resources"].map { try? sources.members($0, target: name) }
    target.add(members: (resources ?? nil) ?? [])
    try InformationFiles(root: root).read(into: &target)
    add(written: fields["info"]?["properties"], to: &target.information, settings)
    add(written: fields["entitlements"]?["properties"], to: &target.entitlements, settings)
    for dependency in fields["dependencies"]?.array ?? [] {
      if let other = dependency["target"]?.string { target.dependencies.append(other) }
      guard let package = dependency["package"]?.string else { continue }
      let products = dependency["products"]?.strings ?? [dependency["product"]?.string ?? package]
      target.packageProducts += products.map { .init(name: $0, package: package) }
    }
    return target
  }

  /// Entries that XcodeGen itself writes into Info.plist or entitlements.
  private func add(
    written: PropertyValue?, to list: inout [String: PropertyValue], _ settings: BuildSettings
  ) {
    for (key, value) in written?.dictionary ?? [:] {
      list[key] = value.mapStrings(settings.expand)
    }
  }

  private func place(_ path: String) -> URL {
    URL(filePath: path, relativeTo: root.directoryURL).standardizedFileURL
  }
}

extension XcodeGenReader {
  private func settings(
    _ name: String, _ fields: PropertyValue, _ platform: ApplePlatform,
    _ product: ProjectTarget.Product, _ notes: inout [String]
  ) throws(ProjectError) -> BuildSettings {
    var layers = [
      BuildSettings.defaults(
        target: name, project: model, configuration: configuration, product: product)
    ]
    var standard: [String: PropertyValue] = ["DEBUG_INFORMATION_FORMAT": .string("dwarf")]
    if configuration.hasPrefix("Debug") {
      standard["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = .string("DEBUG")
    }
    layers.append(BuildSettings.assignments(standard))
    let whole = PropertyValue.dictionary(spec)
    for owner in [whole, fields] {
      if let path = owner["configFiles"]?[configuration]?.string {
        if let found = ProjectFiles.find(place(path)) {
          let config = try XCConfig(found)
          layers.append(config.assignments)
          notes += config.notes
        } else {
          notes.append("\(path) does not exist; its settings are missing")
        }
      }
      layers.append(BuildSettings.assignments(settings(owner["settings"], depth: 0)))
      var own: [String: PropertyValue] = [:]
      own["INFOPLIST_FILE"] = list(owner["info"])
      own["CODE_SIGN_ENTITLEMENTS"] = list(owner["entitlements"])
      layers.append(BuildSettings.assignments(own))
    }
    var derived: [String: PropertyValue] = [:]
    let version = fields["deploymentTarget"] ?? spec["options"]?["deploymentTarget"]
    let text = version?.string ?? version?[platform.rawValue]?.string
    if let text { derived[platform.deploymentSetting] = .string(text) }
    let prefix = spec["options"]?["bundleIdPrefix"]?.string
    let highest = BuildSettings(
      layers, conditions: .init(sdk: platform.sdk, configuration: configuration))
    if let prefix, highest["PRODUCT_BUNDLE_IDENTIFIER"] == nil {
      derived["PRODUCT_BUNDLE_IDENTIFIER"] = .string("\(prefix).\(name)")
    }
    layers.append(BuildSettings.assignments(derived))
    return BuildSettings(
      layers, conditions: .init(sdk: platform.sdk, configuration: configuration))
  }

  /// The file of a list; one that XcodeGen generates does not have to exist yet.
  private func list(_ owner: PropertyValue?) -> PropertyValue? {
    guard let path = owner?["path"]?.string else { return nil }
    let isWritten = owner?["properties"] != nil && ProjectFiles.find(place(path)) == nil
    return isWritten ? nil : .string(path)
  }

  /// Settings with groups, those for all configurations and those of the chosen one.
  private func settings(_ value: PropertyValue?, depth: Int) -> [String: PropertyValue] {
    guard let fields = value?.dictionary, depth < 16 else { return [:] }
    guard ["base", "groups", "configs"].contains(where: { fields[$0] != nil }) else {
      return fields
    }
    var merged: [String: PropertyValue] = [:]
    for group in fields["groups"]?.strings ?? [] {
      let below = settings(spec["settingGroups"]?[group], depth: depth + 1)
      merged.merge(below) { $1 }
    }
    merged.merge(fields["base"]?.dictionary ?? [:]) { $1 }
    let configs = fields["configs"]?.dictionary ?? [:]
    for (name, own) in configs
    where configuration.lowercased().contains(name.lowercased()) || name == configuration {
      merged.merge(own.dictionary ?? [:]) { $1 }
    }
    return merged
  }
}

extension ProjectTarget.Product {
  /// The product of a type as XcodeGen names it.
  init(xcodeGen name: String, platform: ApplePlatform) {
    switch name {
    case "app-extension", "extensionkit-extension": self = .appExtension
    case "framework", "framework.static": self = .framework
    case "library.static", "library.dynamic": self = .library
    case _ where name.hasPrefix("application"): self = .application
    default: self = .other(name)
    }
  }
}

extension PropertyValue {
  /// Two mappings as one; lists are joined, all else is the other's.
  func merging(_ other: PropertyValue) -> PropertyValue {
    switch (self, other) {
    case (.dictionary(let low), .dictionary(let high)):
      .dictionary(low.merging(high) { $0.merging($1) })
    case (.array(let low), .array(let high)): .array(low + high)
    default: other
    }
  }
}
