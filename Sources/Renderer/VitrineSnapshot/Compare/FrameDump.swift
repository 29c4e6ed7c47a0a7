import Vitrine

/// Parses the text form of frame trees.
package enum FrameDump {
  /// Parses the text of `FrameTree.text`; `nil` for any other text.
  package static func tree(_ text: String) -> FrameTree? {
    var open: [FrameTree] = []
    for line in text.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      guard indent % 2 == 0, indent / 2 <= open.count, indent > 0 || open.isEmpty,
        let node = node(line.dropFirst(indent))
      else { return nil }
      close(&open, to: indent / 2)
      open.append(node)
    }
    guard !open.isEmpty else { return nil }
    close(&open, to: 1)
    return open.first
  }

  /// Closes the innermost open nodes until `depth` remain.
  private static func close(_ open: inout [FrameTree], to depth: Int) {
    while open.count > max(1, depth), let last = open.popLast() {
      open[open.count - 1].children.append(last)
    }
  }

  /// Parses a name, two spaces, and `x,y width×height`.
  private static func node(_ line: Substring) -> FrameTree? {
    guard let blank = line.lastIndex(of: " "),
      let start = line[..<blank].lastIndex(of: " "), line[..<start].hasSuffix(" ")
    else { return nil }
    let origin = line[line.index(after: start)..<blank].split(separator: ",").map { Double($0) }
    let size = line[line.index(after: blank)...].split(separator: "×").map { Double($0) }
    guard origin.count == 2, size.count == 2, let x = origin[0], let y = origin[1],
      let width = size[0], let height = size[1]
    else { return nil }
    return FrameTree(
      name: String(line[..<start].dropLast()),
      frame: Rect(x: x, y: y, width: width, height: height),
      children: [])
  }
}
