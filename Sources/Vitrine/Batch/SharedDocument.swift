import Synchronization
import VitrineModel

/// A document that several pictures are rendered from, and that is released after the last one.
///
/// A document keeps the images it has decoded; those of a hundred archives would fill the memory.
package final class SharedDocument: Sendable {
  private struct State {
    var document: Result<WidgetDocument, ArchiveError>?
    var remainingUses: Int
  }

  private let state: Mutex<State>
  /// Where the document is read; `nil` when it was given.
  private let location: ArchiveLocation?
  /// Which member of a bundle it is; `nil` is the only one.
  private let kind: String?
  /// What reads it.
  private let decoder: ArchiveDecoder

  /// Keeps a document for as many pictures as `uses` says.
  package init(_ document: WidgetDocument, uses: Int) {
    state = Mutex(State(document: .success(document), remainingUses: uses))
    location = nil
    kind = nil
    decoder = ArchiveDecoder()
  }

  /// Reads the document when the first of as many pictures as `uses` says needs it.
  ///
  /// - Parameters:
  ///   - kind: which member of a bundle is meant; `nil` is the only one.
  ///   - decoder: reads it.
  package init(
    contentsOf location: ArchiveLocation, kind: String? = nil, uses: Int,
    decoder: ArchiveDecoder = ArchiveDecoder()
  ) {
    state = Mutex(State(remainingUses: uses))
    self.location = location
    self.kind = kind
    self.decoder = decoder
  }

  /// Uses the document for one picture.
  ///
  /// - Throws: `ArchiveError` when it could not be read.
  package func use<Value>(
    _ work: (WidgetDocument) throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> Value {
    let document = state.withLock { state in
      if let document = state.document { return document }
      let document = Result { () throws(ArchiveError) in try read() }
      state.document = document
      return document
    }
    defer {
      state.withLock { state in
        state.remainingUses -= 1
        if state.remainingUses == 0 { state.document = nil }
      }
    }
    return try work(try document.get())
  }

  private func read() throws(ArchiveError) -> WidgetDocument {
    guard let location else {
      throw ArchiveError(.unreadable("it was released before its last use"))
    }
    let all = try WidgetDocument.all(contentsOf: location, decoder: decoder)
    return try WidgetDocument.one(of: all, kind: kind, file: location.path)
  }
}
