import VitrineProcess

/// The files of a new project.
package enum ProjectTemplate {
  /// A file with its text.
  package struct File: Hashable, Sendable {
    /// The path below the project's folder.
    package let path: String
    package let text: String
  }

  /// Returns the files of a project, in the order in which a person reads them.
  ///
  /// - Parameters:
  ///   - template: what a widget shows.
  ///   - package: the path of Vitrine's package, as the manifest names it.
  package static func files(
    _ kind: ProjectKind, _ template: WidgetTemplate = .progress, _ names: ProjectNames,
    package: String
  ) -> [File] {
    let name = names.module
    guard kind != .archive else {
      return [
        File(path: "Golden/\(name)/\(name).json", text: kind.file(template).text(names)),
        File(path: "Golden/\(name)/matrix.json", text: kind.matrix(template)),
      ]
    }
    return [
      File(path: "Package.swift", text: manifest(name, package: package)),
      File(path: "\(name)/\(name).swift", text: kind.file(template).text(names)),
      File(path: "\(name)/Assets.xcassets/Contents.json", text: catalogue),
    ] + (template == .image ? photo(in: name) : []) + [
      File(path: "\(name)/Localizable.xcstrings", text: strings),
      File(path: "Tests/\(name)Tests/\(name)Tests.swift", text: kind.test(names)),
      // SwiftPM warns of an excluded folder that does not exist.
      File(path: "Tests/\(name)Tests/Goldens/.gitkeep", text: ""),
      File(path: "Golden/\(name)/matrix.json", text: kind.matrix(template)),
      File(path: ".github/workflows/widgets.yml", text: workflow),
      File(path: ".gitignore", text: ".build/\n.vitrine/*\n!.vitrine/check.json\nreport/\n"),
    ]
  }

  /// Returns the manifest of a package of widgets, which also builds on Apple's systems.
  ///
  /// - Parameter package: the path of Vitrine's package, relative to the manifest's folder if it
  ///   is next to it.
  package static func manifest(_ name: String, package: String) -> String {
    """
    // swift-tools-version: 6.0
    import Foundation
    import PackageDescription

    \(SwiftParts.manifestFolder(package))
    /// The modules that widget code imports: Apple's on its systems, Vitrine's on Linux.
    func apple(_ names: String...) -> [Target.Dependency] {
      names.map { .product(name: $0, package: "Vitrine", condition: .when(platforms: [.linux])) }
    }

    let package = Package(
      name: "\(name)",
      defaultLocalization: "en",
      platforms: [.iOS(.v18), .macOS(.v15)],
      dependencies: [.package(name: "Vitrine", path: vitrine)],
      targets: [
        .executableTarget(
          name: "\(name)",
          dependencies: apple("SwiftUI", "WidgetKit", "Charts", "AppIntents", "ActivityKit"),
          path: "\(name)",
          resources: [.process("Assets.xcassets"), .process("Localizable.xcstrings")]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: apple("VitrineWidgetTesting") + ["\(name)"],
          exclude: ["Goldens"]),
      ],
      swiftLanguageModes: [.v5])

    """
  }

  /// The picture of a template, as an image set.
  private static func photo(in name: String) -> [File] {
    let folder = "\(name)/Assets.xcassets/Photo.imageset"
    let contents = """
      {
        "images": [{ "filename": "Photo.svg", "idiom": "universal" }],
        "info": { "author": "xcode", "version": 1 },
        "properties": { "preserves-vector-representation": true }
      }

      """
    return [
      File(path: "\(folder)/Contents.json", text: contents),
      File(path: "\(folder)/Photo.svg", text: Template.photo.text),
    ]
  }

  private static let catalogue = """
    {
      "info": { "author": "xcode", "version": 1 }
    }

    """

  private static let strings = """
    {
      "sourceLanguage": "en",
      "strings": {},
      "version": "1.0"
    }

    """

  private static let workflow = """
    # Builds the widgets, compares their pictures with those in Golden, and keeps a report of changes.
    name: widgets
    on: [push, pull_request]
    jobs:
      widgets:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
    \(SwiftParts.workflow)
          - run: vitrine verify --package . --report report --github
          - uses: actions/upload-artifact@v4
            if: failure()
            with: { name: report, path: report }

    """
}
