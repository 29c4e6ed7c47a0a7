import Synchronization
import VitrineDisplayList

/// Coverage of the glyphs that were drawn before, shared by all pictures and threads of a renderer.
package final class GlyphMaskCache: Sendable {
  /// A font at a number of pixels a point.
  private struct Face: Hashable {
    var font: FontInstance
    var scale: Double
  }

  private struct State {
    var masks: [Face: [UInt64: GlyphMask]] = [:]
    var bytes = 0
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// Makes an empty cache.
  ///
  /// - Parameter capacity: most bytes of coverage that are kept; a process that draws more starts
  ///   afresh.
  package init(capacity: Int = 8 << 20) {
    self.capacity = capacity
  }

  /// The masks of glyphs in their phases, in the same order; `make` draws those not known yet.
  func masks(
    of glyphs: [(id: UInt32, phase: GlyphPhase)], in font: FontInstance, scale: Double,
    make: (UInt32, GlyphPhase) throws(PaintError) -> GlyphMask
  ) throws(PaintError) -> [GlyphMask] {
    let face = Face(font: font, scale: scale)
    let keys = glyphs.map { GlyphMaskCache.key($0.id, $0.phase) }
    var known = state.withLock { state in
      let masks = state.masks[face]
      return keys.map { masks?[$0] }
    }
    var added: [UInt64: GlyphMask] = [:]
    for index in known.indices where known[index] == nil {
      // Drawn outside the lock: two threads can both draw it, with the same result.
      if added[keys[index]] == nil {
        added[keys[index]] = try make(glyphs[index].id, glyphs[index].phase)
      }
      known[index] = added[keys[index]]
    }
    if !added.isEmpty { keep(added, for: face) }
    return known.compactMap { $0 }
  }

  private func keep(_ added: [UInt64: GlyphMask], for face: Face) {
    // A blank glyph costs its entry.
    let size = added.values.reduce(0) { $0 + $1.coverage.count + MemoryLayout<GlyphMask>.size }
    guard size <= capacity else { return }
    state.withLock { state in
      if state.bytes + size > capacity { state = State() }
      state.masks[face, default: [:]].merge(added) { old, _ in old }
      state.bytes += size
    }
  }

  private static func key(_ glyph: UInt32, _ phase: GlyphPhase) -> UInt64 {
    UInt64(glyph) << 8 | UInt64(phase.y) << 4 | UInt64(phase.x)
  }
}
