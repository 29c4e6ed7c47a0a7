@_exported import SwiftUI
@_exported import VitrineUIKit

// AppKit's names for what UIKit has here: colours, fonts and images of widgets for the Mac.

/// A colour of AppKit's.
public typealias NSColor = UIColor
/// A font of AppKit's.
public typealias NSFont = UIFont
/// A choice of faces of AppKit's.
public typealias NSFontDescriptor = UIFontDescriptor
/// A picture of AppKit's.
public typealias NSImage = UIImage
/// An outline of AppKit's.
public typealias NSBezierPath = UIBezierPath
/// A view of AppKit's, which is never drawn.
public typealias NSView = UIView
/// A screen's part of AppKit's.
public typealias NSViewController = UIViewController
/// A text of AppKit's.
public typealias NSTextField = UILabel
/// A view of a picture of AppKit's.
public typealias NSImageView = UIImageView
/// A window of AppKit's.
public typealias NSWindow = UIWindow
/// A view of AppKit's inside of SwiftUI.
public typealias NSHostingController = UIHostingController

extension UIColor {
  /// The colour of text.
  public static var labelColor: UIColor { .label }
  /// The colour of less important text.
  public static var secondaryLabelColor: UIColor { .secondaryLabel }
  /// The colour of even less important text.
  public static var tertiaryLabelColor: UIColor { .tertiaryLabel }
  /// The colour of the least important text.
  public static var quaternaryLabelColor: UIColor { .quaternaryLabel }
  /// The colour of text that is edited.
  public static var textColor: UIColor { .label }
  /// The ground of text that is edited.
  public static var textBackgroundColor: UIColor { .systemBackground }
  /// The ground of a window.
  public static var windowBackgroundColor: UIColor { .secondarySystemBackground }
  /// The ground of a control.
  public static var controlBackgroundColor: UIColor { .systemBackground }
  /// The ground below a page.
  public static var underPageBackgroundColor: UIColor { .systemGray5 }
  /// The colour of a control.
  public static var controlColor: UIColor { .systemGray6 }
  /// The colour of a control's text.
  public static var controlTextColor: UIColor { .label }
  /// The colour that the user has chosen.
  public static var controlAccentColor: UIColor { .tintColor }
  /// The colour of lines between things.
  public static var separatorColor: UIColor { .separator }
  /// The colour of links.
  public static var linkColor: UIColor { .link }
  /// A colour of the range that screens of old had.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }
  /// A colour of the range that all devices have.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  /// The colour as numbers.
  public func usingColorSpace(_ space: NSColorSpace) -> UIColor? { self }
}

/// A range of colours.
public final class NSColorSpace: NSObject, Sendable {
  /// The range that screens of old had.
  public static let sRGB = NSColorSpace()
  /// The range that screens of today have.
  public static let displayP3 = NSColorSpace()
  /// The range of the device.
  public static let deviceRGB = NSColorSpace()
}

extension UIImage {
  /// Creates an image.
  public convenience init?(systemSymbolName: String, accessibilityDescription: String?) {
    self.init(systemName: systemSymbolName)
  }
  /// A picture of a file.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  /// The picture in a file of TIFF: none is made.
  public var tiffRepresentation: Data? { nil }
}

nonisolated extension Image {
  /// A picture of AppKit.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

nonisolated extension Color {
  /// A colour of AppKit.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

/// The app on a Mac: there is none.
@MainActor @preconcurrency
public final class NSApplication: NSObject {
  /// The shared application.
  public static let shared = NSApplication()
  /// Ends the app: nothing happens.
  public func terminate(_ sender: Any?) {}
  /// Comes to the front: nothing happens.
  public func activate(ignoringOtherApps: Bool = true) {}
  /// The app's windows: there are none.
  public var windows: [NSWindow] { [] }
}
/// The app on a Mac: there is none.
@MainActor @preconcurrency public let NSApp = NSApplication.shared

/// Methods by which an app is notified of its life cycle.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {}

/// The desktop: nothing opens on it.
public final class NSWorkspace: NSObject, Sendable {
  /// The shared workspace.
  public static let shared = NSWorkspace()
  /// Opens an address: it cannot be.
  @discardableResult public func open(_ url: URL) -> Bool { false }
  /// The sign of a file: a plain one.
  public func icon(forFile fullPath: String) -> NSImage { NSImage() }
}

/// A pasteboard.
@MainActor @preconcurrency
public final class NSPasteboard: NSObject {
  /// The usual one.
  public static let general = NSPasteboard()
  /// A kind of content.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The corresponding value of the raw type.
    public let rawValue: String
    /// Creates a pasteboard type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
  }
  private var text: String?
  /// Forgets what was copied.
  @discardableResult public func clearContents() -> Int {
    text = nil
    return 0
  }
  /// Copies a text.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    text = string
    return true
  }
  /// The text that was copied.
  public func string(forType dataType: PasteboardType) -> String? { text }
}

/// The screen of a Mac.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
  /// The screen with the keyboard.
  public static let main: NSScreen? = NSScreen()
  /// All screens.
  public static var screens: [NSScreen] { [main].compactMap(\.self) }
  /// The screen's box, in points.
  public let frame = CGRect(x: 0, y: 0, width: 1512, height: 982)
  /// Pixels for each point.
  public let backingScaleFactor: CGFloat = 2
}

/// Light or dark, as AppKit calls it.
public final class NSAppearance: NSObject, Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The corresponding value of the raw type.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The light appearance.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// The dark appearance.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }
  /// The name of the style.
  public let name: Name
  /// Creates an appearance with a name.
  public init?(named name: Name) { self.name = name }
  /// Returns the name of the appearance if it is among the given names; otherwise the first of them.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(name) ? name : appearances.first
  }
}

/// A view of AppKit's inside of SwiftUI, which is never drawn.
@MainActor @preconcurrency
public protocol NSViewRepresentable: CoordinatedView {
  /// The kind of view.
  associatedtype NSViewType: NSView
  /// The context in which the view is created.
  typealias Context = NSViewRepresentableContext<Self>
  /// Creates the view. Never called.
  func makeNSView(context: Context) -> NSViewType
  /// Changes the view; never called.
  func updateNSView(_ nsView: NSViewType, context: Context)
}

/// The context in which an AppKit view is created.
public typealias NSViewRepresentableContext<Representable: CoordinatedView> =
  RepresentableContext<Representable>
