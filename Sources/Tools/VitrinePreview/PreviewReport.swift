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
  package private(set) var errors: [SourceDiagnostic] = []
  package var faults: [WidgetFault] = []
  package var pictures: [Picture] = []
  package var warnings: [String] = []
  /// What has no picture, because only the current entry of each widget is drawn.
  package private(set) var leftOut: [String] = []
  /// The number of files with pictures, if there are more than ``pictures`` lists.
  package var count: Int?

  package init() {}

  /// Adds errors and faults with paths relative to the project, because summaries are read elsewhere.
  package mutating func add(
    _ errors: [SourceDiagnostic], _ faults: [WidgetFault], of folder: String
  ) {
    func relative(_ file: String) -> String {
      file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
    }
    self.errors += errors.map { error in
      var error = error
      error.file = relative(error.file)
      return error
    }
    self.faults += faults.map { fault in
      var fault = fault
      if let place = fault.place { fault.place?.file = relative(place.file) }
      return fault
    }
  }

  /// What has no picture, in a line; `nil` if all have one.
  package var notDrawn: String? {
    leftOut.isEmpty
      ? nil : "not drawn: \(leftOut.joined(separator: ", ")); a page of --export has 24 of each"
  }

  /// Notes the entries and states of widgets after the first ones, which have no picture.
  package mutating func omit(_ entries: [LiveArchives.Entry], after most: Int) {
    leftOut = entries.compactMap { entry in
      let states = entry.document.archive.liveActivity?.states.count
      let rest = (states ?? entry.document.archive.entries.count) - most
      guard rest > 0 else { return nil }
      let words = states == nil ? ("later entry", "later entries") : ("later state", "later states")
      return "\(rest.counted(words.0, words.1)) of '\(entry.widget.id.singleLine)'"
    }
  }

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
        ? "\(pictures.count.counted("picture")); no \(warnings.isEmpty ? "problems" : "errors").\n"
        : "**\(count.counted("problem")).**\n"
    for error in errors {
      text += "\n- `\(error.file):\(error.line):\(error.column)`: \(escaped(error.message))"
    }
    for fault in faults {
      let family = fault.family.map { ", \($0)" } ?? ""
      text += "\n- **\(escaped(fault.kind))\(family)**: \(escaped(fault.told))"
      if let hint = fault.hint { text += " (\(escaped(hint)))" }
    }
    for warning in warnings { text += "\n- warning: \(escaped(warning))" }
    if count + warnings.count > 0 { text += "\n" }
    if !leftOut.isEmpty { text += "\nNot drawn: \(escaped(leftOut.joined(separator: ", "))).\n" }
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
