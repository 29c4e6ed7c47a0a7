import Foundation

/// Reads Info.plist and entitlements of a target.
struct InformationFiles {
  let root: URL

  /// Reads the files that the settings name; missing ones are reported.
  ///
  /// - Throws: `ProjectError` for files that are not property lists.
  func read(into target: inout ProjectTarget) throws(ProjectError) {
    let settings = target.settings
    target.information = try list("INFOPLIST_FILE", &target)
      .mapValues { $0.mapStrings(settings.expand) }
    for (key, value) in generated(settings) where target.information[key] == nil {
      target.information[key] = value
    }
    target.entitlements = try list("CODE_SIGN_ENTITLEMENTS", &target)
      .mapValues { $0.mapStrings(settings.expand) }
  }

  /// The entries from `INFOPLIST_KEY_…` settings, and those that Xcode always adds.
  private func generated(_ settings: BuildSettings) -> [String: PropertyValue] {
    let prefix = "INFOPLIST_KEY_"
    var entries: [String: PropertyValue] = [:]
    for name in settings.names where name.hasPrefix(prefix) {
      guard let value = settings[name], !value.isEmpty else { continue }
      entries[String(name.dropFirst(prefix.count))] = .string(value)
    }
    let texts = [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleVersion": "CURRENT_PROJECT_VERSION",
      "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    ]
    for (key, setting) in texts {
      if let value = settings[setting], !value.isEmpty { entries[key] = .string(value) }
    }
    return entries
  }

  private func list(
    _ setting: String, _ target: inout ProjectTarget
  ) throws(ProjectError) -> [String: PropertyValue] {
    guard let path = target.settings[setting], !path.isEmpty else { return [:] }
    let place = URL(filePath: path, relativeTo: root.directoryURL).standardizedFileURL
    guard let file = ProjectFiles.find(place) else {
      target.notes.append("\(setting) is \(path), which does not exist")
      return [:]
    }
    if file.path != place.path {
      target.notes.append(
        "\(setting) is \(path); the file is called \(file.path.suffix(path.count))")
    }
    return try PropertyValue(contentsOf: file).dictionary ?? [:]
  }
}
