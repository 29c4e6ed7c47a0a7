@_exported import AVFoundation
@_exported import SwiftUI

/// A film; a picture shows a dark ground in its place.
nonisolated public struct VideoPlayer: View {
  /// Makes a view of a film.
  public init(player: AVPlayer?) {}
  /// The ground.
  public var body: some View { PlatformContainer(name: "VideoPlayer", content: Color.black) }
}
