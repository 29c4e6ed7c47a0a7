import Foundation
import Testing

/// Stories, parsed and run by Node.
@Suite("Stories for Storybook")
struct StoryTests {
  private static let archive = #"""
    {"vitrine": "1.0", "kind": "com.example.tasks", "displayName": "Tasks / \"today\"",
      "description": "Counts </script> what is left",
      "supportedFamilies": ["systemSmall", "systemMedium"],
      "developmentLanguage": "en", "strings": {
        "de": {"Localizable": {"Tasks": "Aufgaben"}}, "en": {"Localizable": {"Tasks": "Tasks"}}},
      "entries": [{"date": "2026-01-31T09:41:00Z", "views": {"default": {"text": "Tasks"}}}]}
    """#

  /// A page with only the parts that a story needs.
  private static let reader = #"""
    globalThis.document = {
      createElement: (name) => ({ name }), createTextNode: (text) => ({ text }),
    };
    const { existsSync } = await import("node:fs");
    const { pathToFileURL, fileURLToPath } = await import("node:url");
    const { default: meta, ...stories } = await import(pathToFileURL(process.argv[2]));
    const shown = Object.entries(stories).map(([name, { args }]) => [name, args, meta.render(args)]);
    const all = [];
    for (const family of meta.argTypes.family.options)
      for (const scheme of meta.argTypes.scheme.options)
        for (const language of meta.argTypes.language.options)
          all.push(meta.render({ family, scheme, language }));
    console.log(JSON.stringify({
      title: meta.title, options: Object.values(meta.argTypes).map((type) => type.options),
      description: meta.parameters.docs.description.component,
      stories: shown.map(([name]) => name), first: shown[0],
      pictures: all.filter((image) => image.src && existsSync(fileURLToPath(image.src))).length,
      missing: meta.render({ family: "x", scheme: "light", language: "en" }),
    }));
    """#

  private func place() throws -> TemporaryFolder {
    let place = try TemporaryFolder()
    for (name, text) in [("tasks.json", StoryTests.archive), ("read.mjs", StoryTests.reader)] {
      try Data(text.utf8).write(to: place.folder.appendingPathComponent(name))
    }
    return place
  }

  private func node(_ arguments: String..., in folder: URL) throws -> (Int32, Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["node"] + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }

  @Test(
    "a story is JavaScript whose controls select existing pictures",
    .enabled(if: Tool.hasNode))
  func story() throws {
    let place = try place()
    let result = try Tool.run(
      "gallery", "tasks.json", "--stories", "out", "--scale", "1", in: place.folder)
    #expect(result.code == 0, "\(result.errors)")
    let file = "out/com.example.tasks.stories.js"
    #expect(place.files.contains(file))
    #expect(!place.files.contains("out/index.html"))
    // Bundlers load the file as a module.
    try FileManager.default.copyItem(
      at: place.folder.appendingPathComponent(file),
      to: place.folder.appendingPathComponent("out/story.mjs"))
    #expect(try node("--check", "out/story.mjs", in: place.folder).0 == 0)
    let (code, data) = try node("read.mjs", "out/story.mjs", in: place.folder)
    #expect(code == 0)
    let found = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(found["title"] as? String == "Widgets/Tasks ∕ \"today\"")
    #expect(found["description"] as? String == "Counts </script> what is left")
    #expect(
      found["options"] as? [[String]] == [
        ["systemSmall", "systemMedium"], ["light", "dark"], ["en", "de"],
      ])
    #expect(found["stories"] as? [String] == ["SystemMedium", "SystemSmall"])
    #expect(found["pictures"] as? Int == 8)
    let missing = try #require(found["missing"] as? [String: String])
    #expect(missing["text"]?.contains("no picture of x") == true)
    let first = try #require((found["first"] as? [Any])?.last as? [String: Any])
    #expect((first["alt"] as? String)?.contains("Tasks") == true)
    #expect(first["width"] as? Double ?? 0 > 100)
  }

  @Test("stories for React create React elements")
  func react() throws {
    let place = try place()
    let result = try Tool.run(
      "gallery", "tasks.json", "--stories", "out", "--framework", "react", "--family",
      "systemSmall", "--locale", "de", "--scale", "1", "-q", in: place.folder)
    #expect(result.code == 0)
    let text = String(
      decoding: place.data("out/com.example.tasks.stories.js") ?? Data(), as: UTF8.self)
    #expect(text.contains(#"import { createElement } from "react";"#))
    #expect(text.contains("options: [\"de\"]"))
    // No string ends the script that contains it in a page.
    #expect(!text.contains("</script>"))
  }

  @Test("incompatible options are errors")
  func options() throws {
    let place = try place()
    let both = try Tool.run(
      "gallery", "tasks.json", "--stories", "a", "-o", "b", in: place.folder)
    #expect(both.code == 2)
    let alone = try Tool.run(
      "gallery", "tasks.json", "--framework", "react", "-o", "b", in: place.folder)
    #expect(alone.code == 2)
  }
}
