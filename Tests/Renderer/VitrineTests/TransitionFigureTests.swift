import Testing
import Vitrine

/// What a transition changes halfway, as recorded on macOS 27.0 (mburger89/MetalUI).
@Suite("Figures of transitions")
struct TransitionFigureTests {
  private static let renderer = Renderer()
  private static let linear = #"{"curve": "linear", "duration": 1}"#

  /// A square of 20 points with more modifiers, beside one that stays.
  private func archive(_ modifiers: [String?]) throws -> WidgetDocument {
    let entries = modifiers.enumerated().map { index, rest in
      let square = rest.map {
        #", {"color": "red", "modifiers": [{"frame": {"width": 20, "height": 20}}\#($0)]}"#
      }
      return #"""
        {"date": "2026-01-31T0\#(index):00:00Z", "views": {"default": {
          "zStack": {"children": [
            {"color": "blue", "modifiers": [{"frame": {"width": 9, "height": 9}}]}\#(square ?? "")
          ]}, "modifiers": [
            {"frame": {"width": 100, "height": 100}},
            {"animation": {"animation": \#(Self.linear), "value": "\#(index)"}},
            {"containerBackground": "white"}]}}}
        """#
    }
    return try WidgetDocument(
      json: #"""
        {"vitrine": "1.0", "kind": "W", "supportedFamilies": ["systemSmall"], "entries": [
          \#(entries.joined(separator: ","))]}
        """#)
  }

  /// The picture halfway between two entries, one of which has the square.
  private func halfway(
    _ transition: String, isInsertion: Bool, reducesMotion: Bool = false
  ) throws -> Bitmap {
    let square = #", {"transition": \#(transition)}"#
    let document = try archive(isInsertion ? [nil, square] : [square, nil])
    var request = RenderRequest(family: .systemSmall)
    request.entry = 0
    let first = try Self.renderer.layOut(document, request)
    request.entry = 1
    let second = try Self.renderer.layOut(document, request)
    let change = WidgetTransition(from: first, to: second, reducesMotion: reducesMotion)
    return try change.widget(at: 0.5).bitmap(scale: 1)
  }

  private func still(_ modifiers: String) throws -> Bitmap {
    let request = RenderRequest(family: .systemSmall)
    return try Self.renderer.layOut(archive([modifiers]), request).bitmap(scale: 1)
  }

  /// Whether no pixel differs by more than one level, which is how a fade is rounded.
  private func isAlike(_ left: Bitmap, _ right: Bitmap) -> Bool {
    left.pixels.count == right.pixels.count
      && zip(left.pixels, right.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }

  private static let figures: [(transition: String, comes: String, goes: String)] = [
    (#""opacity""#, #"{"opacity": 0.5}"#, #"{"opacity": 0.5}"#),
    (#"{"move": "leading"}"#, #"{"offset": {"x": -10}}"#, #"{"offset": {"x": -10}}"#),
    (#"{"move": "bottom"}"#, #"{"offset": {"y": 10}}"#, #"{"offset": {"y": 10}}"#),
    (#""slide""#, #"{"offset": {"x": -10}}"#, #"{"offset": {"x": 10}}"#),
    (#"{"scale": {}}"#, #"{"scaleEffect": 0.5}"#, #"{"scaleEffect": 0.5}"#),
    (#"{"scale": {"scale": 0.5}}"#, #"{"scaleEffect": 0.75}"#, #"{"scaleEffect": 0.75}"#),
    (
      #"{"push": "leading"}"#, #"{"offset": {"x": -10}}, {"opacity": 0.5}"#,
      #"{"offset": {"x": 10}}, {"opacity": 0.5}"#
    ),
    (
      #"{"offset": {"x": 30, "y": 6}}"#, #"{"offset": {"x": 15, "y": 3}}"#,
      #"{"offset": {"x": 15, "y": 3}}"#
    ),
    (
      #"{"asymmetric": {"insertion": {"move": "top"}, "removal": "opacity"}}"#,
      #"{"offset": {"y": -10}}"#, #"{"opacity": 0.5}"#
    ),
    (
      #"{"combined": [{"move": "leading"}, "opacity"]}"#,
      #"{"offset": {"x": -10}}, {"opacity": 0.5}"#, #"{"offset": {"x": -10}}, {"opacity": 0.5}"#
    ),
  ]

  @Test("a view is as far away as recorded when half of its way is left", arguments: figures)
  func deltas(transition: String, comes: String, goes: String) throws {
    #expect(try isAlike(halfway(transition, isInsertion: true), still(", " + comes)))
    #expect(try isAlike(halfway(transition, isInsertion: false), still(", " + goes)))
  }

  @Test(
    "with Reduce Motion, every transition that moves in either direction fades",
    arguments: [
      #"{"move": "leading"}"#, #"{"scale": {}}"#, #""slide""#, #"{"offset": {"x": 30}}"#,
      #"{"push": "leading"}"#, #"{"combined": [{"move": "leading"}, "opacity"]}"#,
      #"{"asymmetric": {"insertion": "identity", "removal": {"move": "top"}}}"#,
    ])
  func reducedMotion(transition: String) throws {
    let faded = try still(#", {"opacity": 0.5}"#)
    for isInsertion in [true, false] {
      let reduced = try halfway(transition, isInsertion: isInsertion, reducesMotion: true)
      #expect(isAlike(reduced, faded))
    }
  }

  @Test("the identity transition is the same with Reduce Motion")
  func identity() throws {
    let reduced = try halfway(#""identity""#, isInsertion: true, reducesMotion: true)
    #expect(try isAlike(reduced, still("")))
  }
}
