import AppIntents
import SwiftUI
import VitrineFoundation
import WidgetKit

/// A preview of the program, by which it is listed, archived and compared.
struct DeclaredPreview {
  /// What the preview shows.
  enum Content {
    /// A use of the macro.
    case recorded(any PreviewContent)
    /// A view of a provider.
    case provided(ProvidedPreview)
    /// A provider whose code failed.
    case failed(StepFailure)
  }

  /// The name, which no other preview of the program has.
  fileprivate(set) var name: String
  /// The name that the author or the place gives, which others may have, too.
  fileprivate(set) var givenName: String?
  /// The file as module and filename, or the provider's type with its module.
  let file: String
  /// The line of a use of the macro.
  let line: Int?
  let content: Content
  /// The file without extension, or the name of the provider's type.
  fileprivate let place: String

  /// Whether a name is the preview's, its own or the one with its place.
  func isNamed(_ name: String) -> Bool {
    [self.name, givenName, place].contains(name) || self.name.hasSuffix("#\(name)")
  }

  /// Whether a path is that of its file; for the views of a provider, whose file is not known, whether the
  /// path is called like it.
  func isDeclared(in path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard line != nil else {
      return name == "\(place).swift"
        || "\(place).swift" == name.replacing(".swift", with: "_Previews.swift")
    }
    return file.split(separator: "/").last.map(String.init) == name
  }

  /// Whether a type provides it.
  func isProvided(by type: String) -> Bool { line == nil && type == place }

  /// The name of the module.
  var module: String { String(file.prefix { $0 != "/" && (line != nil || $0 != ".") }) }
}

extension DeclaredPreview {
  /// The previews of the macro, in order.
  @MainActor fileprivate static var recorded: [DeclaredPreview] {
    var counts: [String: Int] = [:]
    return PreviewRecords.all.map { preview in
      counts[preview.file, default: 0] += 1
      let file = preview.file.split(separator: "/").last.map(String.init) ?? preview.file
      let place = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      // The index among those of the file does not change when lines are added.
      let name = preview.name.flatMap { $0.isEmpty ? nil : $0 }
      return DeclaredPreview(
        name: name ?? "\(place)#\(counts[preview.file, default: 1])", file: preview.file,
        line: preview.line, content: .recorded(preview.content), place: place)
    }
  }

  /// The previews of a provider, in order, without states of Live Activities: they are archived with
  /// the activities.
  @MainActor fileprivate static func provided(
    by type: any PreviewProvider.Type, _ provided: ProvidedPreviews
  ) -> [DeclaredPreview] {
    let place = String(describing: type)
    let file = TypeName.qualified(type)
    let outcome = provided.previews(of: type)
    if case .failed(let failure) = outcome {
      return [
        DeclaredPreview(
          name: place, file: file, line: nil, content: .failed(failure), place: place)
      ]
    }
    return (outcome.value ?? []).filter { !($0.context is ActivityPreviewContext) }
      .enumerated().map { index, preview in
        DeclaredPreview(
          name: preview.name ?? (index == 0 ? place : "\(place) \(index + 1)"), file: file,
          line: nil, content: .provided(preview), place: place)
      }
  }

  /// Returns the previews of the program with unique names: those of the macro, then those of
  /// providers.
  ///
  /// - Parameter provided: the previews of providers; `nil` for those of the macro alone.
  @MainActor static func all(_ provided: ProvidedPreviews?) -> [DeclaredPreview] {
    let types = provided?.types ?? []
    let previews =
      recorded + types.flatMap { type in provided.map { self.provided(by: type, $0) } ?? [] }
    let names = PreviewNames.unique(
      previews.map { PreviewNames.Candidate(name: $0.name, place: $0.place, file: $0.file) })
    return zip(previews, names).map { preview, name in
      var preview = preview
      (preview.name, preview.givenName) = (name, preview.name)
      return preview
    }
  }
}

/// The names of previews, which tell them apart.
enum PreviewNames {
  /// A preview that needs a name.
  struct Candidate {
    /// The name that the author or the place gives.
    let name: String
    /// The file without extension, or the provider's type.
    let place: String
    /// The place with its module.
    let file: String
  }

  /// Returns a name for each preview: its own if no other has it; otherwise with the place, with the
  /// module too where places have one name, and with a number where previews of one place do.
  static func unique(_ previews: [Candidate]) -> [String] {
    let counts = count(previews) { $0.name }
    let places = count(previews) { "\($0.place)#\($0.name)" }
    let files = count(previews) { "\($0.file)#\($0.name)" }
    var taken = Set(counts.filter { $0.value == 1 }.keys)
    return previews.map { preview in
      if counts[preview.name] == 1 { return preview.name }
      let place = "\(preview.place)#\(preview.name)"
      let file = "\(preview.file)#\(preview.name)"
      let base =
        files[file] == counts[preview.name]
        ? preview.name : places[place] == files[file] ? place : file
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      return name
    }
  }

  private static func count(
    _ previews: [Candidate], _ key: (Candidate) -> String
  ) -> [String: Int] {
    Dictionary(previews.map { (key($0), 1) }, uniquingKeysWith: +)
  }
}
