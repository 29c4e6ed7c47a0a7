import Foundation

/// The layout of a target's resources in the folder that its program reads.
enum ResourceLayout {
  /// The Info.plist of the target, which is generated, not copied.
  static let information = "Info.plist"

  /// Each resource with its path; files of a language keep its folder, and those of equal names are
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

  /// Names of the localized Info.plist files, which are generated, too.
  static let localized = "InfoPlist.strings"

  /// The Info.plist of a target in one language, with all of its entries; those of the language
  /// take precedence.
  ///
  /// Foundation does not fall back to another file if there is one for the language.
  ///
  /// - Throws: any error of writing a property list.
  static func information(of target: ProjectTarget, in file: URL) throws -> Data {
    let own = (try? PropertyValue(contentsOf: file).dictionary) ?? [:]
    let entries = target.information.merging(own) { $1 }
    return try PropertyListSerialization.data(
      fromPropertyList: PropertyValue.dictionary(entries).object, format: .xml, options: 0)
  }

  /// The property list of a target.
  ///
  /// - Throws: any error of writing a property list.
  static func information(of target: ProjectTarget) throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: PropertyValue.dictionary(target.information).object, format: .xml,
      options: 0)
  }
}
