import Foundation
import VitrineDevices
import VitrinePictures
import VitrineProcess
import VitrineServices
import VitrineSyntax
import VitrineXcode

extension ProjectRun.Options {
  /// Creates the options of a command line.
  init(_ command: ProjectOptions, workplace: URL, vitrine: URL) {
    self.init(project: URL(filePath: command.project), workplace: workplace, vitrine: vitrine)
    (targets, platform) = (command.targets, command.platform)
    packages = command.packages.map { URL(filePath: $0).standardizedFileURL }
    (keepsStaging, buildsOnly) = (command.keepsStaging, command.buildsOnly)
    isolates = !command.isStrictBuild
    isSandboxed = command.sandbox.isOn
    hasNetwork = !isSandboxed || command.sandbox.allowsNetwork
    if let previews = command.previews {
      goal = .previews
      archiveArguments += previews.names.flatMap { ["--name", $0] }
      (previewFiles, previewNames) = (previews.files, previews.names)
      changedSince = previews.changedSince
      runs = ScreenPictures.all(previews.request.completed).map(\.words)
    }
    devices = ApplePlatform.devices
    design = DesignGeneration.current.rawValue
    archiveArguments += command.request.axes.configuration?.first?.words ?? []
    if command.showsBackgroundNotice { archiveArguments.append("--background-notice") }
    if command.runsAppearActions { archiveArguments.append("--run-appear") }
  }
}

extension ApplePlatform {
  /// The devices for which widgets are drawn; those of iOS have one for each family.
  fileprivate static var devices: [ApplePlatform: String] {
    let platforms: [(ApplePlatform, Device.Platform)] = [
      (.macOS, .mac), (.watchOS, .watch), (.visionOS, .vision),
    ]
    return platforms.reduce(into: [:]) { names, pair in
      names[pair.0] = Device.standard(on: pair.1)?.name
    }
  }
}
