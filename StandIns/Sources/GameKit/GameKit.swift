@_exported import VitrineUIKit

/// A player.
open class GKPlayer: NSObject {
  /// The name to display for the player.
  open var displayName: String { "" }
  /// The identifier of the player.
  open var gamePlayerID: String { "" }
}
/// The player of the device, who isn't signed in.
public final class GKLocalPlayer: GKPlayer {
  /// The local player.
  public class var local: GKLocalPlayer { GKLocalPlayer() }
  /// Whether the player is signed in; always `false`.
  public var isAuthenticated: Bool { false }
  /// The handler of signing in; never called.
  public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}
/// A leaderboard.
open class GKLeaderboard: NSObject {
  /// Loads leaderboards; there are none.
  open class func loadLeaderboards(ids: [String]?) async throws -> [GKLeaderboard] { [] }
}
