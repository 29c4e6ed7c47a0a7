extension ArgumentInfo {
  /// The names and the placeholder of its value, with which its entry begins.
  package var heading: String {
    let names = [short.map { "-\($0)" }, spelling].compactMap { $0 }
    return names.joined(separator: ", ") + (valueName.map { " " + $0 } ?? "")
  }

  /// The entry of help, with the values if they are few.
  package var helpEntry: String {
    let values = allValueStrings
    // A list of all devices would fill a screen; 'vitrine devices' prints it.
    let isLong = values.count > ArgumentInfo.mostListedValues
    let list =
      values.isEmpty || isLong
      ? ""
      : "\n" + TextWrapping.wrap("values: " + values.joined(separator: ", "), width: 80, indent: 6)
    let text = isLong ? help + "; see 'vitrine \(ArgumentInfo.listing(of: name))'" : help
    return "  \(heading)\n" + TextWrapping.wrap(text, width: 80, indent: 6) + list
  }
}
