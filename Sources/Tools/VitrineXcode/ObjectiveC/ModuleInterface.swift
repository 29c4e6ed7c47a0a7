import Foundation
import Synchronization

/// The Swift interface of a module of C or Objective-C, as the toolchain's own importer sees it.
///
/// The toolchain's SourceKit prints it, as an editor shows a header in Swift. On Linux the importer
/// reads Objective-C only when it is asked to.
enum ModuleInterface {
  /// The interface of a module; `nil` if SourceKit is not there or cannot read it.
  ///
  /// - Parameters:
  ///   - folder: the folder with its module map.
  ///   - options: those of clang, as for further folders of headers.
  ///   - library: the path of the library of the toolchain's SourceKit.
  static func text(of module: String, in folder: URL, _ options: [String], library: URL) -> String?
  {
    guard let kit = SourceKit(library) else { return nil }
    let arguments =
      [
        "-Xfrontend", "-enable-objc-interop", "-module-cache-path",
        folder.appending(path: "cache").path, "-I", folder.path, "-Xcc", "-fblocks", "-Xcc", "-w",
      ] + options.flatMap { ["-Xcc", $0] }
    let request =
      """
      key.request: source.request.editor.open.interface
      key.name: "\(folder.lastPathComponent)"
      key.modulename: "\(module)"
      key.enablesyntaxmap: 0
      key.compilerargs:

      """ + arguments.map { "  - \"\($0)\"\n" }.joined()
    guard !arguments.contains(where: { $0.contains("\"") || $0.contains("\\") }),
      let answer = kit.send(request)
    else { return nil }
    return sourceText(in: answer)
  }

  /// The value of `key.sourcetext` in the printed answer.
  private static func sourceText(in answer: String) -> String? {
    guard let start = answer.range(of: "key.sourcetext: \"")?.upperBound else { return nil }
    var bytes: [UInt8] = []
    var rest = answer.utf8[start...]
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let digits = [next] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0)
      default: bytes.append(next)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The functions of SourceKit's library that are needed.
private struct SourceKit {
  private typealias Initialize = @convention(c) () -> Void
  private typealias Create =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> UnsafeMutableRawPointer?
  private typealias Send = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
  private typealias Describe =
    @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutablePointer<CChar>?
  private typealias Fails = @convention(c) (UnsafeMutableRawPointer) -> Bool

  private let create: Create
  private let send: Send
  private let describe: Describe
  private let fails: Fails

  init?(_ library: URL) {
    guard let handle = dlopen(library.path, RTLD_NOW | RTLD_LOCAL),
      let initialize = dlsym(handle, "sourcekitd_initialize"),
      let create = dlsym(handle, "sourcekitd_request_create_from_yaml"),
      let send = dlsym(handle, "sourcekitd_send_request_sync"),
      let describe = dlsym(handle, "sourcekitd_response_description_copy"),
      let fails = dlsym(handle, "sourcekitd_response_is_error")
    else { return nil }
    self.create = unsafeBitCast(create, to: Create.self)
    self.send = unsafeBitCast(send, to: Send.self)
    self.describe = unsafeBitCast(describe, to: Describe.self)
    self.fails = unsafeBitCast(fails, to: Fails.self)
    unsafeBitCast(initialize, to: Initialize.self)()
  }

  /// Held while standard error is elsewhere: of two requests at once, one would leave it there.
  private static let silence = Mutex(())

  /// The answer to a request as text; `nil` if it is an error.
  ///
  /// The library writes the messages of its clang to standard error.
  func send(_ request: String) -> String? { Self.silence.withLock { _ in answer(to: request) } }

  private func answer(to request: String) -> String? {
    let (errors, nothing) = (dup(STDERR_FILENO), open("/dev/null", O_WRONLY))
    dup2(nothing, STDERR_FILENO)
    defer {
      dup2(errors, STDERR_FILENO)
      close(errors)
      close(nothing)
    }
    guard let object = create(request, nil), let answer = send(object), !fails(answer),
      let text = describe(answer)
    else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
