import Foundation
import Testing

/// Places, appearances and locks on the command line.
@Suite("surfaces")
struct SurfaceTests {
  @Test("each place and appearance shows its families")
  func places() throws {
    let work = try TemporaryFolder()
    let run = try Tool.run(
      "render", try work.archive(), "--family", "all", "--location", "homeScreen,standBy",
      "--appearance", "standard,lowLight", "--scale", "1", "-o", "out/", in: work.folder)
    #expect(run.code == 0)
    #expect(
      work.files.filter { $0.hasPrefix("out/") } == [
        "out/Card/systemMedium-entry-light-homeScreen@1x.png",
        "out/Card/systemSmall-entry-light-homeScreen@1x.png",
        "out/Card/systemSmall-entry-light-standBy-lowLight@1x.png",
        "out/Card/systemSmall-entry-light-standBy@1x.png",
      ])
  }

  @Test("one place that does not show a family is an error")
  func missing() throws {
    let work = try TemporaryFolder()
    let run = try Tool.run(
      "render", try work.archive(), "--family", "systemMedium", "--location", "carPlay",
      in: work.folder)
    #expect(run.code == 3)
    #expect(run.errors.contains("'carPlay' of iPhone 17 does not show 'systemMedium'"))
    #expect(run.errors.contains("hint: it shows 'systemSmall'"))
  }

  @Test("parts of a name contain the requested values")
  func layout() throws {
    let work = try TemporaryFolder()
    let run = try Tool.run(
      "render", try work.archive(), "--location", "homeScreen", "--appearance", "tinted",
      "--tint", "#FF8800", "--wallpaper", "black", "--always-on", "-o", "out/", "--name-template",
      "{location}-{appearance}-{mode}.png", in: work.folder)
    #expect(run.code == 0)
    #expect(work.data("out/homeScreen-tinted-accented.png") != nil)
  }

  @Test("colours are checked")
  func colors() throws {
    let work = try TemporaryFolder()
    let run = try Tool.run("render", try work.archive(), "--tint", "orenge", in: work.folder)
    #expect(run.code == 2)
    #expect(run.errors.contains("did you mean 'orange'?"))
  }

  @Test("the environment of a place is printed")
  func environment() throws {
    let work = try TemporaryFolder()
    let run = try Tool.run(
      "inspect", try work.archive(), "--environment", "--location", "standBy", "--state", "locked",
      "--always-on", in: work.folder)
    #expect(
      run.text == """
        widgetFamily systemSmall
        widgetRenderingMode fullColor
        colorScheme dark
        isLuminanceReduced true
        showsWidgetContainerBackground false
        widgetContentMargins 4 4 4 4
        redactionReasons privacy
        allowsInteraction false

        """)
  }

  @Test("locks and permissions decide what is redacted")
  func locks() throws {
    let work = try TemporaryFolder()
    let name = try work.archive()
    func reasons(_ flags: String...) throws -> String? {
      let run = try Tool.run(
        ["inspect", name, "--environment", "--state", "locked"] + flags, in: work.folder)
      return run.text.split(separator: "\n").first { $0.hasPrefix("redactionReasons") }.map {
        String($0.dropFirst("redactionReasons ".count))
      }
    }
    #expect(try reasons() == "privacy")
    #expect(try reasons("--show-sensitive") == "–")
    #expect(try reasons("--lock", "beforeFirstUnlock", "--show-sensitive") == "placeholder")
  }

  @Test("validate lays out in the requested places")
  func validate() throws {
    let work = try TemporaryFolder()
    let run = try Tool.run(
      "validate", try work.archive(), "--location", "homeScreen,standBy", in: work.folder)
    #expect(run.code == 0)
    // Two families on the Home Screen, one in StandBy; four states, two schemes.
    #expect(run.errors.contains("24 layouts"))
  }
}
