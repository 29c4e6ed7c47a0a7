import Foundation

extension ProjectModel {
  /// The folders in which Xcode and `swift package config` keep a project's mirrors and registries:
  /// in its workspace, in the workspace of its project file, and beside its manifest.
  var packageConfigurations: [URL] {
    let below = "xcshareddata/swiftpm/configuration"
    let names = ProjectFiles.names(root)
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }.map { "\($0)/\(below)" }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
      .map { "\($0)/project.xcworkspace/\(below)" }
    return (workspaces + projects + [".swiftpm/configuration"]).map { root.appending(path: $0) }
  }
}
