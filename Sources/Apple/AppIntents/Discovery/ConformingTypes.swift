import CVitrineRuntime
import VitrineFoundation

/// The types of the program that conform to a protocol, from the tables of the binary.
package enum ConformingTypes {
  /// The types, sorted by name, without generic ones.
  ///
  /// - Parameter existential: the existential type of the protocol, such as `(any AppIntent).self`.
  package static func all(of existential: Any.Type) -> [Any.Type] {
    guard let descriptor = descriptor(of: existential) else { return [] }
    let found = Found()
    vitrine_conforming_types(descriptor, Unmanaged.passUnretained(found).toOpaque()) {
      metadata, context in
      guard let metadata, let context else { return }
      let type = unsafeBitCast(metadata, to: Any.Type.self)
      Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().types.append(type)
    }
    var seen: Set<ObjectIdentifier> = []
    return found.types.filter { seen.insert(ObjectIdentifier($0)).inserted }
      .sorted { TypeName.qualified($0) < TypeName.qualified($1) }
  }

  private final class Found {
    var types: [Any.Type] = []
  }

  /// The start of the metadata of an existential type.
  ///
  /// Source: `TargetExistentialTypeMetadata` in ABI/Metadata.h of the Swift runtime.
  private struct ExistentialMetadata {
    let kind: UInt
    let flags: UInt32
    let protocolCount: UInt32
    let firstProtocol: UnsafeRawPointer?
  }

  private static let existentialKind: UInt = 0x303
  private static let hasSuperclass: UInt32 = 1 << 30

  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafePointer<ExistentialMetadata>.self).pointee
    guard metadata.kind == existentialKind, metadata.protocolCount == 1,
      metadata.flags & hasSuperclass == 0
    else { return nil }
    return metadata.firstProtocol
  }
}
