import Foundation
import Testing
import Vitrine
import VitrineArguments

/// The table of axes covers all properties of requests, and everything derived from it is
/// consistent.
@Suite("Request axes")
struct RequestAxisTests {
  /// The options without a command.
  private struct Options: ParsableArguments {
    var axes = RequestAxes()
    var operands: [String] = []

    static let arguments = RequestAxis.all.flatMap(\.options).map { $0.of(\Options.axes) }
  }

  private func request(_ change: (inout RenderRequest) -> Void) -> RenderRequest {
    var request = RenderRequest(family: .systemSmall)
    change(&request)
    return request
  }

  /// Requests in which every property has a value other than the default.
  private var unusual: [RenderRequest] {
    [
      request { $0.target = .activity(.expanded) }, request { $0.state = .preview },
      request { $0.colorScheme = .dark }, request { $0.colorSchemeContrast = .increased },
      request {
        $0.configuration.name = "Two, the second"
        $0.configuration.parameters = ["unit": ParameterText("a=b,c"), "count": ParameterText("")]
      },
      request { $0.renderingMode = .accented }, request { $0.location = .standBy },
      request { $0.appearance = .tinted }, request { $0.tint = .system(.orange) },
      request { $0.glassTint = 1 },
      request { $0.wallpaper = Color(hex: "#102030") },
      request { $0.isLuminanceReduced = true }, request { $0.levelOfDetail = .simplified },
      request { $0.isDynamicIslandLimitedInWidth = true },
      request { ($0.state, $0.lock) = (.locked, .passcodeLocked) },
      request { $0.showsSensitiveContent = true }, request { $0.device = Device.named("Mac") },
      request { $0.scale = 2 }, request { $0.entry = 3 },
      request {
        var transition = EntryTransition()
        (transition.from, transition.times, transition.reducesMotion) = (1, [0, 0.25], true)
        $0.transition = transition
      },
      request { $0.dynamicTypeSize = .accessibility3 },
      request {
        ($0.interaction.pressed, $0.interaction.toggled) = ("a", ["b", "c"])
        $0.interaction.awaitsReload = true
      },
      request { $0.invalidatedOpacity = 0.25 },
      request { $0.date = ArchiveDate("2026-01-31T09:41:00Z") }, request { $0.locale = "de_AT" },
      request { $0.timeZone = "Europe/Vienna" }, request { $0.design = .ios26 },
      request { $0.contentMargins = EdgeInsets(8) }, request { $0.cornerRadius = 12 },
    ]
  }

  @Test("every property of a request is an axis, and nothing else is")
  func properties() {
    let properties = Mirror(reflecting: RenderRequest(family: .systemSmall)).children
      .compactMap(\.label)
    #expect(Set(RequestAxis.all.map(\.name)) == Set(properties))
    #expect(RequestAxis.all.count == properties.count)
  }

  @Test("names, keys and options are given once")
  func unique() {
    let columns: [[String]] = [
      RequestAxis.all.map(\.key), RequestAxis.all.map(\.matrixKey), RequestAxis.all.map(\.title),
      RequestAxis.all.flatMap(\.options).map(\.info.name),
    ]
    for column in columns { #expect(Set(column).count == column.count) }
  }

  @Test("the article on goldens names every field of a matrix")
  func article() throws {
    let path = "Sources/Renderer/Vitrine/Vitrine.docc/GoldenTests.md"
    let text = try String(contentsOf: Article.root.appending(path: path), encoding: .utf8)
    for axis in RequestAxis.all { #expect(text.contains("`\(axis.matrixKey)`")) }
  }

  @Test("the arguments of a request are parsed as the request")
  func words() throws {
    #expect(unusual.count == RequestAxis.all.count)
    for request in unusual {
      let words = RequestAxis.all.flatMap { $0.words(request) }
      let options = try #require(try Options.parse(words, pointer: ""))
      #expect(options.axes.requests == [request], "\(words)")
    }
  }

  @Test("the default value in the help is that of a request without options")
  func defaults() throws {
    var compared = 0
    for option in RequestAxis.all.flatMap(\.options).map(\.info) {
      guard let usual = option.help.components(separatedBy: "; default: ").dropFirst().first,
        option.allValueStrings.contains(usual)
      else { continue }
      compared += 1
      let words = ["--family", "systemSmall", "--\(option.name)", usual]
      let options = try #require(try Options.parse(words, pointer: ""))
      #expect(options.axes.requests == [RenderRequest(family: .systemSmall)], "\(words)")
    }
    #expect(compared > 5)
  }

  @Test("filenames contain values that are not defaults, and distinguish requests")
  func names() {
    let usual = RenderRequest(family: .systemSmall)
    let spelling = RenderState.entry.rawValue
    #expect(usual.name(scale: 2) == "systemSmall-\(spelling)-light@2x")
    let names = unusual.filter { $0.scale == nil }.map { $0.name(scale: 2) }
    #expect(Set(names + [usual.name(scale: 2)]).count == names.count + 1)
  }

  @Test("the values of a property are those of the requests")
  func lists() {
    var axes = RequestAxes()
    axes.families = [.systemSmall, .systemLarge]
    axes.colorScheme = [.light, .dark]
    axes.location = [nil, .standBy]
    #expect(axes.isPlural)
    #expect(axes.requests.count == 8)
    #expect(axes.requests.map(\.location).filter { $0 == .standBy }.count == 4)
    #expect(axes.families == [.systemSmall, .systemLarge])
    #expect(axes.location == [nil, .standBy])
    #expect(axes.locale == nil)
  }

  @Test("a matrix gives and keeps the value of every axis")
  func matrix() throws {
    for request in unusual {
      var axes = RequestAxes()
      axes.target = [request.target]
      axes.state = [request.state]
      axes.date = [request.date]
      axes.device = [request.device]
      axes.interaction = [request.interaction]
      axes.design = [request.design]
      axes.transition = [request.transition]
      axes.contentMargins = [request.contentMargins]
      let bytes = try ArchiveEncoder.encode(axes)
      let (read, _) = try ArchiveDecoder(isStrict: true).decode(RequestAxes.self, bytes)
      #expect(read.requests == axes.requests)
    }
  }
}
