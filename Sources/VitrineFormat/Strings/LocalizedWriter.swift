import VitrineModel

/// Writes localized texts: looks strings up, chooses plural forms and puts arguments in.
struct LocalizedWriter {
  let lookup: StringLookup
  let locale: LocaleIdentifier
  let context: FormatContext
  /// Most characters of a text.
  let limit: Int
  /// Takes what is probably not meant.
  let report: (Diagnostic.Kind) -> Void

  /// The text; a key that no table has stands for itself.
  ///
  /// - Throws: `FormatFault` for an argument without a text, or a text that becomes too long.
  func string(_ text: LocalizedText) throws(FormatFault) -> String {
    let found = lookup.find(text, locale)
    if found == nil { reportMissing(text) }
    var string = LocalizedString()
    string.value = text.key
    let language = found?.language ?? locale.text
    return try write(found?.string ?? string, text, language)
  }

  private func reportMissing(_ text: LocalizedText) {
    let keys = lookup.keys(of: text.table, locale)
    guard !keys.isEmpty else { return }
    report(.unknownName(kind: .string, name: text.key, candidates: keys))
  }

  private func write(
    _ string: LocalizedString, _ text: LocalizedText, _ language: String
  ) throws(FormatFault) -> String {
    if let plural = string.plural {
      let number = count(plural, text.arguments)
      return try fill(plural.form(for: number, language), text, string, language, counted: number)
    }
    return try fill(string.value ?? "", text, string, language, counted: nil)
  }

  /// The number that a plural text counts.
  private func count(_ plural: PluralString, _ arguments: [LocalizedArgument]) -> Double {
    if arguments.indices.contains(plural.argument - 1),
      let number = arguments[plural.argument - 1].number
    {
      return number
    }
    return arguments.lazy.compactMap(\.number).first ?? 0
  }

  /// Puts arguments into the places of a format string.
  private func fill(
    _ format: String, _ text: LocalizedText, _ string: LocalizedString, _ language: String,
    counted: Double?
  ) throws(FormatFault) -> String {
    var result = ""
    var next = 0
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .literal(let characters): result += characters
      case .argument(let specifier):
        if specifier.conversion == .counted {
          result += specifier.string(counted ?? 0, context.locale)
          continue
        }
        let index = specifier.position.map { $0 - 1 } ?? next
        next = index + 1
        result += try argument(index, specifier, text.arguments)
      case .substitution(let name):
        result += try substitution(name, text, string, language)
      }
      try check(result)
    }
    return result
  }

  private func substitution(
    _ name: String, _ text: LocalizedText, _ string: LocalizedString, _ language: String
  ) throws(FormatFault) -> String {
    guard let plural = string.substitutions[name] else {
      report(
        .unknownName(
          kind: .string, name: name, candidates: string.substitutions.keys.sorted()))
      return "%#@\(name)@"
    }
    let number = count(plural, text.arguments)
    var specifier = ("%" + plural.formatSpecifier)[...].dropFirst()
    let written = FormatSpecifier.take(&specifier) ?? FormatSpecifier(conversion: .integer)
    var result = ""
    for piece in FormatPiece.pieces(of: plural.form(for: number, language)) {
      switch piece {
      case .literal(let characters): result += characters
      case .argument(let place) where place.conversion == .counted:
        result += written.string(number, context.locale)
      case .argument(let place):
        let index = place.position.map { $0 - 1 } ?? plural.argument - 1
        result += try argument(index, place, text.arguments)
      case .substitution(let inner): result += "%#@\(inner)@"
      }
    }
    return result
  }

  /// What stands in the place of an argument.
  private func argument(
    _ index: Int, _ specifier: FormatSpecifier, _ arguments: [LocalizedArgument]
  ) throws(FormatFault) -> String {
    guard arguments.indices.contains(index) else {
      report(.ineffective("there is no argument \(index + 1); nothing stands in its place"))
      return ""
    }
    let argument = arguments[index]
    if let number = argument.number { return specifier.string(number, context.locale) }
    return specifier.padded(try characters(argument))
  }

  private func characters(_ argument: LocalizedArgument) throws(FormatFault) -> String {
    if let string = argument.string { return string }
    if let inner = argument.localized { return try string(inner) }
    if let format = argument.format { return try format.string(context) }
    let date = argument.date?.string(context)
    guard
      let string = date ?? argument.interval?.string(context) ?? argument.timer?.string(context)
    else { throw .invalid("there is no text for this argument") }
    return string
  }

  private func check(_ text: String) throws(FormatFault) {
    guard text.utf8.count > limit, text.count > limit else { return }
    throw FormatFault(
      reason: .limitExceeded(.textLength, found: text.count, allowed: limit))
  }
}

extension PluralString {
  /// The text for a number in a language.
  func form(for number: Double, _ language: String) -> String {
    if number == 0, let zero { return zero }
    let form: String? =
      switch PluralRules.category(of: number, language) {
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
