/// The kinds of picture that a timeline is drawn as.
enum TimelineFormat: String, CaseIterable, Sendable {
  /// A contact sheet.
  case png
  /// An animation of cross-fades.
  case apng

  /// The format that a file's name ends in; a contact sheet for any other name.
  init(ofFile path: String) {
    self = path.lowercased().hasSuffix(".apng") ? .apng : .png
  }
}
