import Foundation

/// Detects changes of the inputs of pictures.
enum Fingerprint {
  /// A text that is equal for equal inputs: sizes and times of files, settings, Vitrine itself.
  ///
  /// - Throws: `ProjectError` when a folder has too many files.
  static func make(
    _ target: ProjectTarget, of model: ProjectModel, _ run: ProjectRun
  ) throws(ProjectError) -> String {
    var lines = [
      target.name, target.platform.rawValue, target.goal.rawValue, information(target.information),
      information(target.entitlements), run.toolchain.version,
    ]
    lines += self.lines(of: run.options)
    lines += model.remotePackages.map { "\($0)" }
    lines += target.settings.names.sorted().map { "\($0)=\(target.settings[$0] ?? "")" }
    var files = model.targets.filter { $0.product == .framework || $0.product == .library }
      .flatMap { $0.sources + $0.others }
    files += target.sources + target.resources + target.frameworkResources + target.others
    for package in model.localPackages {
      files += try ProjectFiles.walk(package).map { package.appending(path: $0) }
    }
    for file in files where ProjectFiles.isFolder(file) {
      lines += try ProjectFiles.walk(file).map { stamp(file.appending(path: $0)) }
    }
    lines += files.map(stamp)
    lines.append(run.version)
    return hash(lines.joined(separator: "\n"))
  }

  /// The options that can change a result, one text each, without those that only select targets.
  static func lines(of options: ProjectRun.Options) -> [String] {
    [
      options.project.path, options.vitrine.path, "\(options.platform?.rawValue ?? "")",
      "\(options.isolates)", "\(options.keepsStaging)", "\(options.archiveArguments)", "\(options.runs)",
      "\(options.isSandboxed)", "\(options.hasNetwork)",
    ] + options.packages.flatMap { [$0.path] + ProjectFiles.names($0) }
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
    return hash(files.map(stamp).joined(separator: "\n"))
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

  private static func stamp(_ file: URL) -> String {
    let values = try? FileManager.default.attributesOfItem(atPath: file.path)
    let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(file.path) \(values?[.size] ?? 0) \(date)"
  }
}
