import Vitrine

/// The surroundings that a page draws around a picture: the parts of surfaces that the picture
/// occupies, and its device's screen.
package struct PageSurroundings: Encodable, Sendable {
  private let platform: String
  private let screen: PageScreen
  private let parts: [String: GallerySurface.Part]
  /// The surface on which it is shown first; `nil` if there is none.
  private let surface: GallerySurface?

  /// Creates the surroundings of a picture.
  package init(_ surface: ResolvedSurface) {
    platform = surface.device.platform.rawValue
    screen = PageScreen(surface)
    parts = GallerySurface.parts(of: surface)
    self.surface = GallerySurface.main(of: surface)
  }
}
