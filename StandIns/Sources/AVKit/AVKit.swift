@_exported import AVFoundation
@_spi(StandIns) @_exported import SwiftUI

/// A film; a widget shows WidgetKit's sign in its place, a preview of a view a dark ground.
nonisolated public struct VideoPlayer: View {
  /// Creates a video player.
  public init(player: AVPlayer?) {}
  /// The sign, or the ground.
  public var body: some View { PlatformContainer(name: "VideoPlayer", content: Color.black) }
}
