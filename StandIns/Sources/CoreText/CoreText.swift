@_exported import VitrineUIKit

/// The scope of registered fonts.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The lifetimes of a registered font.
  case none, process, persistent, session
}
/// Registers the fonts of a file; has no effect, since archives contain the fonts of the target.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
/// A font of Core Text.
public typealias CTFont = UIFont
