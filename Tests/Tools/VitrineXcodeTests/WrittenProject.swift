import Foundation
import VitrineProcess
import VitrineTranscripts

@testable import VitrineXcode

/// The project of a transcript's case.
///
/// `file PATH` writes a file, `files` empty ones, and `sample` those of `SampleProject`. `targets` and
/// `plan` read the project, or the one below a path, and plans can be `without` a file; `text MODULE/PATH` and `manifest` are files of the plan.
struct WrittenProject {
  let folder: Folder

  func answer(_ step: Transcript.Step) throws -> [String] {
    do {
      return try lines(told(step))
    } catch let error as ProjectError {
      return lines(["error: \(error)"])
    }
  }

  private func told(_ step: Transcript.Step) throws -> [String] {
    let words = Array(step.words.dropFirst())
    let rest = words.joined(separator: " ")
    switch step.words[0] {
    case "file": try folder.add([rest: step.text])
    case "files": for word in words { try folder.add([word: ""]) }
    case "sample": try folder.add(sample(words))
    case "targets": return try model(rest).shown(from: folder.url)
    case "plan": return try plan(rest).shown
    case "text": return try text(rest).components(separatedBy: "\n")
    case "manifest":
      return PackageManifest(try plan(""), vitrine: folder.url).text.components(separatedBy: "\n")
    case "assets", "strings", "intents", "entities":
      return try generated(step).components(separatedBy: "\n")
    default: throw UnknownWord(step.command)
    }
    return []
  }

  /// The sample's files in a folder; its project can have another name.
  private func sample(_ words: [String]) -> [String: String] {
    let files = SampleProject.files.map { path, text in
      let renamed =
        words.count < 2 ? path : path.replacing("App.xcodeproj", with: "\(words[1]).xcodeproj")
      return ((words.first.map { "\($0)/" } ?? "") + renamed, text)
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  /// The code of a file: symbols of assets and strings, or classes of intents and entities.
  ///
  /// Words after the path are names that are declared elsewhere, the lines below code that uses it, and
  /// `plain` omits members of colors and images.
  private func generated(_ step: Transcript.Step) throws -> String {
    let words = step.words
    let file = folder.url.appending(path: words[1])
    let names = Set(words.dropFirst(2))
    let text =
      switch words[0] {
      case "assets":
        AssetSymbols([file]).source(
          bundle: ".main", declaredSymbols: names.subtracting(["plain"]),
          hasExtensions: !names.contains("plain"))
      case "strings": StringSymbols.source([file])
      case "intents": try IntentDefinition(file).source(declared: names, code: step.input)
      default: try CoreDataModel(file).source(declared: names)
      }
    return text ?? "nothing"
  }

  private func lines(_ lines: [String]) -> [String] {
    let name = folder.url.lastPathComponent
    return lines.map {
      $0.replacing(folder.url.path, with: ".").replacing(name, with: "folder")
        .replacing(SettingExpansion.identifier(name), with: "folder")
    }
  }

  private func model(_ place: String) throws -> ProjectModel {
    try ProjectReader.read(place.isEmpty ? folder.url : folder.url.appending(path: place))
  }

  private func plan(_ rest: String) throws -> StagingPlan {
    let parts = " \(rest)".components(separatedBy: " without ")
    let model = try model(parts[0].trimmingCharacters(in: .whitespaces))
    let omitted = parts.dropFirst().map { (folder.url.appending(path: $0).path, "line 1") }
    guard let target = model.widgetTargets.first else { throw UnknownWord("a widget") }
    return try StagingPlanner.plan(
      target, of: model, toolchain: try Toolchain.find(),
      exclusions: Dictionary(uniqueKeysWithValues: omitted))
  }

  private func text(_ place: String) throws -> String {
    for module in try plan("").modules where place.hasPrefix(module.name + "/") {
      switch module.files[String(place.dropFirst(module.name.count + 1))] {
      case .copy(_, let text), .generated(let text): return text
      case .link: return "the project's own"
      case nil: continue
      }
    }
    throw UnknownWord(place)
  }
}

/// The name and the words, if there are any.
private func line(_ name: String, _ words: [String]) -> [String] {
  words.isEmpty ? [] : ["\(name): \(words.joined(separator: ", "))"]
}

extension ProjectModel {
  fileprivate func shown(from root: URL) -> [String] {
    var lines = targets.flatMap { $0.shown(from: root) }
    lines += line("packages", localPackages.map { $0.path(from: root) })
    if developmentLanguage != "en" { lines.append("language: \(developmentLanguage)") }
    lines += line("packages from elsewhere", remotePackages.map { "\($0.url) \($0.requirement)" })
    return lines + notes.map { "note: " + $0 }
  }
}

extension ProjectTarget {
  fileprivate func shown(from root: URL) -> [String] {
    let kind = isWidgetExtension ? "widgets" : "\(product)"
    var lines = ["\(name): \(kind) for \(platform.rawValue), module \(moduleName)"]
    lines += line("  sources", sources.map { $0.path(from: root) }.sorted())
    lines += line("  resources", resources.map { $0.path(from: root) }.sorted())
    lines += line("  copied", ResourceLayout.places(resources).map(\.path).sorted())
    lines += line("  missing", missing.map { $0.path(from: root) })
    lines += line("  products", packageProducts.map(\.name))
    lines += line("  groups", appGroups)
    lines += line("  conditions", settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    let facts = [
      ("version", deploymentTarget), ("identifier", settings["PRODUCT_BUNDLE_IDENTIFIER"]),
      ("Swift", settings["SWIFT_VERSION"]),
      ("display name", information["CFBundleDisplayName"]?.string),
    ]
    for (name, value) in facts { lines += line("  " + name, value.map { [$0] } ?? []) }
    return lines + notes.map { "  note: " + $0 }
  }
}

extension StagingPlan {
  fileprivate var shown: [String] {
    var lines = modules.sorted { $0.name < $1.name }.flatMap(\.shown)
    lines += missingModules.sorted { $0.key < $1.key }.map { name, files in
      "missing \(name), for \(files.sorted().joined(separator: ", "))"
    }
    lines += problems.map { "\($0.file ?? ""):\($0.line ?? 0): \($0.message)" }
    lines += notes.map { "note: " + $0 }
    return lines + line("names of Objective-C", objectiveCNames.sorted())
  }
}

extension StagingPlan.Module {
  fileprivate var shown: [String] {
    var lines = ["\(name): \(kind)"]
    lines += line("  files", files.keys.sorted())
    lines += line("  resources", resources.keys.sorted())
    lines += line("  modules", modules.sorted())
    lines += line("  products", products.sorted())
    return lines + leftOut.map { "  left out: \($0.file): \($0.reason)" }
  }
}
