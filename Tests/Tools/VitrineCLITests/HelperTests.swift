import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineCairo

/// The helper process for SVG, PDF and WebP files, which is the command in the tests' build
/// products.
@Suite(
  "Pictures in a process without rights",
  .enabled(if: !Sanitizer.isOn, "a sanitizer reserves more memory than the process may have"))
struct HelperTests {
  private func executable() throws -> String {
    let tests = try #require(Bundle.main.executableURL)
    let path = tests.deletingLastPathComponent().appending(path: "vitrine").path
    try #require(FileManager.default.isExecutableFile(atPath: path), "build the product 'vitrine'")
    return path
  }

  private func svg(_ body: String, size: Int = 40) -> [UInt8] {
    Array(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(size)" height="\#(size)">\#(body)</svg>"#
        .utf8)
  }

  private let drawing = ##"""
    <defs><linearGradient id="g"><stop stop-color="#f80"/><stop offset="1" stop-color="#08f"/>
    </linearGradient><filter id="b"><feGaussianBlur stdDeviation="2"/></filter></defs>
    <rect width="30" height="30" fill="url(#g)" filter="url(#b)" transform="rotate(20)"/>
    <circle cx="20" cy="20" r="9.5" fill-opacity=".5"/>
    """##

  @Test("the helper process draws the same bytes as this process")
  func sameBytes() throws {
    let helper = try HelperProcess(executable(), .svg)
    let bytes = svg(drawing)
    for side in [1, 40, 333] {
      let natural = PictureSize(width: 40, height: 40)
      let job = PictureJob.vectorPixels(.svg, natural: natural, width: side, height: side + 1)
      guard case .outcome(.bytes(let pixels)) = helper.perform(job, on: bytes),
        case .bytes(let own) = try job.perform(on: bytes)
      else {
        Issue.record("nothing was drawn")
        return
      }
      #expect(pixels == own)
      #expect(pixels.contains { $0 != 0 })
    }
    guard case .outcome(.size(let size)) = helper.perform(.vectorSize(.svg), on: bytes) else {
      Issue.record("there is no size")
      return
    }
    #expect(size == PictureSize(width: 40, height: 40))
  }

  @Test("WebP pictures are the same, too")
  func webP() throws {
    let helper = try HelperProcess(executable(), .webP)
    let picture = URL(filePath: #filePath).appending(
      path: "../../../Renderer/VitrineCairoTests/Fixtures/lossless.webp")
    let bytes = [UInt8](try Data(contentsOf: picture.standardizedFileURL))
    guard case .outcome(.size(let size)) = helper.perform(.webPSize, on: bytes),
      case .outcome(.bytes(let pixels)) = helper.perform(
        .webPPixels(width: Int(size.width), height: Int(size.height)), on: bytes)
    else {
      Issue.record("it was not read")
      return
    }
    let job = PictureJob.webPPixels(width: Int(size.width), height: Int(size.height))
    #expect(try job.perform(on: bytes) == .bytes(pixels))
  }

  @Test("errors of a file are passed on unchanged, and the process continues")
  func faults() throws {
    let helper = try HelperProcess(executable(), .svg)
    for (body, error) in [
      ("<text>A</text>", ImageError.externalFonts(format: "SVG")),
      (#"<image href="file:///x"/>"#, .externalReference("file:///x")),
    ] {
      guard case .fault(let fault) = helper.perform(.vectorSize(.svg), on: svg(body)) else {
        Issue.record("no fault")
        return
      }
      #expect(fault == error)
    }
    guard case .outcome = helper.perform(.vectorSize(.svg), on: svg("")) else {
      Issue.record("it did not go on")
      return
    }
  }

  @Test("a file that crashes its library, or takes too long, is an error; the next one is drawn")
  func endings() throws {
    let pool = HelperPool(.helper(try executable()))
    let uses = (1...9).map { level in
      "<g id='g\(level)'>"
        + String(repeating: "<use href='#g\(level - 1)'/>", count: 9) + "</g>"
    }.joined()
    let slow = "<defs><g id='g0'><rect width='9' height='9'/></g>\(uses)</defs><use href='#g9'/>"
    let turbulence =
      "<filter id='f'><feTurbulence baseFrequency='.05' numOctaves='90000000'/></filter>"
      + "<rect width='40' height='40' filter='url(#f)'/>"
    let natural = PictureSize(width: 40, height: 40)
    let job = PictureJob.vectorPixels(.svg, natural: natural, width: 40, height: 40)
    // Each takes the whole time that it may.
    #expect(throws: ImageError.self) { try pool.perform(job, on: svg(slow)) }
    #expect(try pool.perform(job, on: svg(drawing)) == job.perform(on: svg(drawing)))
    #expect(throws: ImageError.tooSlow(format: "SVG", seconds: 2)) {
      try pool.perform(job, on: svg(turbulence))
    }
    #expect(try pool.perform(job, on: svg(drawing)) == job.perform(on: svg(drawing)))
    // A matrix that crashes librsvg 2.54; later versions may handle it.
    let matrix = String(repeating: "1 ", count: 21 * 21)
    let panic =
      "<filter id='f'><feConvolveMatrix order='21' kernelMatrix='\(matrix)'/></filter>"
      + "<rect width='4' height='4' filter='url(#f)'/>"
    _ = try? pool.perform(job, on: svg(panic))
    #expect(try pool.perform(job, on: svg(drawing)) == job.perform(on: svg(drawing)))
  }

  @Test("a missing program is an error that names it")
  func missing() throws {
    #expect(throws: ImageError.self) { _ = try HelperProcess("/nowhere/vitrine", .svg) }
    for program in ["/bin/true", "/bin/cat"] {
      let pool = HelperPool(.helper(program))
      #expect(throws: ImageError.self) { try pool.perform(.vectorSize(.svg), on: svg("")) }
    }
  }

  @Test("a message has a limit, and a truncated one is invalid")
  func messages() throws {
    for bytes: [UInt8] in [
      [], [1], [0, 0, 0, 0], [255, 255, 255, 255, 1], [2, 0, 0, 0, 0x7b, 0x7d],
      [9, 0, 0, 0, 0x7b],
    ] {
      var ends: [Int32] = [0, 0]
      #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      #expect(HelperChannel(descriptor: ends[1]).write(bytes))
      close(ends[1])
      let channel = HelperChannel(descriptor: ends[0])
      #expect(HelperMessage.read(HelperMessage.Request.self, from: channel) == nil)
      close(ends[0])
    }
  }
}
