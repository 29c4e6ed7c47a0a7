import VitrinePlatform

/// A library of the system that is opened only when something needs it.
package struct LibraryFile: Hashable, Sendable {
  /// The name of its file without version, such as `libwebp`.
  package let name: String
  /// The version of its interface.
  package let version: Int
  /// The Debian package that holds it.
  package let package: String
  /// The purpose of the library, as in "pictures in SVG".
  package let purpose: String

  package static let svg = LibraryFile("librsvg-2", 2, "librsvg2-2", "images in SVG")
  package static let pdf = LibraryFile("libpoppler-glib", 8, "libpoppler-glib8", "images in PDF")
  package static let webP = LibraryFile("libwebp", 7, "libwebp7", "images in WebP")
  package static let color = LibraryFile(
    "liblcms2", 2, "liblcms2-2", "images with a colour profile")
  package static let fastCompression = LibraryFile("libisal", 2, "libisal2", "--png fast")
  package static let hash = LibraryFile(
    "libcrypto", 3, "libssl3", "quicker hashes of pictures, in galleries and workers")

  /// All of them.
  package static let all = [svg, pdf, webP, color, fastCompression, hash]

  init(_ name: String, _ version: Int, _ package: String, _ purpose: String) {
    (self.name, self.version, self.package, self.purpose) = (name, version, package, purpose)
  }

  /// Whether the system has it.
  package var isInstalled: Bool {
    guard let handle = dlopen(SystemFiles.library(name, version: version), RTLD_LAZY | RTLD_LOCAL)
    else { return false }
    dlclose(handle)
    return true
  }
}
