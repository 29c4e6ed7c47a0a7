import Foundation

/// Where the resources of a target are in the one folder that its program reads.
enum ResourceLayout {
  /// The file with the target's information, which is written and not copied.
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

  /// Names of the files with a target's information in one language, which are written too.
  static let localized = "InfoPlist.strings"

  /// The information of a target in one language: all of its entries, those of the language first.
  ///
  /// Foundation asks no other file for a key where there is one of the language.
  ///
  /// - Throws: what writing a property list throws.
  static func information(of target: ProjectTarget, in file: URL) throws -> Data {
    let own = (try? PropertyValue(contentsOf: file).dictionary) ?? [:]
    let entries = target.information.merging(own) { $1 }
    return try PropertyListSerialization.data(
      fromPropertyList: PropertyValue.dictionary(entries).object, format: .xml, options: 0)
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
