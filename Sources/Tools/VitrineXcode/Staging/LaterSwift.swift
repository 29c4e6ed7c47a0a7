import Foundation
import VitrineSyntax

/// What Swift 6.4 and the SDKs of 2026 brought, in sources that an earlier compiler has to take.
///
/// `anyAppleOS`, `@diagnose` and `any P?` are rewritten; a branch behind `compiler(>=6.4)` is taken
/// where it is about names of 2026 that Vitrine has, and no others.
struct LaterSwift {
  /// The systems that `anyAppleOS` is written for.
  private static let systems = ["iOS", "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS"]

  /// Names of 2026 that Vitrine has.
  private static let known: Set<String> = [
    "systemExtraLargePortrait", "isDynamicIslandLimitedInWidth", "ContentBuilder",
    "LongRunningIntent", "OwnershipProvidingEntity", "SyncableEntity",
    "RunSystemShortcutIntent", "CancellableIntent", "visibilityPriority", "topBarPinnedTrailing",
    "toolbarMinimizationBehavior", "reorderable", "swipeActionsContainer", "concentricCornerRadii",
    "EntityCollection", "RelevantEntities", "UnionValue", "IntentExecutionTargets",
    "allowedExecutionTargets", "IndexedEntityQuery", "ToolbarOverflowMenu", "reorderContainer",
    "GestureInputKinds", "asyncImageURLSession", "TextInputBorderShape", "textInputBorderShape",
    "presentationPlacement", "crossFade", "contentMarginsRemoved", "SystemShortcut",
    "ArrangementView", "ReservedRegion", "reservedRegions", "onHingeChange", "DeviceHinge",
    "DeviceHingeContext", "ReadableDocument", "WritableDocument", "URLDocumentConfiguration",
    "toolbarVerticalEdge", "toolbarVerticalBehavior", "toolbarVerticalCompressionBehavior",
    "IntentValueRepresentation",
  ]

  /// Names of 2026 that Vitrine does not have.
  private static let missing: Set<String> = [
    "ToolbarItemAxisBehavior", "sceneAccessory", "ResultsObserver",
  ]

  /// The replacement of the tokens from a place on and where the rest begins; `nil` for no change.
  static func replacement(_ tokens: [SwiftToken], _ index: Int) -> (String, Int)? {
    switch tokens[index].text {
    case "anyAppleOS": systems(tokens, index)
    case "@diagnose": diagnosis(tokens, index)
    case "any": optional(tokens, index)
    default: nil
    }
  }

  /// Whether the code inside a condition is used, although it requires a later compiler; `nil` if
  /// the condition requires nothing later, or only the compiler can decide.
  ///
  /// - Parameter start: the place of the directive, whose branch is looked at.
  static func decide(
    _ name: Substring, _ argument: String, _ tokens: [SwiftToken], _ start: Int
  ) -> Bool? {
    guard asksForMore(name, argument.filter { !$0.isWhitespace }) else { return nil }
    let names = Set(branch(tokens, start).map { String($0.text) })
    return names.isDisjoint(with: missing) && !names.isDisjoint(with: known)
  }

  /// The notes on each branch of a source that requires a later compiler or SDK.
  ///
  /// - Parameter path: the source, as it is named.
  static func notes(on tokens: [SwiftToken], path: String) -> [String] {
    var notes: [String] = []
    var line = 1
    for (index, token) in tokens.enumerated() {
      if token.kind == .directive, token.text == "#if" || token.text == "#elseif",
        let isTaken = decision(tokens, index)
      {
        let names = Set(branch(tokens, index).map { String($0.text) })
        let lacking = names.intersection(missing).sorted().joined(separator: ", ")
        let reason = lacking.isEmpty ? "is left out" : "is left out: \(lacking) is not in Vitrine"
        notes.append(
          "\(path):\(line): what is behind '\(token.text)' for Swift 6.4 or an SDK of 2026 "
            + (isTaken ? "is taken" : reason))
      }
      line += token.newlines
    }
    return notes
  }

  /// The decision about the conditions of a line; `nil` if none requires a later compiler.
  private static func decision(_ tokens: [SwiftToken], _ start: Int) -> Bool? {
    var index = start + 1
    while index + 1 < tokens.count, tokens[index].kind != .newline {
      if tokens[index + 1].text == "(" {
        let argument = tokens[(index + 2)...].prefix { $0.text != ")" && $0.kind != .newline }
        let value = decide(tokens[index].text, argument.map(\.text).joined(), tokens, start)
        if let value { return value }
      }
      index += 1
    }
    return nil
  }

  /// Whether a condition requires Swift 6.4 or a module of a 2026 SDK.
  private static func asksForMore(_ name: Substring, _ argument: String) -> Bool {
    switch name {
    case "compiler", "swift":
      guard argument.hasPrefix(">=") else { return false }
      return version(argument.dropFirst(2)) >= [6, 4]
    case "canImport":
      let parts = argument.components(separatedBy: ",_version:")
      guard parts.count == 2 else { return false }
      switch parts[0] {
      case "SwiftUI", "SwiftUICore": return version(parts[1][...]) >= [8]
      case "FoundationModels": return version(parts[1][...]) >= [2]
      default: return false
      }
    default: return false
    }
  }

  private static func version(_ text: Substring) -> VersionNumber {
    VersionNumber(parts: text.split(separator: ".").map { Int($0) ?? 0 })
  }

  /// The names between a directive and the next one of its level.
  private static func branch(_ tokens: [SwiftToken], _ start: Int) -> [SwiftToken] {
    var depth = 0
    var names: [SwiftToken] = []
    let first = tokens[start...].firstIndex { $0.kind == .newline } ?? tokens.endIndex
    for token in tokens[first...] {
      switch token.text {
      case "#if": depth += 1
      case "#endif" where depth > 0: depth -= 1
      case "#elseif", "#else", "#endif": if depth == 0 { return names }
      default: if token.kind == .name { names.append(token) }
      }
    }
    return names
  }

  /// `anyAppleOS 27.0` is every system's 27.0; `anyAppleOS,` of a longer attribute is iOS alone.
  private static func systems(_ tokens: [SwiftToken], _ index: Int) -> (String, Int)? {
    guard index > 0, index + 1 < tokens.count else { return nil }
    if tokens[index + 1].text == "," { return ("iOS", index + 1) }
    guard tokens[index + 1].kind == .blank, index + 2 < tokens.count,
      tokens[index + 2].kind == .number
    else { return nil }
    var end = index + 3
    var version = String(tokens[index + 2].text)
    while end < tokens.count, tokens[end].kind == .number || tokens[end].text == "." {
      version += tokens[end].text
      end += 1
    }
    return (systems.map { "\($0) \(version)" }.joined(separator: ", "), end)
  }

  /// `@diagnose(Group, as: ignored)` says how loud a warning is, which no earlier compiler knows.
  private static func diagnosis(_ tokens: [SwiftToken], _ index: Int) -> (String, Int)? {
    guard index + 1 < tokens.count, tokens[index + 1].text == "(" else { return nil }
    var depth = 0
    var lines = ""
    for end in index + 1..<tokens.count {
      if tokens[end].text == "(" { depth += 1 }
      if tokens[end].text == ")" { depth -= 1 }
      lines += tokens[end].text.filter(\.isNewline)
      if depth == 0 { return (lines, end + 1) }
    }
    return nil
  }

  /// `any P?` is `(any P)?`.
  private static func optional(_ tokens: [SwiftToken], _ index: Int) -> (String, Int)? {
    guard index == 0 || tokens[index - 1].text != ".", index + 2 < tokens.count,
      tokens[index + 1].kind == .blank, tokens[index + 2].kind == .name
    else { return nil }
    var end = index + 3
    while end + 1 < tokens.count, tokens[end].text == ".", tokens[end + 1].kind == .name {
      end += 2
    }
    guard end < tokens.count, tokens[end].text.hasPrefix("?"), tokens[end].text != "??" else {
      return nil
    }
    return ("(" + tokens[index..<end].map(\.text).joined() + ")", end)
  }
}

/// A version, compared part by part.
private struct VersionNumber: ExpressibleByArrayLiteral {
  var parts: [Int]

  init(parts: [Int]) { self.parts = parts }
  init(arrayLiteral parts: Int...) { self.parts = parts }

  static func >= (left: VersionNumber, right: VersionNumber) -> Bool {
    !left.parts.lexicographicallyPrecedes(right.parts)
  }
}
