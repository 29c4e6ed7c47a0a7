import VitrineSyntax

/// A `main` that the author of a program has written, in place of that of WidgetKit.
///
/// It is called by a generated program, which runs it in the process of the widgets alone: one that
/// traps costs no widget.
struct OwnMain {
  /// The type with which the generated program begins.
  static let program = "VitrineProgram"

  /// The name of the type with `@main`.
  let type: String
  let isAsync: Bool

  /// Finds the function in a file; `nil` if the file has none that another file can call.
  init?(_ tokens: [SwiftToken], _ outline: SourceOutline) {
    let words = tokens.filter { !$0.isTrivia }.map(\.text)
    guard
      let owner = outline.declarations.first(where: {
        $0.attributes.contains("@main") && $0.depth == 0 && !$0.isExtension
      }), let mark = words.firstIndex(of: "@main"),
      !words[mark...].prefix(while: { $0 != Substring(owner.name) })
        .contains(where: { $0 == "private" || $0 == "fileprivate" }),
      let place = words.indices.first(where: {
        words[$0...].starts(with: ["static", "func", "main", "(", ")"])
      })
    else { return nil }
    type = owner.name
    isAsync = words.dropFirst(place + 5).first == "async"
  }

  /// The program that calls it.
  var program: String {
    let call = isAsync ? "try await" : "try"
    return """
      import WidgetKit

      @main
      enum \(OwnMain.program) {
        @MainActor static func main() \(isAsync ? "async throws" : "throws") {
          \(isAsync ? "await " : "")_WidgetLaunch.begin("\(type)")
          \(call) \(type).main()
        }
      }

      """
  }
}
