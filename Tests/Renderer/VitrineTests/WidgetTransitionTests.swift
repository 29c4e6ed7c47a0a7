import Testing
import Vitrine

/// The transition between two entries.
@Suite struct WidgetTransitionTests {
  private static let renderer = Renderer()

  /// Two entries with one view each.
  private func transition(
    _ before: String, _ after: String, _ change: (inout RenderRequest) -> Void = { _ in },
    reducesMotion: Bool = false
  ) throws -> (first: LaidOutWidget, second: LaidOutWidget, transition: WidgetTransition) {
    let json = """
      {"vitrine": "1.0", "kind": "W", "supportedFamilies": ["systemSmall"], "entries": [
        {"date": "2026-01-31T09:00:00Z", "views": {"default": \(before)}},
        {"date": "2026-01-31T10:00:00Z", "views": {"default": \(after)}}]}
      """
    let document = try WidgetDocument(json: json)
    var request = RenderRequest(family: .systemSmall)
    change(&request)
    request.entry = 0
    let first = try Self.renderer.layOut(document, request)
    request.entry = 1
    let second = try Self.renderer.layOut(document, request)
    return (
      first, second, WidgetTransition(from: first, to: second, reducesMotion: reducesMotion)
    )
  }

  private func box(_ width: Int, _ rest: String = "") -> String {
    #"""
    {"rectangle": {"fill": "blue"}, "modifiers": [
      {"frame": {"width": \#(width), "height": 20}}\#(rest), {"containerBackground": "white"}]}
    """#
  }

  @Test func bothEndsAreTheStillPictures() throws {
    let (first, second, transition) = try transition(box(20), box(80))
    #expect(try transition.widget(at: 0).png() == first.png())
    #expect(try transition.widget(at: transition.duration).png() == second.png())
    let middle = try transition.widget(at: 0.2).png()
    #expect(try middle != first.png() && middle != second.png())
    #expect(try transition.widget(at: 0.2).png() == middle)
  }

  @Test func boxesGrowEvenly() throws {
    let linear = #"{"curve": "linear", "duration": 1}"#
    func animated(_ value: Int) -> String {
      #", {"animation": {"animation": \#(linear), "value": "\#(value)"}}"#
    }
    let (_, _, transition) = try transition(box(20, animated(1)), box(80, animated(2)))
    #expect(transition.duration == 1)
    let text = try transition.widget(at: 0.5).displayList.text
    let middle = 158.0 / 2
    #expect(text.contains("\((middle - 25).dumpText)"), "\(text)")
  }

  /// The number of filled shapes halfway between two entries of squares.
  private func fills(_ before: String, _ after: String) throws -> Int {
    let animation = #"{"animation": {"animation": {"curve": "linear", "duration": 1}, "value": "#
    func animated(_ content: String, _ value: Int) -> String {
      #"{"zStack": {"children": [\#(content)]}, "modifiers": [\#(animation)"\#(value)"}}]}"#
    }
    let (_, _, transition) = try transition(animated(before, 1), animated(after, 2))
    #expect(transition.duration == 1)
    let lines = try transition.widget(at: 0.5).displayList.text.split(separator: "\n")
    return lines.count { $0.contains("fill #007AFF") }
  }

  private static let square =
    #"{"color": "blue", "modifiers": [{"frame": {"width": 9, "height": 9}}"#

  @Test func viewsStayTheSameWhenTheirStackTurns() throws {
    let squares = #"{"children": [\#(Self.square)]}, \#(Self.square)]}]}"#
    #expect(try fills(#"{"hStack": \#(squares)}"#, #"{"vStack": \#(squares)}"#) == 2)
  }

  @Test func branchesOfAConditionAreTwoViews() throws {
    #expect(
      try fills(
        Self.square + #", {"padding": {"edges": "leading", "length": 9}}, {"id": "if"}]}"#,
        Self.square + #", {"id": "else"}]}"#) == 2)
    #expect(
      try fills(
        Self.square + #", {"padding": {"edges": "leading", "length": 9}}, {"id": "if"}]}"#,
        Self.square + #", {"id": "if"}]}"#) == 1)
  }

  @Test func nothingMovesWhereNothingChanges() throws {
    #expect(try transition(box(20), box(20)).transition.duration == 0)
  }

  @Test func dimmedDisplaysAndTransactionsStandStill() throws {
    #expect(
      try transition(box(20), box(80)) { $0.isLuminanceReduced = true }.transition.duration == 0)
    let off = #", {"transaction": {}}"#
    #expect(try transition(box(20, off), box(80, off)).transition.duration == 0)
  }

  @Test func nothingTakesLongerThanTwoSeconds() throws {
    let forever = #", {"animation": {"animation": {"curve": "linear", "repeatsForever": true}}}"#
    #expect(try transition(box(20, forever), box(80, forever)).transition.duration == 2)
  }

  @Test func reducedMotionFades() throws {
    func rows(_ name: String) -> String {
      #"""
      {"vStack": {"children": [{"text": "\#(name)", "modifiers": [
        {"id": "\#(name)"}, {"transition": {"move": "top"}}]}]},
       "modifiers": [{"containerBackground": "white"}]}
      """#
    }
    func fading(_ name: String) -> String {
      rows(name).replacing(#"{"move": "top"}"#, with: #""opacity""#)
    }
    let reduced = try transition(rows("a"), rows("b"), reducesMotion: true).transition
    let faded = try transition(fading("a"), fading("b")).transition
    let moved = try transition(rows("a"), rows("b")).transition
    #expect(try reduced.widget(at: 0.1).png() == faded.widget(at: 0.1).png())
    #expect(try moved.widget(at: 0.1).png() != faded.widget(at: 0.1).png())
  }

  /// A box that grows to 60 points and becomes small again.
  private func pulsing(_ trigger: String?) -> String {
    func phase(_ width: Int) -> String {
      #"""
      {"content": {"rectangle": {"fill": "blue"}, "modifiers": [
         {"frame": {"width": \#(width), "height": 20}}]},
       "animation": {"curve": "linear", "duration": 0.5}}
      """#
    }
    let value = trigger.map { #""trigger": "\#($0)", "# } ?? ""
    return box(20, #", {"phaseAnimator": {\#(value)"phases": [\#(phase(60)), \#(phase(20))]}}"#)
  }

  @Test func viewsPassThroughTheirPhases() throws {
    let (first, second, transition) = try transition(pulsing("1"), pulsing("2"))
    #expect(transition.duration == 1)
    #expect(try transition.widget(at: 0).png() == first.png())
    #expect(try transition.widget(at: 1).png() == second.png())
    for (time, width) in [(0.25, 40), (0.5, 60), (0.75, 40)] {
      let still = try self.transition(box(width), box(width)).first
      #expect(try transition.widget(at: time).png() == still.png(), "\(time)")
    }
  }

  @Test func phasesStartWithTheirTriggerOrWithEachChange() throws {
    #expect(try transition(pulsing("1"), pulsing("1")).transition.duration == 0)
    #expect(try transition(pulsing(nil), pulsing(nil)).transition.duration == 1)
    #expect(
      try transition(pulsing("1"), pulsing("2")) { $0.isLuminanceReduced = true }
        .transition.duration == 0)
  }

  /// Every format shows a moment.
  @Test(arguments: PictureFormat.allCases)
  func momentsAreDrawnInEveryFormat(format: PictureFormat) throws {
    let (_, _, transition) = try transition(box(20), box(80))
    #expect(try !transition.widget(at: 0.1).data(as: format).isEmpty)
  }
}
