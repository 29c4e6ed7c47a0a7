@_exported import SwiftUI
@_exported import VitrineUIKit

// AppKit's declarations, as aliases of UIKit's: colours, fonts and images of widgets for the Mac.

/// A colour of AppKit.
public typealias NSColor = UIColor
/// A font of AppKit.
public typealias NSFont = UIFont
/// The attributes that select a font of AppKit.
public typealias NSFontDescriptor = UIFontDescriptor
/// An image of AppKit.
public typealias NSImage = UIImage
/// A path of AppKit.
public typealias NSBezierPath = UIBezierPath
/// A view of AppKit, which is never drawn.
public typealias NSView = UIView
/// A view controller of AppKit.
public typealias NSViewController = UIViewController
/// A text field of AppKit.
public typealias NSTextField = UILabel
/// An image view of AppKit.
public typealias NSImageView = UIImageView
/// A window of AppKit.
public typealias NSWindow = UIWindow

extension UIColor {
  /// The colour of text.
  public static var labelColor: UIColor { .label }
  /// The colour of secondary labels.
  public static var secondaryLabelColor: UIColor { .secondaryLabel }
  /// The colour of tertiary labels.
  public static var tertiaryLabelColor: UIColor { .tertiaryLabel }
  /// The colour of quaternary labels.
  public static var quaternaryLabelColor: UIColor { .quaternaryLabel }
  /// The colour of editable text.
  public static var textColor: UIColor { .label }
  /// The background of editable text.
  public static var textBackgroundColor: UIColor { .systemBackground }
  /// The background of a window.
  public static var windowBackgroundColor: UIColor { .secondarySystemBackground }
  /// The background of a control.
  public static var controlBackgroundColor: UIColor { .systemBackground }
  /// The background below a page.
  public static var underPageBackgroundColor: UIColor { .systemGray5 }
  /// The colour of a control.
  public static var controlColor: UIColor { .systemGray6 }
  /// The colour of a control's text.
  public static var controlTextColor: UIColor { .label }
  /// The accent colour that the user has selected.
  public static var controlAccentColor: UIColor { .tintColor }
  /// The colour of separators.
  public static var separatorColor: UIColor { .separator }
  /// The colour of links.
  public static var linkColor: UIColor { .link }
  /// Creates a colour from sRGB components.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a colour from components.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  /// Returns the colour in a colour space.
  public func usingColorSpace(_ space: NSColorSpace) -> UIColor? { self }
}

/// A colour space.
public final class NSColorSpace: NSObject, Sendable {
  /// The sRGB colour space.
  public static let sRGB = NSColorSpace()
  /// The Display P3 colour space.
  public static let displayP3 = NSColorSpace()
  /// The colour space of the device.
  public static let deviceRGB = NSColorSpace()
}

extension UIImage {
  /// Creates an image.
  public convenience init?(systemSymbolName: String, accessibilityDescription: String?) {
    self.init(systemName: systemSymbolName)
  }
  /// Creates an image from a file.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  /// The image as TIFF data; always `nil`.
  public var tiffRepresentation: Data? { nil }
}

nonisolated extension Image {
  /// Creates an image from one of AppKit.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

nonisolated extension Color {
  /// Creates a colour from one of AppKit.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

/// The app on a Mac, which a widget doesn't have.
@MainActor @preconcurrency
public final class NSApplication: NSObject {
  /// The shared application.
  public static let shared = NSApplication()
  /// Terminates the app; has no effect.
  public func terminate(_ sender: Any?) {}
  /// Activates the app; has no effect.
  public func activate(ignoringOtherApps: Bool = true) {}
  /// The app's windows; always empty.
  public var windows: [NSWindow] { [] }
}
/// The app on a Mac, which a widget doesn't have.
@MainActor @preconcurrency public let NSApp = NSApplication.shared

/// Methods by which an app is notified of its life cycle.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {}

/// The workspace, which opens nothing.
public final class NSWorkspace: NSObject, Sendable {
  /// The shared workspace.
  public static let shared = NSWorkspace()
  /// Opens a URL; always fails.
  @discardableResult public func open(_ url: URL) -> Bool { false }
  /// Returns the icon of a file; always a generic one.
  public func icon(forFile fullPath: String) -> NSImage { NSImage() }
  /// The running apps; always none.
  public var runningApplications: [NSRunningApplication] { [] }
  /// The app in front; always none.
  public var frontmostApplication: NSRunningApplication? { nil }
  /// The app with the menu bar; always none.
  public var menuBarOwningApplication: NSRunningApplication? { nil }
  /// The centre of the workspace's notifications, of which there are none.
  public var notificationCenter: NotificationCenter { .default }
  /// Returns the place of an app; always `nil`.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// Returns the place of an app that opens a file; always `nil`.
  public func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// Shows files in the Finder; has no effect.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  /// A notification that an app has been started.
  public static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  /// A notification that an app has ended.
  public static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
  /// A notification that an app has come to the front.
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  /// A notification that the computer is about to sleep.
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  /// A notification that the computer has woken up.
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
}

/// A running app, of which there is none.
public final class NSRunningApplication: NSObject, Sendable {
  /// How an app appears.
  public enum ActivationPolicy: Int, Sendable {
    /// In the Dock, with a user interface of its own, or not at all.
    case regular, accessory, prohibited
  }
  /// This app.
  public static let current = NSRunningApplication()
  /// The name.
  public var localizedName: String? { nil }
  /// The identifier.
  public var bundleIdentifier: String? { nil }
  /// The place of the app.
  public var bundleURL: URL? { nil }
  /// The place of the program.
  public var executableURL: URL? { nil }
  /// The icon.
  public var icon: NSImage? { nil }
  /// The number of the process.
  public var processIdentifier: Int32 { -1 }
  /// When it was started.
  public var launchDate: Date? { nil }
  /// Whether it is in front.
  public var isActive: Bool { false }
  /// Whether it is hidden.
  public var isHidden: Bool { false }
  /// Whether it has ended.
  public var isTerminated: Bool { true }
  /// How it appears.
  public var activationPolicy: ActivationPolicy { .prohibited }
  /// The running apps with an identifier; always none.
  public static func runningApplications(
    withBundleIdentifier bundleIdentifier: String
  ) -> [NSRunningApplication] { [] }
  /// Ends the app; always fails.
  @discardableResult public func terminate() -> Bool { false }
  /// Brings the app to the front; always fails.
  @discardableResult public func activate() -> Bool { false }
}

/// A pasteboard.
@MainActor @preconcurrency
public final class NSPasteboard: NSObject {
  /// The general pasteboard.
  public static let general = NSPasteboard()
  /// A type of content.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a pasteboard type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
  }
  private var text: String?
  /// Clears the pasteboard.
  @discardableResult public func clearContents() -> Int {
    text = nil
    return 0
  }
  /// Sets the string on the pasteboard.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    text = string
    return true
  }
  /// Returns the string on the pasteboard.
  public func string(forType dataType: PasteboardType) -> String? { text }
}

/// The screen of a Mac.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
  /// The main screen.
  public static let main: NSScreen? = NSScreen()
  /// All screens.
  public static var screens: [NSScreen] { [main].compactMap(\.self) }
  /// The frame of the screen, in points.
  public let frame = CGRect(x: 0, y: 0, width: 1512, height: 982)
  /// Pixels per point.
  public let backingScaleFactor: CGFloat = 2
}

/// An appearance of AppKit, light or dark.
public final class NSAppearance: NSObject, Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The raw value.
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

/// A SwiftUI view of an AppKit view, which is never drawn.
@MainActor @preconcurrency
public protocol NSViewRepresentable: CoordinatedView {
  /// The type of view.
  associatedtype NSViewType: NSView
  /// The context in which the view is created.
  typealias Context = NSViewRepresentableContext<Self>
  /// Creates the view; never called.
  func makeNSView(context: Context) -> NSViewType
  /// Updates the view; never called.
  func updateNSView(_ nsView: NSViewType, context: Context)
}

/// The context in which an AppKit view is created.
public typealias NSViewRepresentableContext<Representable: CoordinatedView> =
  RepresentableContext<Representable>
