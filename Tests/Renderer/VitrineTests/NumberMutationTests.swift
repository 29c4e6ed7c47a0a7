import Foundation
import Testing
import Vitrine
import VitrineTestSupport

@testable import VitrineCoding
@testable import VitrineModel

/// Extreme numbers in every numeric field result in a picture or in an error that names the field.
///
/// With `VITRINE_TESTS=long` every field gets every number, otherwise some fields get one each,
/// selected by a seed.
@Suite("Extreme numbers")
struct NumberMutationTests {
  private static let schema = SchemaNumbers()
  private static let extremes: [Double] = {
    var numbers: [Double] = [1e308, 0x1p63, 0x1p53, 1e12, 1e9, 0x1p-1063, 0.3]
    var edges: [Double] = [1, 1e-6]
    for range in NumberRange.all { edges += [range.bounds.upperBound, range.finest] }
    for edge in edges { numbers += [edge, edge.nextUp, edge.nextDown] }
    return [0, -0.0] + numbers + numbers.map { -$0 }
  }()

  /// The part of a view that is drawn: its own case, or a modifier of a view that reacts to all
  /// modifiers.
  private enum Place: String, CaseIterable {
    case view
    case modifier
    case shapeModifier

    var codecs: [(name: String, schema: JSONValue)] {
      var definitions = SchemaDefinitions()
      return switch self {
      case .view: Content.codecs.all.map { ($0.name, $0.schema(&definitions)) }
      case .modifier: Modifier.codecs.all.map { ($0.name, $0.schema(&definitions)) }
      case .shapeModifier: ShapeModifier.codecs.all.map { ($0.name, $0.schema(&definitions)) }
      }
    }

    /// A view with a case of a payload, inside of effects that measure and draw it in different
    /// ways.
    func view(_ name: String, _ payload: JSONValue, _ effects: [JSONValue]) -> JSONValue {
      let own: JSONValue = .object([name: payload])
      return switch self {
      case .view: .object([name: payload, "modifiers": .array(effects)])
      case .modifier:
        [
          "vStack": [
            "children": [
              "Hello", ["circle": ["stroke": ["lineWidth": 3, "dash": [4, 2]]]],
              ["image": ["systemName": "heart.fill"]],
            ]
          ], "modifiers": .array([own] + effects),
        ]
      case .shapeModifier:
        [
          "rectangle": ["modifiers": [own], "stroke": ["lineCap": "round", "dash": [3]]],
          "modifiers": .array(effects),
        ]
      }
    }
  }

  private static let effects: [[JSONValue]] = [
    [], [["shadow": ["radius": 3, "x": 1]], ["blur": 2]],
    [["rotation3DEffect": ["degrees": 40, "axis": ["y": 1]]], ["opacity": 0.5]],
    [["hueRotation": 30], ["blendMode": "multiply"], ["clipShape": "circle"]],
    [["scaleEffect": 1e6], ["scaleEffect": 1e6], ["rotationEffect": 30]],
  ]

  @Test(
    "extreme numbers are handled in every field of every view and modifier",
    arguments: Place.allCases.map(\.rawValue))
  func numbers(name: String) throws {
    let place = try #require(Place(rawValue: name))
    var random = SeededGenerator(seed: 20_261_122)
    // In a debug build, and with other tests at the same time, a picture takes many times as long.
    let renderer = Renderer(timeout: TestLength.isLong ? 10 : 120)
    var (drawn, refused) = (0, 0)
    for (name, schema, way) in Self.fields(of: place, &random) {
      for number in TestLength.isLong ? Self.extremes : [random.pick(Self.extremes, or: 0)] {
        let payload = Self.schema.value(schema, way[...], number)
        let view = place.view(name, payload, random.pick(Self.effects, or: []))
        if try draws(view, renderer, asOutlines: random.chance(0.2)) {
          drawn += 1
        } else {
          refused += 1
        }
      }
    }
    // Some values are within their range, and some aren't.
    #expect(drawn > 5 && refused > 5, "\(drawn) pictures, \(refused) errors")
  }

  @Test("views and modifiers archive and draw, all of whose numbers are extreme", arguments: 0..<3)
  func everywhere(start: Int) throws {
    let renderer = Renderer(timeout: TestLength.isLong ? 10 : 120)
    let views = Content.codecs.all.map { Place.view.view($0.name, JSONValue(text: $0.example), []) }
    let modifiers = Modifier.codecs.all.map {
      Place.modifier.view($0.name, JSONValue(text: $0.example), [])
    }
    var (drawn, count) = (0, start)
    for view in views + modifiers {
      let bytes = try ArchiveEncoder.encode(view)
      guard try draws(view, renderer, asOutlines: false) else { continue }
      var node = try ArchiveDecoder().decode(ViewNode.self, bytes).0
      node.applyRules(
        RuleChanges { value in
          count += 1
          return value.extreme(count)
        })
      node.applyRules(RuleChanges())
      let text = String(decoding: try ArchiveEncoder.encode(node), as: UTF8.self)
      #expect(try draws(JSONValue(encoding: node), renderer, asOutlines: false), "\(text)")
      drawn += 1
    }
    #expect(drawn > 100)
  }

  /// The paths to the tested numbers.
  private static func fields(
    of place: Place, _ random: inout SeededGenerator
  ) -> [(name: String, schema: JSONValue, way: [SchemaNumbers.Step])] {
    let all = place.codecs.flatMap { name, payload in
      schema.ways(in: payload).map { (name, payload, $0) }
    }
    return TestLength.isLong ? all : Array(all.shuffled(using: &random).prefix(40))
  }

  /// Draws a view; returns whether the result is a picture rather than an error.
  private func draws(
    _ view: JSONValue, _ renderer: Renderer, asOutlines: Bool
  ) throws -> Bool {
    let text = Sample.json(String(decoding: try ArchiveEncoder.encode(view), as: UTF8.self))
    let document: WidgetDocument
    do {
      document = try Sample.document(text)
    } catch {
      #expect(error.path?.steps.isEmpty == false, "\(error)\n\(text)")
      return false
    }
    do {
      var request = RenderRequest(family: .systemSmall)
      // Nine times fewer pixels; numbers in points are as extreme.
      if !TestLength.isLong { request.scale = 1 }
      let widget = try renderer.layOut(document, request)
      #expect(try !widget.data(as: asOutlines ? .svg : .png).isEmpty)
      return true
    } catch {
      if case .timeout = error.reason { Issue.record("\(error)\n\(text)") }
      if case .drawing = error.reason { Issue.record("\(error)\n\(text)") }
      #expect(error.path?.steps.isEmpty == false, "\(error)\n\(text)")
      return false
    }
  }
}
