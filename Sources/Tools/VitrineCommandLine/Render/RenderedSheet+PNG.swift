import Vitrine
import VitrineSnapshot

extension RenderedSheet {
  /// Draws the page as PNG.
  ///
  /// - Parameter name: the name of the page in errors.
  /// - Throws: `CommandError` when it cannot be drawn.
  package func png(
    name: String, _ compression: PNGCompression = .default
  ) throws(CommandError) -> [UInt8] {
    do throws(ArchiveError) {
      return try layOut(name: name).png(compression)
    } catch {
      throw .failed(ReportedDiagnostic(error, file: name), .notRendered)
    }
  }
}

extension MarkedPicture {
  /// Draws the picture as PNG.
  ///
  /// - Throws: `CommandError` when it cannot be drawn.
  package func png(name: String) throws(CommandError) -> [UInt8] {
    let page: RenderedSheet
    do throws(ArchiveError) {
      page = try sheet()
    } catch {
      throw .failed(ReportedDiagnostic(error, file: name), .notRendered)
    }
    return try page.png(name: name)
  }
}
