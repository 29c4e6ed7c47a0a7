import VitrineCoding
import Synchronization

/// A source of images.
package protocol ImageLibrary: Sendable {
  /// The best representation of an asset; `nil` when there is no such asset.
  ///
  /// - Throws: `ArchiveError` when it cannot be read.
  func image(
    named name: String, for traits: AssetTraits
  ) throws(ArchiveError) -> ImageSource?
}

/// Finds the images that styles of one render paint with, while views are resolved.
package final class ImageResolver: Sendable {
  private struct State {
    var absent: Set<String> = []
    var failure: ArchiveError?
  }

  private let library: any ImageLibrary
  private let state = Mutex(State())
  /// The images found so far.
  package let images = ResolvedImages()

  /// Creates a resolver of the images in `library`.
  package init(_ library: any ImageLibrary) {
    self.library = library
  }

  /// Finds the images that `style` may paint with in an environment; missing and unreadable ones
  /// are recorded.
  package func resolve(_ style: ShapeStyle, _ environment: EnvironmentValues) {
    for name in environment.imageNames(in: [style]) { resolve(name, environment.assetTraits) }
  }

  private func resolve(_ name: String, _ traits: AssetTraits) {
    guard !images.holds(name, traits) else { return }
    do throws(ArchiveError) {
      let image = try library.image(named: name, for: traits)
      if image == nil { state.withLock { _ = $0.absent.insert(name) } }
      images.set(image, name, traits)
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
  }

  /// The missing names that were looked up, in alphabetical order.
  package var missing: [String] { state.withLock { $0.absent.sorted() } }

  /// The first image that could not be read.
  package var failure: ArchiveError? { state.withLock { $0.failure } }
}

/// The images that styles of one render paint with, by name and traits.
///
/// Views share it through their environment. It is filled while views are resolved and only read
/// afterwards.
package final class ResolvedImages: Sendable {
  private struct Key: Hashable {
    let name: String
    let traits: AssetTraits
  }

  private let images = Mutex<[Key: ImageSource?]>([:])

  fileprivate init() {}

  /// The image with this name for the traits of an environment; `nil` when there is none.
  func image(named name: String, _ environment: EnvironmentValues) -> ImageSource? {
    let key = Key(name: name, traits: environment.assetTraits)
    return images.withLock { $0[key] ?? nil }
  }

  fileprivate func holds(_ name: String, _ traits: AssetTraits) -> Bool {
    images.withLock { $0[Key(name: name, traits: traits)] != nil }
  }

  fileprivate func set(_ image: ImageSource?, _ name: String, _ traits: AssetTraits) {
    images.withLock { _ = $0.updateValue(image, forKey: Key(name: name, traits: traits)) }
  }
}

extension ResolvedImages: Hashable {
  /// Compares identities, because each rendering has its own images.
  package static func == (left: ResolvedImages, right: ResolvedImages) -> Bool { left === right }

  /// Hashes the object's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ShapeStyle {
  /// Whether the style can contain images; most styles are plain colours, for which the search is
  /// skipped.
  ///
  /// - Parameter inherited: whether the environment refers to images.
  package func mayPaintImages(inherited: Bool) -> Bool {
    switch self {
    case .image, .level, .opacity, .blendMode, .shadow: true
    case .foreground, .hierarchical, .tint, .selection, .background: inherited
    case .color, .separator, .link, .placeholder, .windowBackground, .gradient, .colorGradient,
      .material, .fill:
      false
    }
  }
}

extension EnvironmentValues {
  /// Whether the foreground, the tint or the background can paint with images.
  package var refersToImages: Bool {
    if foreground.base == nil, foreground.lower.isEmpty, tint == nil, backgroundStyle == nil {
      return false
    }
    return !imageNames(in: [.foreground, .tint, .background(level: 1)]).isEmpty
  }

  /// The names of the images that styles may paint with at any of their levels, in order.
  fileprivate func imageNames(in styles: [ShapeStyle]) -> [String] {
    var names: Set<String> = []
    var open = styles
    // Each part of the environment is visited once, because parts may refer to each other.
    var (foregrounds, tints, backgrounds) = ([foreground], [tint], [backgroundStyle])
    while var style = open.popLast() {
      while let inner = style.changed { style = inner }
      switch style {
      case .image(let paint): names.insert(paint.name)
      case .foreground, .hierarchical:
        while let next = foregrounds.popLast() {
          open += [next.base].compactMap(\.self)
          foregrounds += next.lower + next.outer
        }
      case .tint, .selection: open += (tints.popLast() ?? nil).map { [$0] } ?? []
      case .background: open += (backgrounds.popLast() ?? nil).map { [$0] } ?? []
      case .color, .separator, .link, .placeholder, .windowBackground, .gradient, .colorGradient,
        .material, .fill, .level, .opacity, .blendMode, .shadow:
        break
      }
    }
    return names.sorted()
  }
}
