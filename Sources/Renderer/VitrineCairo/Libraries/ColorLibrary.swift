/// The part of Little CMS that turns the colours of a profile into sRGB.
struct ColorLibrary: Sendable {
  private typealias OpenProfile =
    @convention(c) @Sendable (UnsafeRawPointer?, UInt32) -> OpaquePointer?
  private typealias CreateStandard = @convention(c) @Sendable () -> OpaquePointer?
  private typealias BuildGamma = @convention(c) @Sendable (OpaquePointer?, Double) -> OpaquePointer?
  private typealias FreeCurve = @convention(c) @Sendable (OpaquePointer?) -> Void
  private typealias CreateRGB =
    @convention(c) @Sendable (
      UnsafePointer<Double>?, UnsafePointer<Double>?, UnsafePointer<OpaquePointer?>?
    ) -> OpaquePointer?
  private typealias CloseProfile = @convention(c) @Sendable (OpaquePointer?) -> Int32
  private typealias ColorSpace = @convention(c) @Sendable (OpaquePointer?) -> UInt32
  private typealias CreateTransform =
    @convention(c) @Sendable (
      OpaquePointer?, UInt32, OpaquePointer?, UInt32, UInt32, UInt32
    ) -> OpaquePointer?
  private typealias DeleteTransform = @convention(c) @Sendable (OpaquePointer?) -> Void
  private typealias DoTransform =
    @convention(c) @Sendable (
      OpaquePointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?, UInt32
    ) -> Void

  private static let shared = Result { () throws(ImageError) in try ColorLibrary() }
  private let openProfile: OpenProfile
  private let createStandard: CreateStandard
  private let buildGamma: BuildGamma
  private let freeCurve: FreeCurve
  private let createRGB: CreateRGB
  private let closeProfile: CloseProfile
  private let colorSpace: ColorSpace
  private let createTransform: CreateTransform
  private let deleteTransform: DeleteTransform
  private let doTransform: DoTransform

  private init() throws(ImageError) {
    let library = try SystemLibrary(.color, format: "with a colour profile")
    openProfile = try library.function("cmsOpenProfileFromMem", as: OpenProfile.self)
    createStandard = try library.function("cmsCreate_sRGBProfile", as: CreateStandard.self)
    buildGamma = try library.function("cmsBuildGamma", as: BuildGamma.self)
    freeCurve = try library.function("cmsFreeToneCurve", as: FreeCurve.self)
    createRGB = try library.function("cmsCreateRGBProfile", as: CreateRGB.self)
    closeProfile = try library.function("cmsCloseProfile", as: CloseProfile.self)
    colorSpace = try library.function("cmsGetColorSpace", as: ColorSpace.self)
    createTransform = try library.function("cmsCreateTransform", as: CreateTransform.self)
    deleteTransform = try library.function("cmsDeleteTransform", as: DeleteTransform.self)
    doTransform = try library.function("cmsDoTransform", as: DoTransform.self)
  }

  /// The library, opened once.
  ///
  /// - Throws: ``ImageError`` when it is not installed.
  static func open() throws(ImageError) -> ColorLibrary { try shared.get() }

  /// Converts `count` pixels of four bytes to straight BGRA in sRGB, in place.
  ///
  /// - Returns: `false` when the profile is damaged or made for other pixels; nothing is changed.
  func convert(
    _ pixels: UnsafeMutablePointer<UInt8>, count: Int, _ layout: PixelLayout,
    from profile: ColorProfile
  ) -> Bool {
    guard let source = handle(profile) else { return false }
    defer { _ = closeProfile(source) }
    guard let format = layout.format(of: colorSpace(source)), let target = createStandard() else {
      return false
    }
    defer { _ = closeProfile(target) }
    guard
      let transform = createTransform(
        source, format, target, PixelLayout.blueGreenRedCode, ColorLibrary.perceptual,
        ColorLibrary.noCache)
    else { return false }
    defer { deleteTransform(transform) }
    // The library counts pixels in 32 bits, so rows are converted in bands.
    let band = 1 << 20
    for start in stride(from: 0, to: count, by: band) {
      let place = UnsafeMutableRawPointer(pixels + start * 4)
      doTransform(transform, place, place, UInt32(clamping: min(band, count - start)))
    }
    return true
  }

  private static let perceptual: UInt32 = 0
  /// Without its cache of one pixel the library changes nothing that threads could share.
  private static let noCache: UInt32 = 0x0040

  private func handle(_ profile: ColorProfile) -> OpaquePointer? {
    switch profile {
    case .icc(let bytes): return openProfile(bytes, UInt32(clamping: bytes.count))
    case .measured(let space):
      let curve = buildGamma(nil, space.gamma)
      defer { freeCurve(curve) }
      func point(_ place: (x: Double, y: Double)) -> [Double] { [place.x, place.y, 1] }
      return createRGB(
        point(space.white), point(space.red) + point(space.green) + point(space.blue),
        [curve, curve, curve])
    }
  }
}

/// The layout of the four bytes of a pixel before conversion to sRGB.
enum PixelLayout {
  /// Blue, green, red and straight alpha; grey is written three times.
  case blueGreenRedAlpha
  /// Cyan, magenta, yellow and black, 255 for full ink.
  case inks
  /// Cyan, magenta, yellow and black, 0 for full ink.
  case invertedInks

  // Bit fields of Little CMS 2: color space from bit 16, order of channels in bits 10 and 14, extra
  // channels from bit 7, channels from bit 3, bytes of a channel from bit 0.
  fileprivate static let blueGreenRedCode: UInt32 =
    4 << 16 | 1 << 14 | 1 << 10 | 1 << 7 | 3 << 3 | 1
  private static let greyCode: UInt32 = 3 << 16 | 3 << 7 | 1 << 3 | 1
  private static let inksCode: UInt32 = 6 << 16 | 4 << 3 | 1
  private static let invertedCode: UInt32 = 1 << 13

  /// Little CMS's name for the bytes under a profile for `space`; `nil` when it is for others.
  fileprivate func format(of space: UInt32) -> UInt32? {
    switch (self, space) {
    case (.blueGreenRedAlpha, 0x5247_4220): PixelLayout.blueGreenRedCode
    case (.blueGreenRedAlpha, 0x4752_4159): PixelLayout.greyCode
    case (.inks, 0x434d_594b): PixelLayout.inksCode
    case (.invertedInks, 0x434d_594b): PixelLayout.inksCode | PixelLayout.invertedCode
    default: nil
    }
  }
}
