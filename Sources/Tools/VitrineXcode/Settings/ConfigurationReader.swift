import Foundation
import VitrineSyntax

/// The settings of a configuration: of its `.xcconfig`, then its own.
struct ConfigurationReader {
  let objects: ProjectObjects
  let references: FileReferences
  let configuration: String

  /// The layers of a project or target.
  ///
  /// - Throws: `ProjectError` for an object that is missing, and for a broken `.xcconfig`.
  func layers(
    of owner: ProjectObjects.Object, _ notes: inout [String]
  ) throws(ProjectError) -> [[BuildSettings.Assignment]] {
    let list = try objects.object("buildConfigurationList", of: owner)
    let all = objects.list("buildConfigurations", of: list)
    let standard = list["defaultConfigurationName"]
    guard
      let chosen = all.first(where: { $0["name"] == configuration })
        ?? all.first(where: { $0["name"]?.hasPrefix(configuration) == true })
        ?? all.first(where: { $0["name"] == standard }) ?? all.first
    else { return [] }
    var layers: [[BuildSettings.Assignment]] = []
    if let file = base(of: chosen) {
      if let found = ProjectFiles.find(file) {
        let config = try XCConfig(found)
        layers.append(config.assignments)
        notes += config.notes
      } else {
        notes.append("\(file.lastPathComponent) does not exist; its settings are missing")
      }
    }
    let own = chosen.fields["buildSettings"]?.dictionary ?? [:]
    layers.append(BuildSettings.assignments(own))
    return layers
  }

  /// The `.xcconfig` of a configuration: a reference, or a path below a synchronised folder.
  private func base(of configuration: ProjectObjects.Object) -> URL? {
    if let reference = configuration["baseConfigurationReference"] {
      return references.place(reference)
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"],
      let path = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return references.place(anchor)?.appending(path: path)
  }
}

extension BuildSettings {
  /// Assignments of a dictionary; lists are joined by blanks.
  static func assignments(_ table: [String: PropertyValue]) -> [Assignment] {
    table.sorted { $0.key < $1.key }.compactMap { key, value in
      let text =
        value.string
        ?? value.strings.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
      return Assignment(key: key, value: text)
    }
  }

  /// The defaults of projects.
  static func defaults(
    target: String, project: ProjectModel, configuration: String, product: ProjectTarget.Product
  ) -> [Assignment] {
    let values = [
      "TARGET_NAME": target, "TARGETNAME": target, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PROJECT_NAME": project.name,
      "PROJECT_DIR": project.root.path, "SRCROOT": project.root.path,
      "SOURCE_ROOT": project.root.path, "CONFIGURATION": configuration,
      "DEVELOPMENT_LANGUAGE": project.developmentLanguage,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": product == .application ? "APPL" : "XPC!",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    return values.sorted { $0.key < $1.key }.map { Assignment(name: $0.key, value: $0.value) }
  }

  /// The system that a target is made for.
  ///
  /// - Parameter preferred: the one that is taken if the target is made for it as well.
  func platform(preferred: ApplePlatform?) -> ApplePlatform {
    let supported = list("SUPPORTED_PLATFORMS").compactMap { ApplePlatform(sdk: $0) }
    let named = ApplePlatform(sdk: self["SDKROOT"] ?? "")
    if let preferred, supported.isEmpty || supported.contains(preferred) { return preferred }
    if let named { return named }
    return supported.contains(.iOS) ? .iOS : supported.first ?? .iOS
  }
}
