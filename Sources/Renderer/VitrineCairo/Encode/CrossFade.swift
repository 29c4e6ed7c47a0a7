import VitrineDisplayList

/// The pictures between two others of one size.
package enum CrossFade {
  /// Both pictures mixed, the second one with a share from 0 to 1.
  ///
  /// Colours are mixed as they are stored, with their coverage, as a plain fade does it.
  package static func mix(_ first: Bitmap, _ second: Bitmap, share: Double) -> Bitmap {
    let weight = Int((share.clamped(to: 0...1) * 256).rounded())
    let pixels = [UInt8](unsafeUninitializedCapacity: first.pixels.count) { buffer, count in
      first.pixels.withUnsafeBufferPointer { first in
        second.pixels.withUnsafeBufferPointer { second in
          for index in 0..<min(first.count, second.count) {
            let sum = Int(first[index]) * (256 - weight) + Int(second[index]) * weight
            buffer[index] = UInt8(truncatingIfNeeded: (sum + 128) >> 8)
          }
          count = min(first.count, second.count)
        }
      }
    }
    return Bitmap(width: first.width, height: first.height, pixels: pixels)
  }
}
