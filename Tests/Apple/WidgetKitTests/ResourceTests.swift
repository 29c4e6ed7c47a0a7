import SwiftUI
import Testing
import VitrineModel

@testable import VitrineWidgetRunner
@testable import WidgetKit

struct ResourceTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("resources-\(UUID().uuidString)")
    for (name, text) in files {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return root
  }

  @Test func `catalogues, tables and pictures are found`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld days": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "new", "value": "%lld day"}},
            "other": {"stringUnit": {"state": "new", "value": "%lld days"}}}}},
          "de": {"stringUnit": {"state": "translated", "value": "%lld Tage"}}}},
        "Empty": {}}}
      """
    let root = try folder([
      "App.resources/Assets.xcassets/Contents.json": "{}",
      "App.resources/Localizable.xcstrings": catalog,
      "App.resources/fr.lproj/Localizable.strings": "\"Tasks\" = \"Tâches\";\n",
      "App.resources/cat.png": "",
      "Other/dog.png": "",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let resources = ResourceFolder(beside: root.appendingPathComponent("program"), and: [])
    #expect(resources.faults == [])
    #expect(resources.catalogs.map(\.lastPathComponent) == ["Assets.xcassets"])
    #expect(resources.images.keys.sorted() == ["cat"])
    #expect(resources.strings["fr"]?["Localizable"]?["Tasks"]?.value == "Tâches")
    #expect(resources.strings["de"]?["Localizable"]?["%lld days"]?.value == "%lld Tage")
    #expect(resources.strings["en"]?["Localizable"]?["%lld days"]?.plural?.one == "%lld day")
    #expect(resources.hasString("Tasks", nil) && resources.hasString("Empty", nil))
    #expect(resources.strings["de"]?["Localizable"]?["Empty"] == nil)
    #expect(resources.isTranslated(nil) && !resources.isTranslated("Other"))
  }

  @Test func `catalogues are read as Xcode writes them`() throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%lld glasses" : {
            "localizations" : {
              "de" : {"stringUnit" : {"state" : "translated", "value" : "%lld Gläser"}}
            }
          },
          "%lld left" : {},
          "Vitrine %@" : {"shouldTranslate" : false},
          "greeting" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : {"stringUnit" : {"state" : "translated", "value" : "Hello"}},
              "de" : {"stringUnit" : {"state" : "new", "value" : ""}}
            }
          },
          "old" : {
            "extractionState" : "stale",
            "localizations" : {
              "de" : {"stringUnit" : {"state" : "needs_review", "value" : "alt"}}
            }
          },
          "tap" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "device" : {
                    "mac" : {"stringUnit" : {"state" : "translated", "value" : "Click"}},
                    "other" : {"stringUnit" : {"state" : "translated", "value" : "Tap"}}
                  }
                }
              }
            }
          },
          "%lld rows" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "device" : {
                    "other" : {
                      "variations" : {
                        "plural" : {
                          "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld row"}},
                          "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld rows"}}
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let root = try folder(["App.resources/Localizable.xcstrings": catalog])
    defer { try? FileManager.default.removeItem(at: root) }
    let resources = ResourceFolder(beside: root.appendingPathComponent("program"), and: [])
    #expect(resources.faults == [])
    let english = resources.strings["en"]?["Localizable"]
    let german = resources.strings["de"]?["Localizable"]
    #expect(english?["%lld glasses"] == nil && german?["%lld glasses"]?.value == "%lld Gläser")
    #expect(english?["%lld left"]?.value == "%lld left" && german?["%lld left"] == nil)
    #expect(english?["Vitrine %@"]?.value == "Vitrine %@")
    #expect(german?["Vitrine %@"]?.value == "Vitrine %@")
    #expect(english?["greeting"]?.value == "Hello" && german?["greeting"] == nil)
    #expect(german?["old"]?.value == "alt" && german?["old"]?.isStale == true)
    #expect(english?["tap"]?.value == "Tap")
    #expect(english?["tap"]?.devices.mapValues(\.value) == ["mac": "Click"])
    #expect(english?["%lld rows"]?.plural?.one == "%lld row")
    for key in ["%lld glasses", "%lld left", "Vitrine %@", "greeting", "tap", "%lld rows"] {
      #expect(resources.hasString(key, nil), "\(key)")
    }
  }

  @Test func `an unreadable table is reported`() throws {
    let root = try folder(["App.resources/Localizable.xcstrings": "no JSON"])
    defer { try? FileManager.default.removeItem(at: root) }
    let resources = ResourceFolder(beside: root.appendingPathComponent("program"), and: [])
    #expect(resources.faults.count == 1)
    #expect(resources.faults.first?.contains("Localizable.xcstrings") == true)
  }

  @Test func `a table with a mistake is reported with its line, and its other texts are used`()
    throws
  {
    let table = """
      /* a comment */ "a" = "A";
      "b" = "B"
      "c" = "C \\"quoted\\"\\n";
      "d" = "D;
      // "no" = "pair";
      key_e = "E";
      "f" = "F";
      """
    let root = try folder(["App.resources/de.lproj/Localizable.strings": table])
    defer { try? FileManager.default.removeItem(at: root) }
    let resources = ResourceFolder(beside: root.appendingPathComponent("program"), and: [])
    let strings = resources.strings["de"]?["Localizable"]?.compactMapValues(\.value)
    #expect(strings == ["a": "A", "c": "C \"quoted\"\n", "key_e": "E", "f": "F"])
    #expect(
      resources.faults == [
        "de.lproj/Localizable.strings:2: ';' is expected after the text of \"b\"; the other texts "
          + "are used",
        "de.lproj/Localizable.strings:4: the text of \"d\" is not in quotes; the other texts are used",
      ])
  }

  @Test func `plural texts of a stringsdict take the arguments in their order`() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>nest</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@birds@ of %@ in %#@trees@</string>
      <key>birds</key><dict><key>one</key><string>a bird</string><key>other</key><string>%d birds</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string></dict>
      <key>trees</key><dict><key>other</key><string>%d trees</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string></dict></dict></dict></plist>
      """
    let root = try folder(["App.resources/en.lproj/Localizable.stringsdict": list])
    defer { try? FileManager.default.removeItem(at: root) }
    let resources = ResourceFolder(beside: root.appendingPathComponent("program"), and: [])
    let string = resources.strings["en"]?["Localizable"]?["nest"]
    #expect(string?.value == "%#@birds@ of %2$@ in %#@trees@")
    #expect(string?.substitutions.mapValues(\.argument) == ["birds": 1, "trees": 3])
  }

  @Test func `fonts are those in Info.plist`() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIAppFonts</key>
      <array><string>Faces/Round.ttf</string></array></dict></plist>
      """
    let root = try folder([
      "App/Info.plist": list, "App/Round.ttf": "", "App/Other.otf": "", "Kit/Wide.otf": "",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let resources = ResourceFolder(
      beside: root.appendingPathComponent("program"),
      and: [root.appendingPathComponent("App"), root.appendingPathComponent("Kit")])
    #expect(resources.fonts.map(\.lastPathComponent) == ["Round.ttf", "Wide.otf"])
  }
}
