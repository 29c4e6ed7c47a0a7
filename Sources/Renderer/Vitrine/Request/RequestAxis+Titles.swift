import VitrineDevices

extension RequestAxis {
  /// The values in words for people, by their spelling in requests; a value without an entry is
  /// shown as it is.
  package var titles: [String: String] {
    let values = options.flatMap(\.info.allValueStrings) + ["alone"]
    return Dictionary(values.map { ($0, title(of: $0)) }) { first, _ in first }
  }

  private func title(of value: String) -> String {
    switch name {
    case "target": RenderTarget.allCases.first { $0.name == value }?.title ?? value
    case "device": Device.all.first { $0.identifier == value }?.name ?? value
    default: ValueTitle.words(of: value)
    }
  }
}

extension RenderTarget {
  /// The name in words, without the kind of family at its start: `Small`, `Lock Screen`.
  package var title: String {
    let start = ["system", "accessory"].first { family != nil && name.hasPrefix($0) } ?? ""
    return ValueTitle.words(of: name.dropFirst(start.count))
  }
}

/// Words that are written in camel case, as titles.
enum ValueTitle {
  /// The words that Apple writes as one.
  private static let own = [
    "standBy": "StandBy", "carPlay": "CarPlay", "iPhoneWidgetsOnMac": "iPhone Widgets on Mac",
  ]

  /// Returns `Full Color` for `fullColor`, and `iOS 26` for `ios26`.
  static func words(of value: some StringProtocol) -> String {
    if let title = own[String(value)] { return title }
    return parts(of: value).map(title).joined(separator: " ")
  }

  private static func parts(of value: some StringProtocol) -> [String] {
    value.reduce(into: [String]()) { parts, letter in
      let isNumber = letter.isNumber && parts.last?.last?.isNumber != true
      if letter.isUppercase || isNumber || parts.isEmpty {
        parts.append(String(letter))
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
  }

  /// Text sizes repeat an X, which stands for "extra".
  private static func title(of word: String) -> String {
    if word == "ios" { return "iOS" }
    return word.allSatisfy { $0 == "x" }
      ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
  }
}
