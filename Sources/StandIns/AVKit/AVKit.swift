@_exported import AVFoundation
@_exported import SwiftUI

/// A film; a widget shows WidgetKit's sign in its place, a preview of a view a dark ground.
nonisolated public struct VideoPlayer: View {
  /// Makes a view of a film.
  public init(player: AVPlayer?) {}
  /// The sign, or the ground.
  public var body: some View { PlatformContainer(name: "VideoPlayer", content: Color.black) }
}
