/// Code that was left out so that the rest compiles.
package struct LeftOutPlace: Sendable, Hashable, Codable {
  /// What kind of code it is.
  package enum Kind: String, Sendable, Hashable, Codable {
    case argument, modifier, view, text, statements, declaration, attribute, conformance
    case configuration
    case caseOfSwitch = "case"
    case type
    case importedModule = "import"

    /// Whether functions around it can end otherwise than without it.
    var changesFlow: Bool {
      switch self {
      case .statements, .declaration, .conformance, .caseOfSwitch, .configuration: true
      case .argument, .modifier, .view, .text, .attribute, .type, .importedModule: false
      }
    }

    /// Whether other code depends on it.
    var isOfDeclarations: Bool {
      switch self {
      case .declaration, .attribute, .conformance, .type, .importedModule: true
      case .argument, .modifier, .view, .text, .statements, .caseOfSwitch, .configuration: false
      }
    }
  }

  /// The number that identifies the place at run time.
  package var id: Int
  package var kind: Kind
  /// Path of the user's file.
  package var file: String
  /// Counted from one.
  package var line: Int
  /// The name that the compiler did not find, otherwise the name of the code.
  package var name: String
  /// The message of the compiler.
  package var reason: String
  /// The widget, entry or provider that is left out with it.
  package var entryType: String?
}

/// A piece of a source and its replacement.
struct CutShape: Hashable, Sendable {
  /// The placeholder for the number in texts.
  static let number = "<#id#>"

  /// In bytes.
  var range: Range<Int>
  /// Contains ``number`` in place of the number.
  var text: String
  var kind: LeftOutPlace.Kind
  /// The start of the expression that is wrapped in a call which records that it was reached.
  var wrapped: Int?
  /// The expression that is wrapped in such a call, and keeps its text except ``range``.
  var noted: Range<Int>?
  /// The name of the widget, provider or entry that would be left out with it.
  var entryType: String?

  /// Whether nothing is left out, and only required members are added.
  var isStub: Bool { kind == .conformance && range.isEmpty }

  func edits(_ id: Int) -> [EditedText.Edit] {
    let text = text.replacing(CutShape.number, with: "\(id)")
    let edit = EditedText.Edit(range: range, text: text, cut: id, order: 0)
    if let wrapped { return [opening(wrapped, id, before: self.range.upperBound), edit] }
    guard let noted else { return [edit] }
    let closing = EditedText.Edit(
      range: noted.upperBound..<noted.upperBound, text: ")", cut: id, order: .max)
    return [opening(noted.lowerBound, id, before: noted.upperBound), edit, closing]
  }
}

extension CutShape {
  private func opening(_ place: Int, _ id: Int, before end: Int) -> EditedText.Edit {
    EditedText.Edit(
      range: place..<place, text: "\(Marker.name).passing(\(id), ", cut: id, order: end)
  }
}

/// The names of the declarations that record reached places at run time.
enum Marker {
  static let name = "_LeftOut"
  static func call(_ function: String) -> String { "\(name).\(function)(\(CutShape.number))" }
  static let reached = call("reached")
  static let view = call("view")
  /// The configuration of a widget that has no content.
  static let configuration = call("configuration")
  /// The same for a control.
  static let control = call("control")
  static let island = call("island")
  /// The protocol of types that replace missing ones.
  static let type = "_LeftOutType"
  /// A value whose type is not known.
  static let unknown = "\(unknownType)(\(CutShape.number))"
  /// The type of such a value.
  static let unknownType = "_LeftOutValue"
}
