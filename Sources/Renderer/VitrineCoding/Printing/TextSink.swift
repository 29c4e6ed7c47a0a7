import VitrinePlatform

/// The destination of text that may contain untrusted data: names, messages and values from
/// archives, reports and goldens.
package enum TextSink: CaseIterable, Sendable {
  /// A line on a terminal and in the log of a CI service, which interprets how lines begin.
  case terminal
  /// The message of a workflow command on GitHub.
  case gitHubMessage
  /// A property of a workflow command on GitHub.
  case gitHubProperty
  /// Markdown; the text is formatted as code.
  case markdown
  /// Text or an attribute of XML.
  case xml
  /// A whole JSON document; its values are preserved.
  case json
}

extension String {
  /// The text in one line, with nothing that the sink would interpret: no commands of a CI service,
  /// no control characters of a terminal, no change of direction, no markup.
  ///
  /// Characters that the sink would interpret are written as `\u{…}` with hexadecimal digits, and
  /// bytes of filenames that are not UTF-8 as `\xE9`; existing escapes are preserved.
  package func printed(on sink: TextSink) -> String {
    switch sink {
    case .terminal:
      plain { scalar in
        let number = scalar.isFileByte ? scalar.value & 0xff : scalar.value
        let digits = String(number, radix: 16, uppercase: true)
        return scalar.isFileByte ? "\\x\(digits)" : "\\u{\(digits)}"
      }
    case .gitHubMessage: printed(on: .terminal).replacing("%", with: "%25")
    case .gitHubProperty:
      printed(on: .gitHubMessage).replacing(":", with: "%3A").replacing(",", with: "%2C")
    case .markdown:
      // In code, names do not become mentions, addresses do not become links, and numbers do not
      // refer to issues.
      "<code>" + printed(on: .terminal).asciiEntities(besides: "/-, ") + "</code>"
    case .xml: printed(on: .terminal).xmlEntities
    case .json: plain(isJSON: true) { scalar in scalar.utf16.map(jsonEscape).joined() }
    }
  }

  /// The text in one line for a terminal.
  package var singleLine: String { printed(on: .terminal) }

  /// The text for a terminal, with its line breaks.
  ///
  /// - Parameter hasColor: whether escape sequences for colours are preserved.
  package func printedLines(hasColor: Bool = false) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard hasColor else { return String(line).singleLine }
      // The pieces after each escape character; those of colours begin with their parameters.
      let pieces = line.unicodeScalars.split(separator: "\u{1B}", omittingEmptySubsequences: false)
      return pieces.enumerated().map { index, piece in
        let text = String(Substring(piece))
        if index == 0 { return text.singleLine }
        guard let color = text.prefixMatch(of: /\[[0-9;]*m/) else {
          return "\u{1B}\(text)".singleLine
        }
        return "\u{1B}\(color.output)" + String(text[color.range.upperBound...]).singleLine
      }.joined()
    }.joined(separator: "\n")
  }

  private func plain(isJSON: Bool = false, _ escape: (Unicode.Scalar) -> String) -> String {
    guard utf8.contains(where: { !(0x20..<0x7f).contains($0) || $0 == 0x3a || $0 == 0x23 }) else {
      return self
    }
    var text = ""
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      // A second colon starts a command of GitHub, a second hash one of Azure or of older runners.
      let isCommand = (scalar == ":" || scalar == "#") && scalar == last
      let isLayout = isJSON && scalar == "\n"
      if isCommand || scalar.isActive && !isLayout {
        text += escape(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return text
  }

  /// The text with all ASCII punctuation as entities, except some characters.
  private func asciiEntities(besides plain: String) -> String {
    unicodeScalars.map { scalar in
      let isPlain =
        !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || plain.unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "&#\(scalar.value);"
    }.joined()
  }

  private var xmlEntities: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      default: String(scalar)
      }
    }.joined()
  }
}

/// A code unit as JSON escapes it.
private func jsonEscape(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}

extension Unicode.Scalar {
  /// Whether the scalar has an effect instead of being shown: it ends a line, controls a terminal,
  /// changes the direction of what follows, or is one of the two that XML does not allow.
  fileprivate var isActive: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl || value == 0xfffe || value == 0xffff || isFileByte
    }
  }
}

extension String {
  /// The content of a test of JUnit about this warning, which fails the test or is its output.
  package func junitWarning(isFailure: Bool) -> String {
    let text = printed(on: .xml)
    return isFailure
      ? "<failure type=\"warning\" message=\"\(text)\"></failure>"
      : "<system-out>warning: \(text)</system-out>"
  }
}
