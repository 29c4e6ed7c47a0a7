/// A piece of code that was left out so that the rest compiles.
package struct LeftOutPlace: Sendable, Hashable, Codable {
  /// What kind of code it is.
  package enum Kind: String, Sendable, Hashable, Codable {
    case argument, modifier, view, text, statements, declaration, attribute, conformance
    case caseOfSwitch = "case"
    case type
    case importedModule = "import"

    /// Whether other code sees that it is gone.
    var isOfDeclarations: Bool {
      switch self {
      case .declaration, .attribute, .conformance, .type, .importedModule: true
      case .argument, .modifier, .view, .text, .statements, .caseOfSwitch: false
      }
    }
  }

  /// The number by which code that runs names the place.
  package var id: Int
  package var kind: Kind
  /// Path of the user's file.
  package var file: String
  /// Counted from one.
  package var line: Int
  /// The name that the compiler did not know, or else that of the code.
  package var name: String
  /// What the compiler said.
  package var reason: String
}

/// A piece of a source and what can be there instead.
struct CutShape: Hashable {
  /// What takes the place of the number in texts.
  static let number = "<#id#>"

  /// In bytes.
  var range: Range<Int>
  /// With ``number`` where the place's number belongs.
  var text: String
  var kind: LeftOutPlace.Kind
  /// Where the expression begins that is handed through a call which notes that it was reached.
  var wrapped: Int?
  /// The expression that is handed through such a call and keeps all of its text but ``range``.
  var noted: Range<Int>?
  /// Name of the widget, provider or entry that would go with it.
  var entryType: String?

  /// Whether nothing goes, and members are added that a protocol asks for.
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

/// The names of what notes at run time that a place was reached.
enum Marker {
  static let name = "_LeftOut"
  static func call(_ function: String) -> String { "\(name).\(function)(\(CutShape.number))" }
  static let reached = call("reached")
  static let view = call("view")
  /// The protocol of types in place of missing ones.
  static let type = "_LeftOutType"
  /// A value whose type is not known.
  static let unknown = "\(unknownType)(\(CutShape.number))"
  /// The type of such a value.
  static let unknownType = "_LeftOutValue"
}
