import VitrineCoding
import VitrineDisplayList
import VitrineModel

/// Writes localized texts: looks up strings, chooses plural forms and inserts arguments.
struct LocalizedWriter {
  let lookup: StringLookup
  let locale: LocaleIdentifier
  /// The kind of device.
  let device: String
  let context: FormatContext
  /// The maximum number of characters of a text.
  let limit: Int
  /// Reports probable mistakes.
  let report: (Diagnostic.Kind) -> Void

  /// The text; a key that no table defines is used as the text.
  ///
  /// - Throws: `FormatFault` for an argument without a text, or a text that becomes too long.
  func string(_ text: LocalizedText) throws(FormatFault) -> MarkdownTemplate {
    let found = lookup.find(text, locale)
    if found == nil { reportMissing(text) }
    var string = LocalizedString()
    string.value = text.key
    let variants = found?.string.devices[device] ?? found?.string ?? string
    return try write(variants, text, found?.language ?? locale.text)
  }

  private func reportMissing(_ text: LocalizedText) {
    // A key without a text in the source language is the text itself, and values without words are
    // seldom translated.
    guard !lookup.hasKey(of: text), FormatPiece.hasWords(in: text.key) else { return }
    let keys = lookup.keys(of: text.table, locale)
    guard !keys.isEmpty else { return }
    report(.unknownName(kind: .string, name: text.key, candidates: keys))
  }

  private func write(
    _ string: LocalizedString, _ text: LocalizedText, _ language: String
  ) throws(FormatFault) -> MarkdownTemplate {
    var filling = Filling(text: text, string: string, language: language)
    var format = string.value ?? ""
    if let plural = string.plural {
      filling.counted = plural.number(of: text.arguments)
      format = plural.form(for: filling.counted, language)
    }
    let agreement = GrammarAgreement(format, text.arguments, language)
    if agreement.isUnknown {
      report(
        .ineffective("the grammar of '\(language)' is not known: words are as they are written"))
    }
    var result = MarkdownTemplate()
    try fill(agreement.format, filling, into: &result)
    return result
  }

  /// The arguments that fill the placeholders of a format string.
  private struct Filling {
    let text: LocalizedText
    let string: LocalizedString
    let language: String
    /// The counted number of a plural text, and how it is written.
    var counted: TextNumber = 0
    var specifier = FormatSpecifier(conversion: .integer)
    /// The argument of the first placeholder without a number.
    var next = 0
    /// Whether the places of plural texts are filled; not in a plural text itself.
    var hasSubstitutions = true
  }

  /// Inserts arguments into the placeholders of a format string.
  private func fill(
    _ format: String, _ filling: Filling, into result: inout MarkdownTemplate
  ) throws(FormatFault) {
    var filling = filling
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .literal(let characters): result.append(markdown: characters)
      case .argument(let specifier) where specifier.conversion == .counted:
        result.append(value: filling.specifier.string(filling.counted, context.locale))
      case .argument(let specifier):
        let index = specifier.position.map { $0 - 1 } ?? filling.next
        filling.next = index + 1
        result.append(value: try argument(index, specifier, filling.text.arguments))
      case .substitution(let name): try substitute(name, filling, into: &result)
      }
      guard result.plain.utf8.count <= limit || result.plain.count <= limit else {
        throw FormatFault(
          reason: .limitExceeded(.textLength, found: result.plain.count, allowed: limit))
      }
    }
  }

  /// Inserts a plural text into its placeholder.
  private func substitute(
    _ name: String, _ filling: Filling, into result: inout MarkdownTemplate
  ) throws(FormatFault) {
    guard filling.hasSubstitutions, let plural = filling.string.substitutions[name] else {
      let names = filling.string.substitutions.keys.sorted()
      report(.unknownName(kind: .string, name: name, candidates: names))
      return result.append(value: "%#@\(name)@")
    }
    var inner = filling
    inner.counted = plural.number(of: filling.text.arguments)
    inner.specifier = FormatSpecifier(text: plural.formatSpecifier) ?? inner.specifier
    inner.next = plural.argument - 1
    inner.hasSubstitutions = false
    try fill(plural.form(for: inner.counted, filling.language), inner, into: &result)
  }

  /// The replacement for an argument.
  private func argument(
    _ index: Int, _ specifier: FormatSpecifier, _ arguments: [LocalizedArgument]
  ) throws(FormatFault) -> String {
    guard arguments.indices.contains(index) else {
      report(.ineffective("there is no argument \(index + 1); nothing is inserted"))
      return ""
    }
    let argument = arguments[index]
    if let number = argument.number { return specifier.string(number, context.locale) }
    return specifier.padded(try characters(argument))
  }

  private func characters(_ argument: LocalizedArgument) throws(FormatFault) -> String {
    if let string = argument.string { return string }
    if let inner = argument.localized { return try string(inner).plain }
    if let format = argument.format { return try format.string(context) }
    let date = argument.date?.string(context)
    guard
      let string = date ?? argument.interval?.string(context) ?? argument.timer?.string(context)
    else { throw .invalid("there is no text for this argument") }
    return string
  }
}

extension PluralString {
  /// The number that is counted.
  package func number(of arguments: [LocalizedArgument]) -> TextNumber {
    if arguments.indices.contains(argument - 1), let number = arguments[argument - 1].number {
      return number
    }
    return arguments.lazy.compactMap(\.number).first ?? 0
  }

  /// The text for a number in a language.
  package func form(for number: TextNumber, _ language: String) -> String {
    if number.value == 0, let zero { return zero }
    let form: String? =
      switch PluralRules.category(of: number.value, language) {
      case "zero": zero
      case "one": one
      case "two": two
      case "few": few
      case "many": many
      default: nil
      }
    return form ?? other
  }
}
