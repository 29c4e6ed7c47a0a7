import Synchronization

/// What images are found in.
package protocol ImageLibrary: Sendable {
  /// The best representation of an asset; `nil` when there is no such asset.
  ///
  /// - Throws: `ArchiveError` when it cannot be read.
  func image(
    named name: String, for traits: AssetTraits
  ) throws(ArchiveError) -> ImageSource?
}

/// The images that styles of one render paint with.
package final class ImageBook: Sendable {
  private struct Notes {
    var absent: Set<String> = []
    var failure: ArchiveError?
  }

  private let library: any ImageLibrary
  private let notes = Mutex(Notes())

  /// Makes a book of the images in `library`.
  package init(_ library: any ImageLibrary) {
    self.library = library
  }

  /// The image of a name; `nil` when there is none or it cannot be read, which is noted.
  func image(named name: String, _ environment: EnvironmentValues) -> ImageSource? {
    do throws(ArchiveError) {
      if let image = try library.image(named: name, for: environment.assetTraits) { return image }
      notes.withLock { _ = $0.absent.insert(name) }
    } catch {
      notes.withLock { $0.failure = $0.failure ?? error }
    }
    return nil
  }

  /// The names that were asked for and do not exist, in alphabetical order.
  package var missing: [String] { notes.withLock { $0.absent.sorted() } }

  /// The first image that could not be read.
  package var failure: ArchiveError? { notes.withLock { $0.failure } }
}

extension ImageBook: Hashable {
  /// Whether both are the same book: one render has one.
  package static func == (left: ImageBook, right: ImageBook) -> Bool { left === right }

  /// Feeds the book's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
