import Synchronization
import VitrineFoundation

/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares a preview of a view for each of several arguments.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares state in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "PreviewableMacro")

/// Declares a value of the environment, a transaction or a container, and its key.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")

/// Types for previews.
public enum Preview {
  /// The type of traits for previews of views.
  public enum ViewTraits {}
}

/// A trait that configures the presentation of a preview.
public struct PreviewTrait<T>: Sendable {
  package var layout: PreviewLayout?

  /// The preview has a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }
  /// The preview has the size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
  /// The preview has the size of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }
  /// The device is in landscape, rotated to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(layout: nil) }
  /// The device is in landscape, rotated to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(layout: nil) }
  /// The device is in portrait.
  public static var portrait: PreviewTrait { PreviewTrait(layout: nil) }
  /// The device is in portrait, upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(layout: nil) }
}

/// The size that is proposed to a preview.
public enum PreviewLayout: Sendable, Hashable {
  /// The size of the device.
  case device
  /// The size that fits the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A marker that `#Preview` leaves in the binary.
public typealias PreviewRecord = @convention(c) () -> Void

/// The previews of the program, which the expansions of `#Preview` register here.
public enum PreviewRecords {
  private struct State: Sendable {
    var place = (file: "", line: 0)
    var entries: [RecordedPreview] = []
    var opened: (@Sendable (String, Int) -> Void)?
  }

  private static let state = Mutex(State())

  /// Sets the source location of the preview that is added next.
  public static func open(file: String, line: Int) {
    let opened = state.withLock { state in
      state.place = (file, line)
      return state.opened
    }
    opened?(file, line)
  }

  /// Sets the closure that is called with the location of each preview, before its values are
  /// created.
  package static func observe(_ action: @escaping @Sendable (String, Int) -> Void) {
    state.withLock { $0.opened = action }
  }

  /// Adds a preview of a view.
  public static func add(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) { record(name, ViewPreview(layout: nil, body: body)) }

  /// Adds a preview of a view with traits.
  public static func add(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    let layouts = ([traits] + additionalTraits).compactMap(\.layout)
    record(name, ViewPreview(layout: layouts.last, body: body))
  }

  /// Adds a preview for each argument, with the preview's name and the argument as its name.
  public static func add<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    let layout = traits.compactMap(\.layout).last
    for argument in arguments {
      // The bodies run one after another, on the main actor.
      nonisolated(unsafe) let argument = argument
      record(
        name.map { "\($0) – \(argument)" }, ViewPreview(layout: layout) { body(argument) })
    }
  }

  /// Adds a preview of any kind.
  package static func record(_ name: String?, _ content: any PreviewContent) {
    state.withLock { state in
      state.entries.append(
        RecordedPreview(
          name: name, file: state.place.file, line: state.place.line, content: content))
    }
  }

  /// The previews that were added.
  package static var all: [RecordedPreview] { state.withLock(\.entries) }
}

/// The content of a preview.
package protocol PreviewContent: Sendable {}

/// A preview and its source location.
package struct RecordedPreview: Sendable {
  /// The name, if the author set one.
  package let name: String?
  /// The file as module and filename.
  package let file: String
  /// The line in the file.
  package let line: Int
  /// The content of the preview.
  package let content: any PreviewContent
}

/// A preview of a view.
package struct ViewPreview: PreviewContent {
  /// The size that is proposed to the view.
  package let layout: PreviewLayout?
  /// Returns the view.
  package let body: @MainActor @Sendable () -> any View

  init(layout: PreviewLayout?, body: @escaping @MainActor () -> any View) {
    self.layout = layout
    self.body = body
  }
}
