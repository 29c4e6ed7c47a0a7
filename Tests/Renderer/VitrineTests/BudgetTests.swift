import Foundation
import Testing
import Vitrine
import VitrineCoding

/// Views that exceed a limit result in an error that names the view and suggests a solution.
@Suite("Budgets of pictures")
struct BudgetTests {
  /// The error of a view with limits.
  private func fault(
    _ view: String, rest: String = "", timeout: Double? = nil, scale: Double? = nil,
    _ change: (inout ArchiveLimits) -> Void = { _ in }
  ) throws -> ArchiveError? {
    var limits = ArchiveLimits.standard
    change(&limits)
    let document = try Sample.document(Sample.json(view, rest: rest))
    do throws(ArchiveError) {
      let renderer = Renderer(limits: limits, timeout: timeout)
      var request = RenderRequest(family: .systemSmall)
      request.scale = scale
      _ = try renderer.layOut(document, request).png()
      return nil
    } catch {
      return error
    }
  }

  private func limit(_ error: ArchiveError?) -> ArchiveError.Limit? {
    if case .limitExceeded(let limit, _, _)? = error?.reason { limit } else { nil }
  }

  private let blurred =
    #"{"vStack": {"children": ["A", {"color": "red", "modifiers": [{"blur": 9}]}]}}"#

  @Test("the pixels of effects are limited")
  func effects() throws {
    #expect(try fault(blurred) == nil)
    let error = try #require(try fault(blurred) { $0.effectPixels = 1000 })
    #expect(limit(error) == .effectPixels)
    #expect(
      error.path?.description == ".entries[0].views.default.vStack.children[1].modifiers[0].blur")
    #expect(error.hint != nil)
  }

  @Test("the pixels in memory are limited, of effects and of images")
  func memory() throws {
    #expect(limit(try fault(blurred) { $0.memoryBytes = 1_000_000 }) == .memoryBytes)
    let data = Data(Sample.png).base64EncodedString()
    let image = #"{"image": {"name": "a"}}"#
    let rest = #", "assets": {"a": {"data": "\#(data)"}}"#
    #expect(try fault(image, rest: rest) == nil)
    let error = try fault(image, rest: rest) { $0.memoryBytes = 255 }
    #expect(limit(error) == .memoryBytes)
    #expect(error?.path?.description == ".assets.a")
    #expect(limit(try fault(image, rest: rest) { $0.allAssetBytes = 8 }) == .allAssetBytes)
  }

  @Test("dashes and round ends are limited")
  func outlines() throws {
    func circle(_ dash: String) -> String {
      #"{"circle": {"stroke": {"lineWidth": 4, "lineCap": "round", "dash": [\#(dash)]}}}"#
    }
    #expect(try fault(circle("0.1, 0.1")) == nil)
    let error = try #require(try fault(circle("0.0001, 0.0001")))
    #expect(limit(error) == .outlineSteps)
    #expect(error.path?.description == ".entries[0].views.default")
  }

  @Test("a curve of any size is drawn with few lines, and a thousand curves are too many")
  func curves() throws {
    let curve = "C 1e6 1e6 -1e6 1e6 1e6 -1e6"
    func path(_ count: Int) -> String {
      #"{"path": {"d": "M 0 0 \#(String(repeating: curve, count: count))"}}"#
    }
    #expect(try fault(path(10)) == nil)
    #expect(limit(try fault(path(1000))) == .outlineSteps)
  }

  @Test("all marks of a character count")
  func scalars() throws {
    let text = "{\"text\": \"a\(String(repeating: "\u{301}", count: 400))\"}"
    #expect(try fault(text) { $0.textScalars = 401 } == nil)
    let error = try fault(text) { $0.textScalars = 400 }
    #expect(limit(error) == .textScalars)
    #expect(error?.path?.description == ".entries[0].views.default")
  }

  @Test("a character has at most a thousand scalars, also among others")
  func marks() throws {
    func text(_ count: Int) -> String {
      "{\"text\": \"Vitrine e\(String(repeating: "\u{301}", count: count)) Vitrine\"}"
    }
    #expect(try fault(text(999)) == nil)
    let error = try fault(text(1000))
    #expect(limit(error) == .characterScalars)
    #expect(error?.path?.description == ".entries[0].views.default")
    #expect(try fault("{\"text\": \"\(String(repeating: "é", count: 2000))\"}") == nil)
  }

  @Test("the time for a picture is limited")
  func time() throws {
    let error = try #require(try fault(blurred, timeout: 0))
    #expect(error.reason == .timeout(seconds: 0))
    #expect(error.path?.description == ".entries[0].views.default")
    #expect(try fault(blurred, timeout: 600) == nil)
  }

  /// Drawn twice for each enclosing shadow, the colour would be drawn 4,096 times.
  @Test("twelve shadows inside each other are drawn", .timeLimit(.minutes(3)))
  func shadows() throws {
    let shadow = #"{"shadow": {"radius": 0.5, "x": 1}}"#
    let row = Array(repeating: shadow, count: 12).joined(separator: ",")
    #expect(try fault(#"{"color": "red", "modifiers": [\#(row)]}"#, scale: 1) == nil)
  }

  @Test("an image that cannot be drawn is the same error each time")
  func damaged() throws {
    let data = Data(Sample.png.dropLast(24)).base64EncodedString()
    let rest = #", "assets": {"a": {"data": "\#(data)"}}"#
    let document = try Sample.document(Sample.json(#"{"image": {"name": "a"}}"#, rest: rest))
    let errors = (0..<3).map { _ in
      #expect(throws: ArchiveError.self) {
        try Renderer().layOut(document, RenderRequest(family: .systemSmall)).png()
      }
    }
    #expect(Set(errors.map { $0?.description }).count == 1)
  }
}
