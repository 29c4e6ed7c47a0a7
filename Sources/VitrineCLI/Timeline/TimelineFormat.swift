import VitrineLive

/// The kinds of picture that a timeline is drawn as.
enum TimelineFormat: String, CaseIterable, Sendable {
  /// A contact sheet.
  case png
  /// An animation.
  case apng
  /// An animation that ffmpeg writes.
  case webp
  /// A film on white that ffmpeg writes.
  case mp4
  /// A folder with a PNG file for each picture of the animation.
  case frames

  /// The format that a file's name ends in, frames for a folder.
  ///
  /// - Parameter usual: the format for a name without an ending.
  /// - Throws: `CommandError` for the name of another kind of picture or film.
  init(ofFile path: String, usual: TimelineFormat = .png) throws(CommandError) {
    let files = [usual] + TimelineFormat.animations.filter { $0 != usual }
    if !path.hasSuffix("/") {
      try OutputTarget.checkName(path, formats: files.map(\.rawValue))
    }
    let named = files.first { path.lowercased().hasSuffix(".\($0.rawValue)") }
    self = path.hasSuffix("/") ? .frames : named ?? usual
  }

  /// Animations in one file.
  private static let animations: [TimelineFormat] = [.apng, .webp, .mp4]

  /// The format that ffmpeg converts an animated PNG to; `nil` if it is not converted.
  var conversion: FilmConverter.Format? {
    switch self {
    case .webp: .webp
    case .mp4: .mp4
    case .png, .apng, .frames: nil
    }
  }
}
