import Foundation

/// The role of a file in a target.
enum MemberKind {
  case source
  case resource
  /// A file from which code is generated, or for another compiler.
  case other
  /// Nothing that a product holds.
  case none

  private static let resources: Set<String> = [
    "xcassets", "xcstrings", "strings", "stringsdict", "png", "jpg", "jpeg", "pdf", "svg", "webp",
    "heic", "gif", "ttf", "otf", "ttc", "otc", "json", "txt", "csv", "plist", "bundle", "html",
    "md",
    "xml",
    "lproj", "data", "sqlite", "db", "geojson", "yaml", "yml", "mp3", "wav", "m4a", "caf", "mp4",
    "realm", "dat", "bin", "tsv", "js", "css", "rtf", "icon", "ics", "gpx", "zip", "lottie",
  ]
  private static let others: Set<String> = [
    "intentdefinition", "xcdatamodeld", "xcdatamodel", "c", "m", "mm", "cpp", "h", "hpp",
    "appintents", "mlmodel", "metal",
  ]

  init(_ file: URL) {
    let suffix = file.pathExtension.lowercased()
    switch suffix {
    case "swift": self = .source
    case _ where MemberKind.resources.contains(suffix): self = .resource
    case _ where MemberKind.others.contains(suffix): self = .other
    default: self = .none
    }
  }
}

extension ProjectTarget {
  /// Adds members by their kinds, each file once, and reports missing ones.
  ///
  /// - Parameter isResources: whether members of no known kind are resources.
  mutating func add(members: [URL], isResources: Bool = false) {
    for member in members {
      guard let file = ProjectFiles.find(member) else {
        if MemberKind(member) != .none, !missing.contains(member) { missing.append(member) }
        continue
      }
      switch MemberKind(file) {
      case .source: if !sources.contains(file) { sources.append(file) }
      case .resource: if !resources.contains(file) { resources.append(file) }
      case .other: if !others.contains(file) { others.append(file) }
      case .none: if isResources, !resources.contains(file) { resources.append(file) }
      }
    }
  }
}
