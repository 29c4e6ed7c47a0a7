import Vitrine
import VitrineCairo
import VitrineDisplayList

/// A picture that was just drawn, with its golden.
package struct GoldenSubject {
  /// The reason why a golden could not be written.
  struct Failure: Error {
    var message: String
    var hint: String?
  }

  /// The case of the picture.
  private(set) var golden: GoldenCase
  private let widget: LaidOutWidget
  private let tree: FrameTree
  private let bitmap: Bitmap

  /// Creates a subject from the layout of a case.
  package init(_ golden: GoldenCase, widget: LaidOutWidget, bitmap: Bitmap) {
    self.golden = golden
    self.widget = widget
    tree = widget.frames
    self.bitmap = bitmap
  }

  /// Encodes the picture as a golden's file.
  private func picture() throws(Failure) -> [UInt8] {
    do throws(PNGError) {
      return try GoldenStamp.stamped(
        PNGEncoder().encode(bitmap), pixels: GoldenStamp.pixelSum(of: bitmap))
    } catch {
      throw Failure(message: error.description)
    }
  }

  /// Writes the picture as the golden; the frames are written first, so that an incomplete golden
  /// cannot pass.
  ///
  /// - Parameter keepsHalf: whether a picture or frames that exist stay as they are.
  func write(keepsHalf: Bool = false) throws(Failure) {
    let bytes = try picture()
    do throws(FileError) {
      let picture = try RelativePath(canonical: name(.picture))
      let frames = try RelativePath(canonical: name(.frames))
      let folder = try golden.folder.openOrMake()
      // Neither file is written unless both can be.
      try folder.checkReplaceable(frames)
      try folder.checkReplaceable(picture)
      try golden.start?.write()
      for (file, bytes) in [(frames, Array(tree.text.utf8)), (picture, bytes)] {
        if keepsHalf, try folder.entry(at: file) != nil { continue }
        try folder.write(bytes, to: file)
      }
    } catch {
      throw Failure(message: "cannot write '\(golden.picture)': \(error.text)", hint: error.hint)
    }
  }

  private func name(_ part: PendingStore.Part) -> String { golden.description + part.suffix }

  /// Compares the picture with the golden, and returns the files to keep if it fails.
  ///
  /// - Parameter files: the sources of the widgets.
  func compare(
    default mode: ComparisonMode, in files: CodeFiles = CodeFiles()
  ) throws(Failure) -> (GoldenResult, PendingStore.Evidence?) {
    do {
      try checkSomethingIsCompared()
      let picture = try GoldenPicture.bytes(name(.picture), in: golden.folder)
      let frames = try GoldenPicture.bytes(name(.frames), in: golden.folder)
      let own = try picture == nil || frames == nil ? self.picture() : []
      guard picture != nil || frames != nil else {
        return (missing("there is no golden"), .init(picture: own, frames: tree.text))
      }
      let file = try GoldenPicture.file(picture ?? own)
      let text =
        try frames.map { try GoldenPicture.text(ofFrames: $0, like: tree.text) } ?? tree.text
      let kept = Kept(file: file, stamp: GoldenStamp(file), frames: text)
      var subject = self
      // Nothing is known about the pixels.
      if picture == nil { subject.golden.tolerance.fuzzy = nil }
      let (result, evidence) = try subject.compare(
        with: kept, mode: golden.tolerance.mode ?? mode, in: files)
      guard picture == nil || frames == nil else { return (result, evidence) }
      return half(
        picture == nil ? .picture : .frames, of: result,
        .init(
          picture: own, frames: tree.text, expected: picture, difference: evidence?.difference))
    } catch let fault as GoldenPicture.Fault {
      var result = GoldenResult(golden, .unreadable)
      result.summary = "the golden \(fault.message)"
      result.hint = fault.hint?.replacing("FILE", with: golden.picture)
      return (result, nil)
    } catch {
      throw error as? Failure ?? Failure(message: "\(error)")
    }
  }

  /// Checks that views that are not compared leave something of the picture.
  private func checkSomethingIsCompared() throws(Failure) {
    let boxes = NodePattern(patterns: golden.tolerance.ignored).boxes(in: tree)
    guard boxes.contains(where: { $0.intersection(tree.frame) == tree.frame }) else { return }
    throw Failure(
      message: "'ignore' leaves nothing of the picture to compare",
      hint: "name views in the widget, not the whole")
  }

  /// The content of a golden.
  private struct Kept {
    let file: PNGFile
    let stamp: GoldenStamp?
    let frames: String
  }

  private func missing(_ summary: String) -> GoldenResult {
    var result = GoldenResult(golden, .missing)
    result.summary = summary
    return result
  }

  /// Returns the result of a golden with one file: it is missing only if the other file agrees.
  private func half(
    _ part: PendingStore.Part, of result: GoldenResult, _ evidence: PendingStore.Evidence
  ) -> (GoldenResult, PendingStore.Evidence?) {
    let what = "'\(name(part))' is missing"
    guard result.outcome == .changed else {
      let other = part == .picture ? "the frames agree" : "the picture agrees"
      return (missing("\(what), \(other)"), evidence)
    }
    var result = result
    result.summary = "\(what) · \(result.summary)"
    return (result, evidence)
  }

  private func compare(
    with kept: Kept, mode: ComparisonMode, in files: CodeFiles
  ) throws -> (GoldenResult, PendingStore.Evidence?) {
    var result = GoldenResult(golden, .identical)
    let isIgnoring = !golden.tolerance.ignored.isEmpty
    let views = isIgnoring ? [tree, FrameDump.tree(kept.frames)].compactMap { $0 } : []
    let unused = golden.tolerance.ignored.filter { pattern in
      views.allSatisfy { NodePattern(patterns: [pattern]).boxes(in: $0).isEmpty }
    }
    if !unused.isEmpty { result.unusedPatterns = unused }
    if let stamp = kept.stamp, stamp.fingerprint != Engine.fingerprint {
      result.fingerprint = stamp.fingerprint
    }
    var expected = bitmap
    if kept.stamp.map({ $0.pixels != GoldenStamp.pixelSum(of: bitmap) }) ?? true {
      expected = try GoldenPicture.bitmap(kept.file)
    }
    if expected == bitmap, kept.frames == tree.text, golden.tolerance.fuzzy == nil {
      return (result, nil)
    }
    let picture = try picture()
    let actual = expected == bitmap ? bitmap : try GoldenPicture.bitmap(GoldenPicture.file(picture))
    let judgement = GoldenJudgement(
      golden, expectedFrames: kept.frames, actual: widget.locatedFrames)
    let comparison = judgement.note(expected: expected, actual: actual, mode: mode, in: &result)
    guard result.outcome == .changed else { return (result, nil) }
    if let changed = judgement.path(in: result).flatMap(widget.location) {
      result.place =
        files.place(of: changed.statements).flatMap(GoldenResult.Place.init) ?? result.place
        ?? GoldenResult.Place(file: golden.archive, line: changed.line)
    }
    var evidence = PendingStore.Evidence(
      picture: picture, frames: tree.text, expected: kept.file.bytes)
    if comparison.count > 0 {
      evidence.difference = try PNGEncoder().encode(
        DifferencePicture.draw(comparison, expected: expected, actual: actual))
    }
    return (result, evidence)
  }
}
