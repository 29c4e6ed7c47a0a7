@_exported import AVFoundation
@_spi(StandIns) @_exported import SwiftUI

/// A video player; a widget shows WidgetKit's placeholder for unsupported views, a preview of a
/// view a dark background.
nonisolated public struct VideoPlayer: View {
  /// Creates a video player.
  public init(player: AVPlayer?) {}
  /// The placeholder or the background.
  public var body: some View { PlatformPlaceholder(name: "VideoPlayer") }
}
