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

  @Test func `colours and images have symbols, in the types of their folders`() throws {
    let folder = try Folder([
      "A.xcassets/AccentColor.colorset/Contents.json": "{}",
      "A.xcassets/tile.colorset/Contents.json": "{}",
      "A.xcassets/plain/map.imageset/Contents.json": "{}",
      "A.xcassets/icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/icons/sun.imageset/Contents.json": "{}",
    ])
    let text = try #require(
      AssetSymbols([folder.url.appending(path: "A.xcassets")]).source(
        bundle: ".main", declaredSymbols: ["own"], hasExtensions: true))
    #expect(text.contains("static var accent: ColorResource"))
    #expect(text.contains("ImageResource(name: \"map\", bundle: .main)"))
    #expect(text.contains("extension ImageResource { enum Icons {} }"))
    #expect(text.contains("static var sun: ImageResource { ImageResource(name: \"icons/sun\""))
    #expect(text.contains("extension Color { static var tile: Color"))
    #expect(text.contains("extension UIImage { @_disfavoredOverload static var map: UIImage"))
    #expect(text.contains("extension UIColor { @_disfavoredOverload static var tile: UIColor"))
    #expect(text.contains("static var map: UIImage { UIImage(resource: .map) }"))
  }

  @Test(
    "a catalogue decides about members of colours and images, or else its target does",
    arguments: [("enabled", false, true), ("disabled", true, false), ("", true, true)])
  func extensions(_ property: String, _ isOn: Bool, _ isExpected: Bool) throws {
    let properties =
      "{\"properties\": {\"generate-swift-asset-symbol-extensions\": \"\(property)\"}}"
    let folder = try Folder([
      "A.xcassets/Contents.json": property.isEmpty ? "{}" : properties,
      "A.xcassets/tile.colorset/Contents.json": "{}",
    ])
    let text = try #require(
      AssetSymbols([folder.url.appending(path: "A.xcassets")]).source(
        bundle: ".main", declaredSymbols: [], hasExtensions: isOn))
    #expect(text.contains("static var tile: ColorResource"))
    #expect(text.contains("extension Color { static var tile: Color") == isExpected)
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

  @Test func `manually added keys have symbols`() throws {
    let folder = try Folder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "welcome_title": {"extractionState": "manual"}, "Found in code": {}}}
      """
    ])
    let text = try #require(
      StringSymbols.source([folder.url.appending(path: "Localizable.xcstrings")]))
    #expect(text.contains("static var welcomeTitle: LocalizedStringResource"))
    #expect(!text.contains("Found"))
  }

  @Test(
    arguments: [
      ("%@ of %lld", "static func left(_ arg1: String, _ arg2: Int)"),
      ("%2$lf in %1$@ (100 %%)", "static func left(_ arg1: String, _ arg2: Double)"),
      (
        "%(city)@: %(degrees).1f, %(city)@",
        "static func left(city arg1: String, degrees arg2: Double)"
      ),
      ("%#@items@ left of %llu", "static func left(items arg1: Int, _ arg2: UInt)"),
      ("100 %", "static var left: LocalizedStringResource"),
    ])
  func `placeholders of strings are arguments`(format: String, head: String) throws {
    let folder = try Folder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"left": {"extractionState": "manual",
        "localizations": {"en": {"stringUnit": {"value": "\(format)"}, "substitutions": {
          "items": {"argNum": 1, "formatSpecifier": "lld"}}}}}}}
      """
    ])
    let text = try #require(
      StringSymbols.source([folder.url.appending(path: "Localizable.xcstrings")]))
    #expect(text.contains(head), "\(text)")
  }

  @Test func `a key with only plural forms takes a number`() throws {
    let folder = try Folder([
      "Tasks.xcstrings": """
      {"sourceLanguage": "en", "strings": {"tasks_left": {"extractionState": "manual",
        "localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld task"}},
          "other": {"stringUnit": {"value": "%lld tasks"}}}}}}}}}
      """
    ])
    let text = try #require(
      StringSymbols.source([folder.url.appending(path: "Tasks.xcstrings")]))
    #expect(text.contains("enum Tasks {"))
    #expect(text.contains("static func tasksLeft(_ arg1: Int) -> LocalizedStringResource"))
    #expect(text.contains("defaultValue: \"\\(arg1)\""))
  }

  @Test func `an intent definition becomes classes with defaults`() throws {
    let folder = try Folder([
      "A.intentdefinition": """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>INEnums</key><array><dict><key>INEnumName</key><string>Theme</string>
      <key>INEnumValues</key><array>
      <dict><key>INEnumValueName</key><string>unknown</string></dict>
      <dict><key>INEnumValueName</key><string>dark</string>
      <key>INEnumValueIndex</key><integer>1</integer></dict></array></dict></array>
      <key>INTypes</key><array><dict><key>INTypeName</key><string>City</string></dict></array>
      <key>INIntents</key><array><dict><key>INIntentName</key><string>Choose</string>
      <key>INIntentParameters</key><array>
      <dict><key>INIntentParameterName</key><string>theme</string>
      <key>INIntentParameterEnumType</key><string>Theme</string>
      <key>INIntentParameterType</key><string>Integer</string>
      <key>INIntentParameterMetadata</key><dict>
      <key>INIntentParameterMetadataDefaultValue</key><string>dark</string></dict></dict>
      <dict><key>INIntentParameterName</key><string>cities</string>
      <key>INIntentParameterObjectType</key><string>City</string>
      <key>INIntentParameterSupportsMultipleValues</key><true/>
      <key>INIntentParameterType</key><string>Object</string></dict>
      <dict><key>INIntentParameterName</key><string>big</string>
      <key>INIntentParameterType</key><string>Boolean</string>
      <key>INIntentParameterMetadata</key><dict>
      <key>INIntentParameterMetadataDefaultValue</key><true/></dict></dict>
      </array></dict></array></dict></plist>
      """
    ])
    let file = folder.url.appending(path: "A.intentdefinition")
    let text = try IntentDefinition(file).source(declared: [])
    #expect(
      text.contains("public enum Theme: Int, Sendable {\n  case unknown = 0\n  case dark = 1\n}"))
    #expect(text.contains("public var theme: Theme = .dark"))
    #expect(text.contains("public var cities: [City]?\n"))
    #expect(text.contains("public var big: NSNumber? = NSNumber(value: true)"))
    #expect(text.contains("public class City: INObject"))
    #expect(text.contains("public class ChooseIntent: INIntent"))
    #expect(text.contains("public class ChooseIntentResponse"))
    #expect(!(try IntentDefinition(file).source(declared: ["City"]).contains("class City")))
  }

  @Test func `options of an intent are a set, and places bring their module along`() throws {
    let folder = try Folder([
      "A.intentdefinition": """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>INEnums</key><array><dict><key>INEnumName</key><string>Days</string>
      <key>INEnumType</key><string>OptionSet</string>
      <key>INEnumValues</key><array><dict><key>INEnumValueIndex</key><integer>2</integer>
      <key>INEnumValueName</key><string>weekend</string></dict></array></dict></array>
      <key>INIntents</key><array><dict><key>INIntentName</key><string>Plan</string>
      <key>INIntentParameters</key><array>
      <dict><key>INIntentParameterName</key><string>place</string>
      <key>INIntentParameterType</key><string>Placemark</string></dict></array></dict></array>
      </dict></plist>
      """
    ])
    let text = try IntentDefinition(folder.url.appending(path: "A.intentdefinition"))
      .source(declared: [])
    #expect(text.contains("public struct Days: OptionSet"))
    #expect(text.contains("public static let weekend = Days(rawValue: 1 << 1)"))
    #expect(text.contains("import CoreLocation") && text.contains("var place: CLPlacemark?"))
  }

  @Test func `classes of an intent definition have the names that their author gave them`() throws {
    let folder = try Folder([
      "A.intentdefinition": """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>INEnums</key><array><dict><key>INEnumName</key><string>Kind</string>
      <key>INEnumClassName</key><string>FilterKind</string></dict></array>
      <key>INTypes</key><array><dict><key>INTypeName</key><string>Tag</string>
      <key>INTypeClassPrefix</key><string>SP</string>
      <key>INTypeClassName</key><string>WidgetTag</string>
      <key>INTypeProperties</key><array>
      <dict><key>INTypePropertyName</key><string>kind</string>
      <key>INTypePropertyEnumType</key><string>Kind</string></dict></array></dict>
      <dict><key>INTypeName</key><string>Note</string>
      <key>INTypeClassPrefix</key><string>SP</string></dict></array></dict></plist>
      """
    ])
    let file = folder.url.appending(path: "A.intentdefinition")
    let text = try IntentDefinition(file).source(declared: [])
    #expect(text.contains("public enum FilterKind: Int"))
    #expect(text.contains("public class WidgetTag: INObject"))
    #expect(text.contains("public var kind: FilterKind = .unknown"))
    #expect(text.contains("public class SPNote: INObject"))
  }

  @Test func `names of an intent definition are as their author has written them`() throws {
    let folder = try Folder([
      "A.intentdefinition": """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>INEnums</key><array><dict><key>INEnumName</key><string>Theme</string>
      <key>INEnumValues</key><array>
      <dict><key>INEnumValueName</key><string>Dark</string>
      <key>INEnumValueIndex</key><integer>1</integer></dict>
      <dict><key>INEnumValueName</key><string>Light</string>
      <key>INEnumValueIndex</key><integer>2</integer></dict></array></dict></array>
      <key>INIntents</key><array><dict><key>INIntentName</key><string>Choose</string>
      <key>INIntentParameters</key><array>
      <dict><key>INIntentParameterName</key><string>Theme</string>
      <key>INIntentParameterEnumType</key><string>Theme</string>
      <key>INIntentParameterType</key><string>Integer</string></dict></array>
      <key>INIntentResponse</key><dict><key>INIntentResponseParameters</key><array>
      <dict><key>INIntentResponseParameterName</key><string>Total</string>
      <key>INIntentResponseParameterType</key><string>Integer</string></dict></array></dict>
      </dict></array></dict></plist>
      """
    ])
    let text = try IntentDefinition(folder.url.appending(path: "A.intentdefinition"))
      .source(declared: [], code: ["switch intent.Theme { case .Dark: 1 default: 2 }"])
    for line in [
      "case Dark = 1", "case light = 2", "var Theme: Theme = .unknown",
      "var theme: Theme { get { Theme } set { Theme = newValue } }", "var Total: NSNumber?",
    ] {
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test func `enumerations have the prefix of the file's own intents`() throws {
    let folder = try Folder([
      "A.intentdefinition": """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>INEnums</key><array><dict><key>INEnumName</key><string>Kind</string></dict></array>
      <key>INIntents</key><array>
      <dict><key>INIntentName</key><string>Choose</string>
      <key>INIntentClassPrefix</key><string>SP</string></dict>
      <dict><key>INIntentName</key><string>PlayMedia</string>
      <key>INIntentClassPrefix</key><string>IN</string></dict></array></dict></plist>
      """
    ])
    let text = try IntentDefinition(folder.url.appending(path: "A.intentdefinition"))
      .source(declared: [])
    #expect(text.contains("public enum SPKind: Int"))
    #expect(text.contains("public class SPChooseIntent: INIntent"))
  }

  @Test func `entities become classes`() throws {
    let folder = try Folder([
      "M.xcdatamodeld/M.xcdatamodel/contents": """
      <?xml version="1.0"?><model><entity name="Item" representedClassName="Item"
      codeGenerationType="class"><attribute name="title" optional="YES" attributeType="String"/>
      <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
      <relationship name="tags" toMany="YES" destinationEntity="Tag"/></entity>
      <entity name="Own" representedClassName="Own"/></model>
      """
    ])
    let model = try CoreDataModel(folder.url.appending(path: "M.xcdatamodeld"))
    let text = try #require(model.source(declared: []))
    #expect(text.contains("public class Item: NSManagedObject"))
    #expect(text.contains("@ManagedProperty public var title: String?"))
    #expect(text.contains("@ManagedProperty public var count: Int32\n"))
    #expect(text.contains("@ManagedProperty public var tags: NSSet?"))
    #expect(text.contains("public func addToTags(_ values: Tag) { addManaged(values, \"tags\") }"))
    #expect(!text.contains("class Own"))
  }

  @Test func `entities inherit, and those with a written class are extensions`() throws {
    let folder = try Folder([
      "M.xcdatamodel/contents": """
      <?xml version="1.0"?><model>
      <entity name="Thing" representedClassName="ThingObject" codeGenerationType="class"/>
      <entity name="Book" representedClassName="BookObject" parentEntity="Thing"
      codeGenerationType="class"><attribute name="default" attributeType="String"/>
      <relationship name="owner" destinationEntity="Owner"/></entity>
      <entity name="Owner" representedClassName="Person" codeGenerationType="category">
      <attribute name="full_name" attributeType="String"/></entity></model>
      """
    ])
    let model = try CoreDataModel(folder.url.appending(path: "M.xcdatamodel"))
    let text = try #require(model.source(declared: ["Person"]))
    #expect(text.contains("public class BookObject: ThingObject, @unchecked Sendable {"))
    #expect(text.contains("public var `default`: String?"))
    #expect(text.contains("public var owner: Person?"))
    #expect(text.contains("extension Person {\n  @ManagedProperty public var full_name: String?"))
    #expect(text.components(separatedBy: ": Identifiable").count == 2)
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
