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
    var axes = command.request.axes
    devices = ApplePlatform.devices(axes.device?.first ?? nil)
    design = (axes.design?.first ?? .current).rawValue
    // The device is that of the targets of its platform.
    axes.device = nil
    archiveArguments += axes.programWords
    if command.showsBackgroundNotice { archiveArguments.append("--background-notice") }
    if command.runsAppearActions { archiveArguments.append("--run-appear") }
  }
}

extension ApplePlatform {
  /// The devices for which widgets are drawn; those of iOS have one for each family, unless one is
  /// chosen.
  fileprivate static func devices(_ chosen: Device?) -> [ApplePlatform: String] {
    let platforms: [(ApplePlatform, Device.Platform)] = [
      (.macOS, .mac), (.watchOS, .watch), (.visionOS, .vision),
    ]
    var devices = platforms.reduce(into: [:]) { names, pair in
      names[pair.0] = Device.standard(on: pair.1)?.name
    }
    if let chosen {
      devices[platforms.first { $0.1 == chosen.platform }?.0 ?? .iOS] = chosen.name
    }
    return devices
  }
}
