import Vitrine
import VitrineLive
import VitrineProcess

/// What `vitrine preview` built and drew once, for programs and for a summary.
package struct PreviewReport: Encodable {
  /// A picture that was written.
  package struct Picture: Encodable {
    package let widget: String
    package let target: String
    package let scheme: String
    /// The path below the folder.
    package let file: String

    package init(widget: String, target: String, scheme: String, file: String) {
      (self.widget, self.target, self.scheme, self.file) = (widget, target, scheme, file)
    }
  }

  package var isSuccessful = true
  package var errors: [SourceDiagnostic] = []
  package var faults: [WidgetFault] = []
  package var pictures: [Picture] = []
  package var warnings: [String] = []
  /// The number of files with pictures, if there are more than ``pictures`` lists.
  package var count: Int?

  package init() {}

  /// Whether there was nothing to draw.
  package var isEmpty: Bool { pictures.isEmpty && errors.isEmpty && faults.isEmpty }
}

extension PreviewReport {
  /// Returns a summary in Markdown, for a pull request: errors, then a table of pictures for each widget.
  package func summary(title: String) -> String {
    var text = "# \(escaped(title))\n\n"
    let count = errors.count + faults.count
    text +=
      isEmpty
      ? "**Nothing was drawn: there are no widgets.**\n"
      : isSuccessful
        ? "\(pictures.count) pictures; no \(warnings.isEmpty ? "problems" : "errors").\n"
        : "**\(count) \(count == 1 ? "problem" : "problems").**\n"
    for error in errors {
      text += "\n- `\(error.file):\(error.line):\(error.column)`: \(escaped(error.message))"
    }
    for fault in faults {
      let family = fault.family.map { ", \($0)" } ?? ""
      text += "\n- **\(escaped(fault.kind))\(family)**: \(escaped(fault.reason))"
      if let hint = fault.hint { text += " (\(escaped(hint)))" }
    }
    for warning in warnings { text += "\n- warning: \(escaped(warning))" }
    if count + warnings.count > 0 { text += "\n" }
    for widget in pictures.map(\.widget).withoutRepeats {
      text += "\n## \(escaped(widget))\n\n| | light | dark |\n|---|---|---|\n"
      let own = pictures.filter { $0.widget == widget }
      for target in own.map(\.target).withoutRepeats {
        text += "| \(target) | \(cell(own, target, "light")) | \(cell(own, target, "dark")) |\n"
      }
    }
    return text
  }

  private func cell(_ own: [Picture], _ target: String, _ scheme: String) -> String {
    guard let picture = own.first(where: { $0.target == target && $0.scheme == scheme }) else {
      return ""
    }
    // Names contain letters, digits and a few signs; a space would end the address.
    let address = picture.file.replacing(" ", with: "%20").replacing("#", with: "%23")
      .replacing("(", with: "%28").replacing(")", with: "%29")
    return "![\(target), \(scheme)](\(address))"
  }

  /// Untrusted text without characters that Markdown or HTML would interpret.
  private func escaped(_ text: String) -> String {
    text.singleLine.flatMap { character -> [Character] in
      "\\`*_{}[]<>#|!&".contains(character) ? ["\\", character] : [character]
    }.reduce(into: "") { $0.append($1) }
  }
}
