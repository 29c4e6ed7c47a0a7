import VitrinePlatform

/// An IPv4 address.
package struct HostAddress: Hashable, Sendable {
  /// The address as a number, with its first part in the highest byte.
  package let number: UInt32

  /// The loopback, which only this machine can reach.
  package static let loopback = HostAddress(number: 0x7f00_0001)
  /// All addresses of this machine.
  package static let any = HostAddress(number: 0)

  private init(number: UInt32) { self.number = number }

  /// Parses four numbers separated by dots; `localhost` is the loopback.
  package init?(_ text: String) {
    guard text != "localhost" else {
      self = .loopback
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { part in
      part.allSatisfy { ("0"..."9").contains($0) } ? UInt8(part) : nil
    }
    guard parts.count == 4, bytes.count == 4 else { return nil }
    number = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Four numbers separated by dots.
  package var text: String {
    [24, 16, 8, 0].map { String(number >> UInt32($0) & 255) }.joined(separator: ".")
  }

  /// The addresses at which others reach a server that listens here; empty for the loopback.
  package var reachable: [HostAddress] {
    guard number >> 24 != 127 else { return [] }
    return self == .any ? HostAddress.ofInterfaces : [self]
  }

  /// The addresses of the machine's networks without the loopback, in order.
  private static var ofInterfaces: [HostAddress] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [HostAddress] = []
    var next = first
    while let interface = next?.pointee {
      next = interface.ifa_next
      guard let address = interface.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
        continue
      }
      let own = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        HostAddress(number: UInt32(bigEndian: $0.pointee.sin_addr.s_addr))
      }
      if own.number >> 24 != 127, !found.contains(own) { found.append(own) }
    }
    return found
  }
}
