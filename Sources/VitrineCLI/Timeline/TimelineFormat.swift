/// The kinds of picture that a timeline is drawn as.
enum TimelineFormat: String, CaseIterable, Sendable {
  /// A contact sheet.
  case png
  /// An animation.
  case apng
  /// A folder with a PNG file for each picture of the animation.
  case frames

  /// The format that a file's name ends in, frames for a folder; a contact sheet for any other name.
  init(ofFile path: String) {
    self = path.hasSuffix("/") ? .frames : path.lowercased().hasSuffix(".apng") ? .apng : .png
  }
}
