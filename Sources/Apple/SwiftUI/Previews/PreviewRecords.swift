import Synchronization
import VitrineFoundation

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
  ) { record(name, ViewPreview([], body)) }

  /// Adds a preview of a view with traits.
  public static func add(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    record(name, ViewPreview([traits] + additionalTraits, body))
  }

  /// Adds a preview for each argument, with the preview's name and the argument as its name.
  public static func add<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    for argument in arguments {
      // The bodies run one after another, on the main actor.
      nonisolated(unsafe) let argument = argument
      record(name.map { "\($0) – \(argument)" }, ViewPreview(traits) { body(argument) })
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
  /// What the preview's traits set.
  package let settings: PreviewSettings
  private let body: @MainActor @Sendable () -> any View

  init(
    _ traits: [PreviewTrait<Preview.ViewTraits>], _ body: @escaping @MainActor () -> any View
  ) {
    settings = PreviewSettings(traits)
    self.body = body
  }

  /// Returns the view with the modifiers among its traits.
  ///
  /// - Throws: any error of making the context of a modifier.
  @MainActor package func view() async throws -> AnyView {
    var view = AnyView(body())
    for modifier in settings.modifiers { view = try await modifier(view) }
    return view
  }
}
