import VitrineCommandLine
import VitrineLive

/// The formats in which a timeline is drawn.
enum TimelineFormat: String, CaseIterable, Sendable {
  /// A contact sheet of all entries.
  case png
  /// An animated PNG.
  case apng
  /// An animated WebP, which ffmpeg writes.
  case webp
  /// An MP4 film on white, which ffmpeg writes.
  case mp4
  /// An animated GIF, which ffmpeg writes.
  case gif
  /// A folder with a PNG file for each picture of the animation.
  case frames

  /// Returns the format of a file's extension; frames for a folder.
  ///
  /// - Parameter usual: the format for a name without an extension.
  /// - Throws: `CommandError` for the extension of another format.
  init(ofFile path: String, usual: TimelineFormat = .png) throws(CommandError) {
    let files = [usual] + TimelineFormat.animations.filter { $0 != usual }
    if !path.hasSuffix("/") {
      try OutputTarget.checkName(path, formats: files.map(\.rawValue))
    }
    let named = files.first { path.lowercased().hasSuffix(".\($0.rawValue)") }
    self = path.hasSuffix("/") ? .frames : named ?? usual
  }

  /// The formats with all pictures in one file.
  private static let animations: [TimelineFormat] = [.apng, .webp, .mp4, .gif]

  /// The format that ffmpeg converts an animated PNG to; `nil` if it is not converted.
  var conversion: FilmConverter.Format? {
    switch self {
    case .webp: .webp
    case .mp4: .mp4
    case .gif: .gif
    case .png, .apng, .frames: nil
    }
  }
}
