import Foundation
import VitrinePlatform

/// Detects changes of the inputs of pictures.
enum Fingerprint {
  /// The inputs of a target's pictures.
  struct Inputs {
    /// Settings, options, and Vitrine itself.
    var others: [String]
    /// The size and time of each file, by its path.
    var files: [String: String] = [:]

    /// A text that is equal for equal inputs.
    var text: String {
      hash(
        (others + files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
          .joined(separator: "\n"))
    }
  }

  /// The inputs of a target's pictures.
  ///
  /// - Throws: `ProjectError` when a folder has too many files.
  static func inputs(
    _ target: ProjectTarget, of model: ProjectModel, _ run: ProjectRun
  ) throws(ProjectError) -> Inputs {
    var lines = [
      target.name, target.platform.rawValue, target.goal.rawValue, information(target.information),
      information(target.entitlements), run.toolchain.version,
    ]
    lines += self.lines(of: run.options)
    lines += target.previewArguments
    lines += model.remotePackages.map { "\($0)" }
    lines += target.settings.names.sorted().map { "\($0)=\(target.settings[$0] ?? "")" }
    var files = model.targets.filter { $0.product == .framework || $0.product == .library }
      .flatMap { $0.sources + $0.others }
    files += target.sources + target.resources + target.frameworkResources + target.others
    for package in model.localPackages {
      files += try ProjectFiles.walk(package).map { package.appending(path: $0) }
    }
    if ProjectFiles.isFolder(model.samples) { files.append(model.samples) }
    for file in files where ProjectFiles.isFolder(file) {
      files += try ProjectFiles.walk(file).map { file.appending(path: $0) }
    }
    lines.append(run.version)
    var inputs = Inputs(others: lines)
    for file in files { inputs.files[file.standardizedFileURL.path] = stamp(file) }
    return inputs
  }

  /// The options that can change a result, one text each, without those that only select targets.
  static func lines(of options: ProjectRun.Options) -> [String] {
    [
      options.project.path, options.vitrine.path, "\(options.platform?.rawValue ?? "")",
      "\(options.isolates)", "\(options.keepsStaging)", "\(options.archiveArguments)",
      "\(options.runs)",
      "\(options.isSandboxed)", "\(options.hasNetwork)", options.design,
    ] + options.devices.map { "\($0.key.rawValue): \($0.value)" }.sorted()
      + options.packages.flatMap { [$0.path] + ProjectFiles.names($0) }
  }

  /// A text that is equal for equal versions of Vitrine: its program, and the sources of the modules
  /// that projects are compiled with, most of which the program does not contain.
  static func ofVitrine(_ folder: URL) -> String {
    var files = [
      folder.appending(path: "Package.swift"),
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(),
    ]
    for name in ["Sources", "StandIns/Sources"] {
      let place = folder.appending(path: name)
      files += ((try? ProjectFiles.walk(place)) ?? []).map { place.appending(path: $0) }
    }
    return hash(files.map { "\($0.path) \(stamp($0))" }.joined(separator: "\n"))
  }

  /// Sixteen digits for a text (FNV-1a of 64 bits).
  static func hash(_ text: String) -> String {
    let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func information(_ list: [String: PropertyValue]) -> String {
    list.keys.sorted().map { key in "\(key)=\(list[key].map(text) ?? "")" }.joined(separator: ";")
  }

  private static func text(_ value: PropertyValue) -> String {
    switch value {
    case .array(let values): "[\(values.map(text).joined(separator: ","))]"
    case .dictionary(let values): "{\(information(values))}"
    case .data(let data): data.base64EncodedString()
    case .date(let date): "\(date.timeIntervalSince1970)"
    default: value.string ?? ""
    }
  }

  /// The size and time of a file; those of the file that a link leads to.
  private static func stamp(_ file: URL) -> String {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return "missing" }
    let time = status.modified
    return "\(status.st_size) \(time.seconds) \(time.nanoseconds)"
  }
}
