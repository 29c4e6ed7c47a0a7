import Foundation
import Testing

@testable import VitrineXcode

struct ProjectTests {
  private func names(_ files: [URL], _ folder: Folder) -> [String] {
    files.map { $0.path(from: folder.url) }.sorted()
  }

  @Test func `members come from build phases and from folders with their exceptions`() throws {
    let folder = try Folder(SampleProject.files)
    let model = try ProjectReader.read(folder.url)
    let target = try #require(model.widgetTargets.first)
    #expect(model.widgetTargets.map(\.name) == ["My Widget"])
    #expect(
      names(target.sources, folder)
        == ["App/Models/Model.swift", "Shared Code/One File.swift", "widget/Widget.swift"])
    #expect(
      names(target.resources, folder)
        == [
          "Shared Code/de.lproj/Localizable.strings", "Shared Code/en.lproj/Localizable.strings",
          "widget/Assets.xcassets",
        ])
    #expect(target.missing.map(\.lastPathComponent) == ["Gone.swift"])
    #expect(model.developmentLanguage == "de")
    #expect(model.localPackages.map(\.lastPathComponent) == ["Kit"])
    #expect(target.packageProducts.map(\.name) == ["Gauges"])
    #expect(model.remotePackages.first?.requirement == "from: \"1.2.0\"")
  }

  @Test func `a definition that becomes code in another target is not a member`() throws {
    var files = SampleProject.files
    let member = "B2 = {isa = PBXBuildFile; fileRef = F2;"
    let objects = SampleProject.objects.replacing(
      member, with: member + " settings = {ATTRIBUTES = (no_codegen); };")
    files["App.xcodeproj/project.pbxproj"] = SampleProject.file(objects)
    let folder = try Folder(files)
    let target = try #require(try ProjectReader.read(folder.url).widgetTargets.first)
    // The file that is not there was the member.
    #expect(target.missing.isEmpty && !target.sources.isEmpty)
  }

  @Test func `settings of the target override its file's, which override the project's`() throws {
    let folder = try Folder(SampleProject.files)
    let target = try #require(try ProjectReader.read(folder.url).widgetTargets.first)
    let settings = target.settings
    #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.widget")
    #expect(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "EXTRA"])
    #expect(settings["OTHER"] == "phone")
    #expect(target.moduleName == "My_Widget")
    #expect(target.information["CFBundleDisplayName"]?.string == "my widget")
    #expect(target.notes.contains { $0.contains("widget/Info.plist") })
  }

  @Test(
    arguments: [
      ("$(A:upper)", "ONE TWO"), ("${A:c99extidentifier}", "one_two"),
      ("$(B:default=none)", "none"), ("$(A_$(C))", "three"), ("$(LOOP)", ""), ("$A $(", "$A $("),
    ])
  func `references in values are expanded`(text: String, value: String) {
    let settings = BuildSettings(
      [
        [
          .init(name: "A", value: "one two"), .init(name: "C", value: "X"),
          .init(name: "A_X", value: "three"), .init(name: "LOOP", value: "$(LOOP)"),
        ]
      ], conditions: .init(sdk: "iphonesimulator", configuration: "Debug"))
    #expect(settings.expand(text) == value)
  }

  @Test(
    arguments: [
      ("buildConfigurationList = TL", "buildConfigurationList = XX", "XX", "PBXNativeTarget"),
      ("isa = PBXProject", "isa = PBXOther", "project", "rootObject"),
    ])
  func `a damaged file is reported with its object and a hint`(
    old: String, new: String, mention: String, object: String
  ) throws {
    var text = SampleProject.file().replacingOccurrences(of: old, with: new)
    if object == "rootObject" {
      text = text.replacingOccurrences(of: "rootObject = P", with: "a = b")
    }
    let folder = try Folder(["App.xcodeproj/project.pbxproj": text])
    let project = folder.url.appending(path: "App.xcodeproj")
    let error = #expect(throws: ProjectError.self) { try ProjectReader.read(project) }
    #expect(error?.file.hasSuffix("project.pbxproj") == true)
    #expect(error?.object?.contains(object) == true)
    #expect(error?.message.contains(mention) == true && error?.hint != nil)
  }

  @Test(arguments: ["{objects = {", "<<<<<<< HEAD\n{}", "{}", ""])
  func `a file that is not a project is an error`(text: String) throws {
    let folder = try Folder(["App.xcodeproj/project.pbxproj": text])
    let project = folder.url.appending(path: "App.xcodeproj")
    #expect(throws: ProjectError.self) { try ProjectReader.read(project) }
  }

  @Test func `a workspace consists of its projects`() throws {
    var files = SampleProject.files
    files["All.xcworkspace/contents.xcworkspacedata"] = """
      <?xml version="1.0"?><Workspace version="1.0"><Group location="container:">
      <FileRef location="group:App.xcodeproj"/><FileRef location="group:Pods/Pods.xcodeproj"/>
      </Group></Workspace>
      """
    let folder = try Folder(files)
    let model = try ProjectReader.read(folder.url.appending(path: "All.xcworkspace"))
    #expect(model.widgetTargets.map(\.name) == ["My Widget"])
    #expect(model.notes.contains { $0.contains("Pods/Pods.xcodeproj") })
  }

  @Test(arguments: [
    (["One/A.xcodeproj", "Two/B.xcodeproj"], ["A/My Widget", "B/My Widget"]),
    (["One/A.xcodeproj", "Two/A.xcodeproj"], ["One/A/My Widget", "Two/A/My Widget"]),
  ])
  func `targets of one name are known by their projects`(paths: [String], names: [String]) throws {
    var files: [String: String] = [:]
    for (path, text) in SampleProject.files {
      for project in paths {
        let parts = project.split(separator: "/")
        let renamed = path.replacingOccurrences(of: "App.xcodeproj", with: parts[1])
        files["\(parts[0])/\(renamed)"] = text
      }
    }
    let references = paths.map { "<FileRef location=\"group:\($0)\"/>" }.joined()
    files["All.xcworkspace/contents.xcworkspacedata"] =
      "<Workspace version=\"1.0\">\(references)</Workspace>"
    let folder = try Folder(files)
    let model = try ProjectReader.read(folder.url.appending(path: "All.xcworkspace"))
    #expect(model.widgetTargets.map(\.name) == names)
    let chosen = try #require(model.target(named: names[1]))
    #expect(chosen.sources.allSatisfy { $0.path.contains("/Two/") })
    #expect(chosen.moduleName == "My_Widget")
  }

  @Test func `an XcodeGen specification is read with its includes`() throws {
    let folder = try Folder([
      "project.yml": """
      name: Tasks
      include: [base.yml]
      settings: {base: {SWIFT_VERSION: "5.9"}}
      targets:
        TasksWidget:
          type: app-extension
          platform: iOS
          sources:
            - path: Widget
              excludes: ["**/*.md", "Old"]
            - Shared/One.swift
          dependencies: [{package: Kit, product: KitUI}]
      """,
      "base.yml": """
      packages: {Kit: {path: Packages/Kit}}
      options: {bundleIdPrefix: com.example}
      """,
      "Widget/W.swift": "import WidgetKit\n@main struct W: Widget {}", "Widget/Old/X.swift": "",
      "Widget/a/Read.md": "", "Widget/a/B.swift": "", "Shared/One.swift": "",
      "Packages/Kit/Package.swift": "",
    ])
    let model = try ProjectReader.read(folder.url)
    let target = try #require(model.widgetTargets.first)
    #expect(model.name == "Tasks")
    #expect(
      names(target.sources, folder) == ["Shared/One.swift", "Widget/W.swift", "Widget/a/B.swift"])
    #expect(target.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.TasksWidget")
    #expect(target.settings["SWIFT_VERSION"] == "5.9")
    #expect(target.packageProducts.map(\.name) == ["KitUI"])
    #expect(model.localPackages.map(\.lastPathComponent) == ["Kit"])
  }

  @Test func `an error in invalid YAML names its line`() throws {
    let folder = try Folder(["project.yml": "name: a\ntargets:\n  - {\n"])
    let error = #expect(throws: ProjectError.self) {
      try ProjectReader.read(folder.url.appending(path: "project.yml"))
    }
    #expect((error?.line ?? 0) >= 3)
  }

  @Test func `a folder of sources is one target`() throws {
    let folder = try Folder([
      "W.swift": "import WidgetKit\n@main struct W: Widget {}", "a/B.swift": "",
    ])
    let model = try ProjectReader.read(folder.url)
    #expect(model.widgetTargets.first?.sources.count == 2)
    let empty = try Folder(["a.txt": ""])
    #expect(throws: ProjectError.self) { try ProjectReader.read(empty.url) }
  }
}
