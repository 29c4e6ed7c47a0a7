import Synchronization
import VitrineFoundation

/// A view to look at while it is written, as SwiftUI's `#Preview`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A view to look at while it is written, with traits of what it is shown in.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A view for each of several arguments.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Allows a state in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "PreviewableMacro")

/// A value of the environment, transaction or container, with its key.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")

/// Kinds of preview.
public enum Preview {
  /// Traits of views.
  public enum ViewTraits {}
}

/// A trait that configures the presentation of a preview.
public struct PreviewTrait<T>: Sendable {
  package var layout: PreviewLayout?

  /// The size that is offered.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }
  /// The size that the view wants.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
  /// The size of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }
  /// The device on its side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(layout: nil) }
  /// The device on its side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(layout: nil) }
  /// The device upright.
  public static var portrait: PreviewTrait { PreviewTrait(layout: nil) }
  /// The device upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(layout: nil) }
}

/// The size that a preview is offered.
public enum PreviewLayout: Sendable, Hashable {
  /// That of the device.
  case device
  /// The size that fits the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A marker that `#Preview` leaves in the binary.
public typealias PreviewRecord = @convention(c) () -> Void

/// The previews of the program; what `#Preview` expands to registers itself here.
public enum PreviewRecords {
  private struct State: Sendable {
    var place = (file: "", line: 0)
    var entries: [RecordedPreview] = []
  }

  private static let state = Mutex(State())

  /// Sets the source location of the preview that is added next.
  public static func open(file: String, line: Int) {
    state.withLock { $0.place = (file, line) }
  }

  /// Adds a view.
  public static func add(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) { record(name, ViewPreview(layout: nil, body: body)) }

  /// Adds a view with traits.
  public static func add(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    let layouts = ([traits] + additionalTraits).compactMap(\.layout)
    record(name, ViewPreview(layout: layouts.last, body: body))
  }

  /// Adds a view for each argument; a preview with a name is named after it too.
  public static func add<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    let layout = traits.compactMap(\.layout).last
    for argument in arguments {
      // The bodies run one after the other, on the main actor.
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

/// A preview and where it is.
package struct RecordedPreview: Sendable {
  /// The name that the author gave.
  package let name: String?
  /// The file, as module and name.
  package let file: String
  /// The line in the file.
  package let line: Int
  /// The content of the preview.
  package let content: any PreviewContent
}

/// A view alone.
package struct ViewPreview: PreviewContent {
  /// The size that it is offered.
  package let layout: PreviewLayout?
  /// Creates the view.
  package let body: @MainActor @Sendable () -> any View

  init(layout: PreviewLayout?, body: @escaping @MainActor () -> any View) {
    self.layout = layout
    self.body = body
  }
}
