import Foundation

/// Where the resources of a target lie in the one folder that its program reads.
enum ResourceLayout {
  /// The file with the target's information, which is written and not copied.
  static let information = "Info.plist"

  /// Each resource with its path; files of a language keep its folder, and those of equal names lie
  /// side by side.
  static func places(_ resources: [URL]) -> [(path: String, source: URL)] {
    var taken: Set<String> = [information]
    return resources.compactMap { resource in
      let name = resource.lastPathComponent
      guard name != information else { return nil }
      let parent = resource.deletingLastPathComponent()
      let plain = parent.pathExtension == "lproj" ? "\(parent.lastPathComponent)/\(name)" : name
      var path = plain
      var count = 2
      while !taken.insert(path).inserted {
        path = "\(count)/\(plain)"
        count += 1
      }
      return (path, resource)
    }
  }

  /// The list with what is known of a target.
  ///
  /// - Throws: what writing a property list throws.
  static func information(of target: ProjectTarget) throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: PropertyValue.dictionary(target.information).object, format: .xml,
      options: 0)
  }
}
