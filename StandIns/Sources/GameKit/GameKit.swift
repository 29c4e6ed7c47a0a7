@_exported import VitrineUIKit

/// Someone who plays.
open class GKPlayer: NSObject {
  /// The name to display for the player.
  open var displayName: String { "" }
  /// Their name in the service.
  open var gamePlayerID: String { "" }
}
/// Who plays on this device: nobody is signed in.
public final class GKLocalPlayer: GKPlayer {
  /// Who plays.
  public class var local: GKLocalPlayer { GKLocalPlayer() }
  /// Whether they are signed in: nobody is.
  public var isAuthenticated: Bool { false }
  /// Signs in: nothing happens.
  public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}
/// A list of who plays best: it is empty.
open class GKLeaderboard: NSObject {
  /// Lists by their names: there are none.
  open class func loadLeaderboards(ids: [String]?) async throws -> [GKLeaderboard] { [] }
}
