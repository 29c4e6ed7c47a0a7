import Foundation
import Testing
import Vitrine
import VitrineCoding

/// Views that exceed a limit result in an error that names the view and suggests a solution.
@Suite("Budgets of pictures")
struct BudgetTests {
  /// The error of a view with limits.
  private func fault(
    _ view: String, _ change: (inout ArchiveLimits) -> Void = { _ in }
  ) throws -> ArchiveError? {
    var limits = ArchiveLimits.standard
    change(&limits)
    let document = try Sample.document(Sample.json(view))
    do throws(ArchiveError) {
      _ = try Renderer(limits: limits).layOut(document, RenderRequest(family: .systemSmall)).png()
      return nil
    } catch {
      return error
    }
  }

  private func limit(_ error: ArchiveError?) -> ArchiveError.Limit? {
    if case .limitExceeded(let limit, _, _)? = error?.reason { limit } else { nil }
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
