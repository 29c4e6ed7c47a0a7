import Synchronization
import Vitrine
import VitrineLive

/// The latest pictures that tools returned, by name.
final class KeptPictures: Sendable {
  /// A picture, its scale and its layout.
  struct Picture: Sendable {
    let request: LiveRequest
    /// Pixels per point.
    let scale: Double
    let png: [UInt8]
    let frames: FrameTree
  }

  private struct State {
    var count = 0
    var pictures: [String: Picture] = [:]
    var order: [String] = []
    var bytes = 0
  }

  /// The maximum number of pictures.
  static let most = 64
  /// The maximum size of all pictures together, in bytes.
  private static let mostBytes = 64 << 20

  private let state = Mutex(State())

  /// Keeps a picture, and returns its name.
  func keep(_ picture: Picture) -> String {
    state.withLock { state in
      state.count += 1
      let name = "picture-\(state.count)"
      state.pictures[name] = picture
      state.order.append(name)
      state.bytes += picture.png.count
      while state.order.count > KeptPictures.most
        || state.bytes > KeptPictures.mostBytes && state.order.count > 1
      {
        let oldest = state.pictures.removeValue(forKey: state.order.removeFirst())
        state.bytes -= oldest?.png.count ?? 0
      }
      return name
    }
  }

  /// Returns the picture with this name; `nil` if it is no longer kept.
  func named(_ name: String) -> Picture? { state.withLock { $0.pictures[name] } }

  /// The names of the kept pictures, the newest last.
  var names: [String] { state.withLock { $0.order } }
}
