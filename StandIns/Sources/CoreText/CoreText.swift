@_exported import VitrineUIKit

/// How long a face is known.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The lifetimes of a registered font.
  case none, process, persistent, session
}
/// Makes a face of a file known: an archive takes its faces from the target.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<AnyObject?>?
) -> Bool { true }
/// A face of Core Text's.
public typealias CTFont = UIFont
