import Vitrine

extension Flag {
  /// The values that `text` stands for, spelled as in the table.
  ///
  /// - Throws: `Stop` with a hint when it is no value of this flag.
  func checked(_ text: String) throws(Stop) -> [String] {
    switch value {
    case .none: return []
    case .number(_, let range): return [try number(text, in: range)]
    case .index: return [try index(text)]
    case .date:
      guard ArchiveDate(text) != nil else {
        throw .usage(
          "\(spelling) takes a moment, not '\(text.singleLine)'",
          hint: "write it like 2026-01-31T09:41:00Z")
      }
      return [text]
    case .locale: return [try known(text) { $0.locale = LocaleIdentifier(text) }]
    case .locales:
      var names: [String] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        names.append(try known(String(part)) { $0.locale = LocaleIdentifier(String(part)) })
      }
      return names
    case .timeZone: return [try known(text) { $0.timeZone = TimeZoneIdentifier(text) }]
    case .choice(_, let names): return [try name(text, among: names)]
    case .file:
      guard !text.isEmpty else { throw .usage("\(spelling) needs a path, not an empty text") }
      return [text]
    case .text:
      guard !text.isEmpty else { throw .usage("\(spelling) needs a value, not an empty text") }
      return [text]
    case .texts:
      let values = text.split(separator: ",").map(String.init)
      guard !values.isEmpty else { throw .usage("\(spelling) needs a value, not an empty text") }
      return values
    case .color: return [try color(text)]
    case .list:
      var values: [String] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        values.append(try name(String(part), among: possibleValues))
      }
      return values
    }
  }

  /// What can be given, for a flag without its value.
  var valueHint: String? {
    possibleValues.isEmpty || possibleValues.count > 12
      ? nil : "one of " + possibleValues.joined(separator: ", ")
  }

  /// A name that the renderer knows.
  private func known(
    _ text: String, _ set: (inout RenderRequest) -> Void
  ) throws(Stop) -> String {
    var request = RenderRequest(family: .systemSmall)
    set(&request)
    do throws(ArchiveError) {
      try request.checkNames()
      return text
    } catch {
      throw .usage("\(error.message.singleLine) for \(spelling)", hint: error.hint)
    }
  }

  private func number(_ text: String, in range: ClosedRange<Double>) throws(Stop) -> String {
    guard let number = Double(text), range.contains(number) else {
      let bounds = [range.lowerBound, range.upperBound].map(\.dumpText)
      throw .usage(
        "\(spelling) takes a number from \(bounds[0]) to \(bounds[1]), not '\(text.singleLine)'")
    }
    return text
  }

  private func color(_ text: String) throws(Stop) -> String {
    do {
      _ = try Color(name: text)
      return text
    } catch let error as ArchiveError {
      throw .usage("\(error.message.singleLine) for \(spelling)", hint: error.hint)
    } catch {
      throw .usage("\(spelling) takes a colour, not '\(text.singleLine)'")
    }
  }

  private func index(_ text: String) throws(Stop) -> String {
    guard let number = Int(text), number >= 0 else {
      throw .usage("\(spelling) takes a whole number from 0, not '\(text.singleLine)'")
    }
    return String(number)
  }

  /// Names are compared by letters and digits alone: people write them as they remember them.
  private func name(_ text: String, among names: [String]) throws(Stop) -> String {
    let wanted = Flag.key(text)
    if !wanted.isEmpty, let name = names.first(where: { Flag.key($0) == wanted }) { return name }
    let kind = (valueName ?? "").lowercased()
    throw .usage(
      "unknown \(kind) '\(text.singleLine)' for \(spelling)",
      hint: Suggestion.hint(for: text, among: names) ?? "see 'vitrine \(kind)s'")
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }
}
