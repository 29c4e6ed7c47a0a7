import Foundation
import VitrineSyntax

/// Reads `.xcodeproj`.
struct XcodeProjectReader {
  private let objects: ProjectObjects
  private let references: FileReferences
  private let configuration: String
  private let platform: ApplePlatform?
  private var model: ProjectModel

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - project: the folder `Name.xcodeproj`.
  ///   - configuration: the configuration whose settings count.
  ///   - platform: the system that targets of several are read for.
  /// - Throws: `ProjectError` for a project that cannot be read.
  static func read(
    _ project: URL, configuration: String = "Debug", platform: ApplePlatform? = nil
  ) throws(ProjectError) -> ProjectModel {
    var reader = try XcodeProjectReader(project, configuration, platform)
    return try reader.read()
  }

  private init(
    _ project: URL, _ configuration: String, _ platform: ApplePlatform?
  ) throws(ProjectError) {
    let file = project.appending(path: "project.pbxproj")
    objects = try ProjectObjects(file)
    (self.configuration, self.platform) = (configuration, platform)
    let folder = project.deletingLastPathComponent()
    let root = URL(
      filePath: objects.root["projectDirPath"] ?? "", relativeTo: folder.directoryURL
    ).standardizedFileURL
    references = FileReferences(objects, sourceRoot: root)
    model = ProjectModel(
      name: project.deletingPathExtension().lastPathComponent, file: project, root: root)
  }

  private mutating func read() throws(ProjectError) -> ProjectModel {
    if let version = objects.version, !ProjectObjects.versions.contains(version) {
      model.notes.append("objectVersion \(version) is not known; read as the versions before it")
    }
    model.developmentLanguage = objects.root["developmentRegion"] ?? "en"
    for target in objects.list("targets", of: objects.root) {
      guard ["PBXNativeTarget", "PBXAggregateTarget"].contains(target.isa) else { continue }
      model.targets.append(try read(target))
    }
    let packages = PackageReferences(objects: objects, references: references)
    model.localPackages = packages.local
    model.pins = PackagePins.read(near: model.file)
    model.remotePackages = packages.remote(pins: model.pins)
    model.references =
      (objects.root.fields["projectReferences"]?.array ?? [])
      .compactMap { $0["ProjectRef"]?.string.flatMap(references.place) }
    return model
  }

  private mutating func read(_ object: ProjectObjects.Object) throws(ProjectError) -> ProjectTarget
  {
    guard let name = object["name"] ?? object["productName"] else {
      throw ProjectError("the target has no name", file: objects.file, object: object.label)
    }
    let (settings, platform, notes) = try settings(object, name)
    var target = ProjectTarget(
      name: name, product: ProjectTarget.Product(object["productType"] ?? ""), platform: platform,
      settings: settings)
    target.notes = notes
    try addMembers(of: object, to: &target)
    try InformationFiles(root: model.root).read(into: &target)
    target.dependencies = objects.list("dependencies", of: object).compactMap { dependency in
      objects[dependency["target"]]?["name"] ?? dependency["name"]
    }
    target.packageProducts = packageProducts(object)
    return target
  }

  private func settings(
    _ object: ProjectObjects.Object, _ name: String
  ) throws(ProjectError) -> (BuildSettings, ApplePlatform, [String]) {
    let reader = ConfigurationReader(
      objects: objects, references: references, configuration: configuration)
    var notes: [String] = []
    let product = ProjectTarget.Product(object["productType"] ?? "")
    let defaults = BuildSettings.defaults(
      target: name, project: model, configuration: configuration, product: product)
    let layers =
      [defaults] + (try reader.layers(of: objects.root, &notes))
      + (try reader.layers(of: object, &notes))
    var settings = BuildSettings(
      layers, conditions: .init(sdk: ApplePlatform.iOS.sdk, configuration: configuration))
    let platform = settings.platform(preferred: platform)
    settings.conditions.sdk = platform.sdk
    return (settings, platform, notes)
  }

  /// The members of build phases, then those of synchronised folders.
  private func addMembers(
    of object: ProjectObjects.Object, to target: inout ProjectTarget
  ) throws(ProjectError) {
    for phase in objects.list("buildPhases", of: object)
    where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.isa) {
      for file in objects.list("files", of: phase)
      where isBuilt(file, for: target.platform) && makesCode(file) {
        target.add(
          members: file["fileRef"].map(references.files) ?? [],
          isResources: phase.isa == "PBXResourcesBuildPhase")
      }
    }
    let own = Set(object.strings("fileSystemSynchronizedGroups"))
    let phases = Set(object.strings("buildPhases"))
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      let folder = SynchronizedFolder(objects: objects, references: references, group: group)
      target.add(
        members: try folder.members(
          target: object.identifier, phases: phases, isOwn: own.contains(group.identifier)))
    }
  }

  /// Whether the filters of a member let it into a platform's build.
  private func isBuilt(_ file: ProjectObjects.Object, for platform: ApplePlatform) -> Bool {
    let filters = file.strings("platformFilters") + [file["platformFilter"]].compactMap { $0 }
    let name = platform == .visionOS ? "xros" : platform.rawValue.lowercased()
    return filters.isEmpty || filters.contains(name)
  }

  /// Whether a member becomes code in the target: of several that share a definition of intents, Xcode
  /// makes the types in one.
  private func makesCode(_ file: ProjectObjects.Object) -> Bool {
    file.fields["settings"]?["ATTRIBUTES"]?.strings.contains("no_codegen") != true
  }

  private func packageProducts(_ object: ProjectObjects.Object) -> [ProjectTarget.PackageProduct] {
    var products = objects.list("packageProductDependencies", of: object)
    for phase in objects.list("buildPhases", of: object)
    where phase.isa == "PBXFrameworksBuildPhase" {
      products += objects.list("files", of: phase).compactMap { objects[$0["productRef"]] }
    }
    var known: Set<String> = []
    return products.compactMap { product in
      guard let name = product["productName"], known.insert(name).inserted else { return nil }
      let package = objects[product["package"]]
      return .init(name: name, package: package?["repositoryURL"] ?? package?["relativePath"])
    }
  }
}

extension ProjectTarget.Product {
  /// The product of a type's identifier.
  init(_ identifier: String) {
    switch identifier {
    case "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension":
      self = .appExtension
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static":
      self = .framework
    case "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      self = .library
    case _ where identifier.hasPrefix("com.apple.product-type.application"): self = .application
    default: self = .other(identifier)
    }
  }
}
