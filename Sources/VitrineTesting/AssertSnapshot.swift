import Vitrine
import VitrineSnapshot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Renders an archive in every combination of the lists and compares each picture, and the frames of
/// its views, with what is kept of it; works in Swift Testing and in XCTest.
///
/// Goldens lie in `Goldens/<test file>/` beside the test, named after archive and parameters. A
/// missing golden fails; `VITRINE_RECORD=missing` (or `failed`, or `all`) records instead, but never
/// where `CI` is set.
///
/// - Parameters:
///   - archive: path of the archive, absolute or as seen from the test's file.
///   - name: first part of the goldens' names; the archive's file name where it is `nil`.
///   - families: families; those that the widget supports where it is `nil`.
///   - presentations: presentations of a Live Activity or a control, in place of families.
///   - modes: rendering modes; what place and look do where it is `nil`.
///   - locations: places; the widget alone where it is `nil`.
///   - scales: pixels a point has.
///   - comparison: whether noise and what nobody sees may differ.
///   - ignoring: names of views that are not compared; `*` is any text.
///   - record: which goldens may be written; what the environment says where it is `nil`.
/// - Returns: what became of each picture.
@discardableResult
public func assertSnapshot(
  of archive: String, named name: String? = nil, families: [WidgetFamily]? = nil,
  presentations: [RenderTarget]? = nil,
  states: [RenderState] = [.snapshot], colorSchemes: [ColorScheme] = [.light],
  contrasts: [ColorSchemeContrast] = [.standard],
  scales: [Double] = [2], typeSizes: [DynamicTypeSize] = [.large],
  modes: [WidgetRenderingMode]? = nil, locations: [WidgetLocation]? = nil,
  appearances: [SurfaceAppearance] = [.standard], devices: [Device?] = [nil],
  comparison: ComparisonMode = .exact, ignoring: [String] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [GoldenResult] {
  var matrix = GoldenMatrix()
  (matrix.axes.states, matrix.axes.colorSchemes) = (states, colorSchemes)
  matrix.axes.contrasts = contrasts
  (matrix.axes.scales, matrix.axes.typeSizes, matrix.axes.modes) = (scales, typeSizes, modes)
  (matrix.axes.locations, matrix.axes.appearances) = (locations, appearances)
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let path = archive.hasPrefix("/") ? archive : "\(place.folder)/\(archive)"
  do throws(ArchiveError) {
    let document = try WidgetDocument(contentsOf: path)
    matrix.axes.families =
      presentations ?? families?.map(RenderTarget.family) ?? document.targets
    let requests = devices.flatMap { device in
      matrix.requests(for: "").map { request in
        var request = request
        request.device = device
        return request
      }
    }
    return SnapshotAssertion(
      archive: path, name: name, tolerance: GoldenTolerance(mode: comparison, ignored: ignoring),
      record: record ?? .fromEnvironment(), place: place
    ).verify(requests)
  } catch {
    place.fail(SnapshotFailure.text(of: error, file: path), attachments: [])
    return []
  }
}
