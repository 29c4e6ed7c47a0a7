import Foundation
import Testing
import VitrineProcess

@testable import VitrineXcode

struct GeneratedCodeTests {
  @Test(
    arguments: [
      ("tile-background", "tileBackground"), ("Logo", "logo"), ("URLIcon", "urlIcon"),
      ("default", "`default`"), ("2x", "_2x"), ("ABC", "abc"),
    ])
  func `names are those of Xcode`(name: String, member: String) {
    #expect(SymbolName.member(name) == member)
  }

  @Test func `assets and strings have the accessors that SwiftGen and Tuist write`() throws {
    let folder = try Folder([
      "A.xcassets/AccentColor.colorset/Contents.json": "{}",
      "A.xcassets/icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/icons/sun.imageset/Contents.json": "{}",
      "en.lproj/Localizable.strings":
        "\"home.title\" = \"Home\"; \"count\" = \"%d of %@\"; \"home\" = \"H\";",
      "de.lproj/Localizable.strings": "\"other\" = \"Anders\";",
    ])
    let accessors = ResourceAccessors(names: .tuist("Kit"), bundle: ".main")
    let assets = try #require(accessors.assets([folder.url.appending(path: "A.xcassets")]))
    #expect(assets.contains("public enum KitAsset {\npublic static let accentColor = KitColors("))
    #expect(assets.contains("public enum Icons {\npublic static let sun = KitImages("))
    let tables = ["en", "de"].map {
      folder.url.appending(path: "\($0).lproj/Localizable.strings")
    }
    let strings = try #require(
      ResourceAccessors(names: .swiftGen, bundle: ".module").strings(tables, language: "en"))
    #expect(strings.contains("public enum L10n {"))
    #expect(strings.contains("public enum Home {\npublic static var title: String {"))
    #expect(strings.contains("static func count(_ p1: Int, _ p2: Any) -> String"))
    #expect(strings.contains("static var home: String") && !strings.contains("other"))
  }

  @Test(arguments: [false, true])
  func `accessors are written where code names them and no source has them`(isDeclared: Bool) throws
  {
    let folder = try Folder([
      "project.yml": """
      name: A
      packages: {Kit: {path: Kit}}
      targets: {W: {type: app-extension, platform: iOS, sources: [W], dependencies: [{package: Kit}]}}
      """,
      "W/W.swift": "let title = L10n.title\nlet other = PHAsset.one",
      "W/en.lproj/Localizable.strings": "title = \"Title\";",
      "W/A.xcassets/dot.imageset/Contents.json": "{}",
      "Kit/Package.swift": "let package = Package(name: \"Kit\")",
      "Kit/Sources/Kit/Text.swift": isDeclared ? "public enum L10n { }" : "",
    ])
    let model = try ProjectReader.read(folder.url.appending(path: "project.yml"))
    let code = try GeneratedCode.make(
      try #require(model.target(named: "W")), model: model, bundle: ".main",
      declaredSymbols: [])
    #expect((code.files["L10n.swift"] == nil) == isDeclared)
    #expect(code.files["Asset.swift"] == nil)
  }

  @Test func `a missing name is explained once, and its consequences are folded`() throws {
    let output = """
      /s/A.swift:3:5: error: cannot find 'Foo' in scope
      /s/A.swift:3:5: error: cannot find 'Foo' in scope
      /s/B.swift:9:1: error: cannot find type 'Foo' in scope
      /s/A.swift:4:5: error: generic parameter 'T' could not be inferred
      /s/C.swift:1:8: error: no such module 'Bar'
      """
    let diagnostics = CompilerOutput.diagnostics(output, origins: ["/s/A.swift": "/u/A.swift"])
    #expect(diagnostics.count == 4)
    let explanations = BuildExplanation.make(
      diagnostics, leftOut: ["/u/F.swift": "it imports X"], declarations: ["Foo": "/u/F.swift"])
    #expect(explanations.count == 2)
    #expect(explanations.first?.file == "/u/A.swift" && explanations.first?.further == 2)
    #expect(explanations.first?.hint?.contains("it imports X") == true)
    #expect(explanations.last?.message == "the module 'Bar' is not available")
  }
}
