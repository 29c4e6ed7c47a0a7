import Foundation
import Testing

@testable import VitrineXcode

struct ProjectTests {
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

  @Test func `the value of a setting is that of the target's SDK`() throws {
    let folder = try Folder(SampleProject.files)
    let target = try #require(try ProjectReader.read(folder.url).widgetTargets.first)
    #expect(target.settings["OTHER"] == "phone")
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
}
