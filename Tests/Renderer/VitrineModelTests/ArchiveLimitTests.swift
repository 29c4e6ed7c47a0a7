import Testing

@testable import VitrineCoding

@Suite struct ArchiveLimitTests {
  @Test func theSizeIsLimited() {
    let text = archiveText(view: #""A""#)
    var limits = ArchiveLimits()
    limits.archiveBytes = text.utf8.count
    #expect(fault(in: text, limits: limits) == "")
    limits.archiveBytes -= 1
    #expect(
      fault(in: text, limits: limits)
        == "Tasks.json: too many archive bytes: \(text.utf8.count), at most \(text.utf8.count - 1) are allowed"
    )
  }

  @Test(arguments: Nesting.all)
  func depthIsLimited(nesting: Nesting) {
    let depth = ArchiveLimits.standard.depth
    #expect(fault(in: archiveText(view: nesting.view(depth: depth))) == "")
    let message = fault(in: archiveText(view: nesting.view(depth: depth + 1)))
    #expect(message.hasPrefix("Tasks.json: .entries[0].views.default."))
    #expect(
      message.hasSuffix(": views are nested \(depth + 1) deep, at most \(depth) levels are allowed")
    )
  }

  @Test(arguments: ["[", "{\"a\":", "[[{\"a\":"])
  func jsonDepthIsLimited(opening: String) {
    let message = fault(in: String(repeating: opening, count: 100_000))
    #expect(
      message == "Tasks.json: JSON is nested 513 deep or more, at most 512 levels are allowed")
  }

  @Test func jsonDepthIsExact() throws {
    func text(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try JSONParser.parse(text(512), limits: .standard) }
    #expect(throws: JSONFault.self) { try JSONParser.parse(text(513), limits: .standard) }
  }

  /// 512 KiB is the stack size of secondary threads on Apple's systems.
  @Test(arguments: Nesting.all)
  func theDeepestArchiveIsReadAndWrittenOnASmallStack(nesting: Nesting) {
    let text = archiveText(view: nesting.view(depth: ArchiveLimits.standard.depth))
    let size = onThread(stack: 512 << 10) { () -> Int? in
      guard let archive = try? decode(text).archive else { return nil }
      return try? ArchiveEncoder.encode(archive).count
    }
    #expect(size ?? nil != nil)
  }

  /// In a debug build, in which modules are compiled as a whole, a comparison of two views needs 16 KiB of stack.
  @Test(arguments: Nesting.all)
  func theDeepestArchiveIsComparedHashedAndReleasedOnASmallStack(nesting: Nesting) {
    #if DEBUG
      let stack = 1280 << 10
    #else
      let stack = 512 << 10
    #endif
    let text = archiveText(view: nesting.view(depth: ArchiveLimits.standard.depth))
    let isEqual = onThread(stack: stack) { () -> Bool in
      guard let first = try? decode(text).archive, let second = try? decode(text).archive else {
        return false
      }
      return first == second && Set([first, second]).count == 1
    }
    #expect(isEqual == true)
  }

  @Test(arguments: [
    (#"{"color": "#, #""red""#, "}"), (#"{"style": "#, #""red""#, #", "opacity": 1}"#),
    (#"{"light": "red", "dark": "#, #""red""#, "}"),
  ])
  func theDeepestColourFitsASmallStack(open: String, core: String, close: String) {
    let depth = 495
    let style =
      String(repeating: open, count: depth) + core + String(repeating: close, count: depth)
    let text = archiveText(
      view: #"{"text": "A", "modifiers": [{"foregroundStyle": \#(style)}]}"#)
    let message = onThread(stack: 512 << 10) { () -> String in
      guard let archive = try? decode(text).archive else { return complaint(about: text) }
      let copies: Set = [archive, archive]
      return copies.count == 1 ? "" : "not equal to itself"
    }
    #expect(message == "")
  }

  @Test func theDeepestParameterFitsASmallStack() {
    let depth = 490
    let value =
      String(repeating: #"[{"a": "#, count: depth / 2) + "1"
      + String(repeating: "}]", count: depth / 2)
    let text = archiveText(
      view: #"{"button": {"label": "A", "intent": {"type": "T", "parameters": {"x": \#(value)}}}}"#)
    let message = onThread(stack: 512 << 10) { () -> String in
      guard let archive = try? decode(text).archive else { return complaint(about: text) }
      return archive == (try? roundTrip(archive)) ? "" : "not equal to itself"
    }
    #expect(message == "")
  }
}
