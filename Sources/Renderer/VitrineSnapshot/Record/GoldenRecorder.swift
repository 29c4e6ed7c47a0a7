import Vitrine
import VitrineCoding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Records pictures as goldens that `vitrine verify` checks: writes the archive if a program
/// created it, adds the pictures to `matrix.json`, and writes pictures and frames like `vitrine
/// verify --record`.
package struct GoldenRecorder: Sendable {
  /// The folder of all goldens.
  package let goldens: FolderLocation
  /// The area of archives outside all areas.
  private let area: RelativePath
  /// Whether archives are copied into the area; otherwise its matrix names their folder.
  private let copies: Bool
  /// The folder that the command locks.
  private let working: FolderLocation
  private let pending: PendingStore
  private let renderers: GoldenRenderers

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - project: the folder in which `vitrine verify` runs, and whose `.vitrine` is locked.
  ///   - area: the name of the area for archives outside all areas: any text.
  ///   - copies: whether a program creates the archives, so that they are copied.
  ///   - timeout: the time limit for one picture, in seconds.
  package init(
    goldens: FolderLocation, project: String, area: String, copies: Bool,
    limits: ArchiveLimits = .standard, timeout: Double? = nil
  ) throws(FileError) {
    (self.goldens, self.copies) = (goldens, copies)
    self.area = try RelativePath(FileName.safe(area))
    let pending = FolderLocation(given: project, below: PendingStore.standardPath)
    self.pending = PendingStore(pending)
    working = FolderLocation(given: project).parent(of: PendingStore.standardPath)
    renderers = GoldenRenderers(fonts: FontFolder(), limits: limits, timeout: timeout)
  }

  /// Records pictures of archives.
  ///
  /// - Parameter replaces: whether goldens that differ may be replaced; otherwise nothing is
  ///   written if one differs.
  /// - Throws: `ArchiveError` when nothing can be recorded, and for a file that cannot be
  ///   written; files written before it remain.
  package func record(
    _ archives: [RecordedArchive], replaces: Bool
  ) throws(ArchiveError) -> RecordReport {
    let lock = try lock()
    let report = try compareAndWrite(archives, replaces: replaces)
    _ = consume lock
    return report
  }

  /// Locks the folder against other commands.
  private func lock() throws(ArchiveError) -> FileLock {
    do throws(FileError) {
      let open = try working.openOrMake()
      pending.ignoreFolder()
      return try FileLock(in: open)
    } catch {
      let message =
        FileLock.isTaken(error)
        ? "another vitrine process is using the folder" : "cannot use the folder: \(error.text)"
      throw ArchiveError(.notInArchive(message, hint: error.hint), file: working.path)
    }
  }

  private func compareAndWrite(
    _ archives: [RecordedArchive], replaces: Bool
  ) throws(ArchiveError) -> RecordReport {
    var report = RecordReport()
    var recordings: [Recording] = []
    for archive in archives {
      let recording = try Recording(archive, try area(of: archive), copies, renderers)
      report.pictures += recording.pictures
      recordings.append(recording)
    }
    let isKept = report.pictures.contains { $0.result.outcome.isReplacement }
    guard replaces || !isKept else { return report }
    for recording in recordings {
      // Several archives may share a matrix, which then has changed.
      let area = try area(of: recording.archive)
      report.files += try recording.write(area, pending)
    }
    report.isRecorded = true
    report.others = try others(recordings, than: report.pictures.map(\.result.name))
    return report
  }

  /// Returns the pattern that selects an archive's goldens on the command line of `vitrine verify`.
  package func pattern(of archive: RecordedArchive) -> String {
    ShellWord.quoted((try? area(of: archive).caseName(archive)) ?? archive.name)
  }

  private func area(of archive: RecordedArchive) throws(ArchiveError) -> GoldenArea {
    copies
      ? try GoldenArea.ofCopies(in: goldens, named: area)
      : try GoldenArea.ofArchive(archive.file, in: goldens, named: area)
  }

  /// Returns the failures of the same archives' other goldens.
  private func others(
    _ recordings: [Recording], than recorded: [String]
  ) throws(ArchiveError) -> [GoldenResult] {
    let subjects = Set(recordings.flatMap { $0.cases.map(\.name) })
    let cases = try GoldenStore(goldens).cases().filter {
      subjects.contains($0.name) && !recorded.contains($0.description)
    }
    let verifier = GoldenVerifier(record: .never, store: pending)
    return cases.map(verifier.verify).filter(\.isFailure)
  }
}

/// The pictures of one archive, drawn and compared with their goldens.
private struct Recording {
  let archive: RecordedArchive
  let cases: [GoldenCase]
  private(set) var pictures: [RecordReport.Picture] = []
  private var subjects: [GoldenSubject] = []
  private let copies: Bool

  init(
    _ archive: RecordedArchive, _ area: GoldenArea, _ copies: Bool, _ renderers: GoldenRenderers
  ) throws(ArchiveError) {
    (self.archive, self.copies) = (archive, copies)
    guard archive.name + ".json" != GoldenMatrix.fileName else {
      throw ArchiveError(
        .notInArchive(
          "an archive among goldens cannot have the name '\(archive.name)'",
          hint: "rename the widget"))
    }
    let matrix = try area.matrix(adding: archive)
    cases = area.cases(
      of: archive, at: .given(archive.file), archive.pictures.flatMap { $0.goldenRequests() },
      matrix)
    let document = SharedDocument(
      contentsOf: .given(archive.file), kind: archive.widget, uses: cases.count)
    for golden in cases { try draw(golden, document, renderers) }
  }

  private mutating func draw(
    _ golden: GoldenCase, _ document: SharedDocument, _ renderers: GoldenRenderers
  ) throws(ArchiveError) {
    let renderer = try renderers.renderer(for: golden)
    let (widget, bitmap) = try document.use { document throws(ArchiveError) in
      let widget = try renderer.layOut(document, golden.request)
      return (widget, try widget.bitmap())
    }
    let subject = GoldenSubject(golden, widget: widget, bitmap: bitmap)
    do throws(GoldenSubject.Failure) {
      let (result, evidence) = try subject.compare(default: .exact)
      let differs = result.outcome.isReplacement
      pictures.append(
        RecordReport.Picture(
          result: result, expected: differs ? evidence?.expected.map(Self.base64) : nil,
          actual: differs ? evidence.map { Self.base64($0.picture) } : nil))
    } catch {
      throw ArchiveError(.notInArchive(error.message, hint: error.hint), file: golden.picture)
    }
    subjects.append(subject)
  }

  private static func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

  /// Writes the archive, the matrix, pictures and frames.
  ///
  /// - Returns: the paths of the written files except pictures and frames.
  func write(
    _ area: GoldenArea, _ pending: PendingStore
  ) throws(ArchiveError) -> [String] {
    var written: [String] = []
    let matrix = try area.matrix(adding: archive)
    guard let text = try? ArchiveEncoder.encode(matrix) else {
      throw ArchiveError(.notInArchive("the matrix cannot be written", hint: nil))
    }
    do throws(FileError) {
      if copies {
        let name = try RelativePath(archive.name + ".json")
        written += try CopiedArchive(file: archive.file, folder: area.location, name: name).write()
      }
      if matrix != area.matrix || !area.hasMatrix {
        try area.location.openOrMake().write(text, to: ArchiveFolder.matrix)
        written.append(area.location.path(of: ArchiveFolder.matrix))
      }
    } catch {
      throw ArchiveError(
        .notInArchive("cannot be written: \(error.text)", hint: error.hint),
        file: area.location.path)
    }
    do throws(GoldenSubject.Failure) {
      for subject in subjects {
        try subject.write()
        pending.discard(subject.golden.description)
      }
    } catch {
      throw ArchiveError(.notInArchive(error.message, hint: error.hint), file: area.location.path)
    }
    return written
  }
}

extension GoldenArea {
  /// Whether its matrix exists.
  fileprivate var hasMatrix: Bool {
    guard let open = try? location.open() else { return false }
    return (try? open.entry(at: ArchiveFolder.matrix)) == .some(.file)
  }
}

extension GoldenResult.Outcome {
  /// Whether recording replaces a golden with other content.
  fileprivate var isReplacement: Bool { self == .changed || self == .unreadable }
}
