/// Breaks paragraphs into lines.
package enum TextWrapping {
  /// Returns the words of `text` in lines of at most `width` characters, indented by `indent`
  /// spaces.
  package static func wrap(_ text: String, width: Int, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [margin + line]).joined(separator: "\n")
  }
}
