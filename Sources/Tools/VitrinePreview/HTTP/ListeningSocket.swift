import Vitrine
import VitrineLive
import VitrinePlatform

/// A socket that listens at one address.
struct ListeningSocket {
  let descriptor: Int32
  let port: UInt16

  init(_ host: HostAddress, port wanted: UInt16) throws(LiveError) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else {
      throw LiveError("no socket can be created: \(Errno(errno).text)")
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = host.number.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 128) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else {
      let reason = Errno(errno).text
      close(descriptor)
      throw LiveError(
        "port \(wanted) of \(host.text) cannot be used: \(reason)",
        hint: "choose another port with --port")
    }
    (self.descriptor, port) = (descriptor, UInt16(bigEndian: address.sin_port))
  }
}
