import VitrineDevices

/// The surface that a representation of an asset is chosen for.
package struct AssetTraits: Hashable, Sendable {
  /// Light or dark.
  package var colorScheme: ColorScheme
  /// Standard or increased contrast.
  package var contrast: ColorSchemeContrast = .standard
  /// Whether the surface replaces colours by one tint.
  package var isTinted = false
  /// The kind of device.
  package var idiom: Device.Platform = .iPhone
  /// Pixels per point.
  package var scale = 1.0

  /// Creates the traits of a standard surface of an iPhone.
  package init(colorScheme: ColorScheme, scale: Double = 1) {
    self.colorScheme = colorScheme
    self.scale = scale
  }
}

/// The conditions of one representation of an asset; a condition that is `nil` always matches.
package protocol AssetVariant {
  var colorScheme: ColorScheme? { get }
  var contrast: ColorSchemeContrast? { get }
  var isTinted: Bool? { get }
  var idiom: Device.Platform? { get }
}

extension AssetVariant {
  /// The distance of the variant from `traits`, with the most significant condition first: a match
  /// precedes a universal variant, and this precedes one made for other traits.
  package func distance(from traits: AssetTraits) -> [Int] {
    func rank<Value: Equatable>(_ wanted: Value, _ given: Value?) -> Int {
      given.map { $0 == wanted ? 0 : 2 } ?? 1
    }
    return [
      rank(traits.idiom, idiom), rank(traits.isTinted, isTinted),
      rank(traits.colorScheme, colorScheme), rank(traits.contrast, contrast),
    ]
  }
}
