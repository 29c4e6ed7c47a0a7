import CCairo
import VitrineCoding

/// Why a picture could not be drawn.
package enum PaintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scale is not a positive, finite number of pixels a point.
  case invalidScale(Double)
  /// The picture has no pixel at all, or its size is not a number.
  case emptyPicture(width: Double, height: Double)
  /// The picture has more pixels than allowed, or a side that cairo cannot address.
  case pictureTooLarge(width: Double, height: Double, limit: Int)
  /// The picture exceeds a limit; the reason names it.
  case refused(ArchiveError.Reason)
  /// Memory ran out.
  case outOfMemory
  /// Cairo refused an operation; the message is cairo's own.
  case cairo(message: String)

  /// A description of the error.
  package var description: String {
    switch self {
    case .invalidScale(let scale): "scale \(scale) is not a positive number"
    case .emptyPicture(let width, let height): "a picture of \(width) x \(height) pixels is empty"
    case .pictureTooLarge(let width, let height, let limit):
      "a picture of \(width) x \(height) pixels is larger than the limit of \(limit) pixels"
    case .refused(let reason): ArchiveError(reason).message
    case .outOfMemory: "out of memory while drawing"
    case .cairo(let message): "cairo: \(message)"
    }
  }

  /// The error for a cairo status; `nil` for success.
  init?(_ status: cairo_status_t) {
    switch status {
    case CAIRO_STATUS_SUCCESS: return nil
    case CAIRO_STATUS_NO_MEMORY: self = .outOfMemory
    default: self = .cairo(message: String(cString: cairo_status_to_string(status)))
    }
  }
}
