import Synchronization
import Vitrine
import VitrineLive

/// The pictures that tools have shown last, by the names that they were given.
final class KeptPictures: Sendable {
  /// A picture, and what it shows.
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

  /// Most pictures that are kept.
  static let most = 64
  /// Most bytes of all of them.
  private static let mostBytes = 64 << 20

  private let state = Mutex(State())

  /// Keeps a picture; returns its name.
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

  /// The picture of a name; `nil` where it is not kept any more.
  func named(_ name: String) -> Picture? { state.withLock { $0.pictures[name] } }

  /// The names of the pictures that are kept, the newest last.
  var names: [String] { state.withLock { $0.order } }
}
