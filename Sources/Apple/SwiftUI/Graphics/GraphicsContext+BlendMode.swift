internal import VitrineGeometry

extension GraphicsContext {
  /// How colours mix with those below.
  public struct BlendMode: Equatable, Sendable {
    let archived: VitrineGeometry.BlendMode
    /// The name of a mode that archives do not have; `nil` for others.
    let lost: String?

    private init(_ archived: VitrineGeometry.BlendMode, lost: String? = nil) {
      (self.archived, self.lost) = (archived, lost)
    }

    /// The colour above.
    public static let normal = BlendMode(.normal)
    /// The product of both.
    public static let multiply = BlendMode(.multiply)
    /// The product of the inverted colours, inverted.
    public static let screen = BlendMode(.screen)
    /// `multiply` where it is dark below, `screen` where it is light.
    public static let overlay = BlendMode(.overlay)
    /// The darker of both.
    public static let darken = BlendMode(.darken)
    /// The lighter of both.
    public static let lighten = BlendMode(.lighten)
    /// Lightens what is below.
    public static let colorDodge = BlendMode(.colorDodge)
    /// Darkens what is below.
    public static let colorBurn = BlendMode(.colorBurn)
    /// Darkens or lightens gently.
    public static let softLight = BlendMode(.softLight)
    /// `multiply` where it is dark above, `screen` where it is light.
    public static let hardLight = BlendMode(.hardLight)
    /// The difference of both.
    public static let difference = BlendMode(.difference)
    /// The difference with less contrast.
    public static let exclusion = BlendMode(.exclusion)
    /// The hue above.
    public static let hue = BlendMode(.hue)
    /// The saturation above.
    public static let saturation = BlendMode(.saturation)
    /// The hue and the saturation above.
    public static let color = BlendMode(.color)
    /// The luminosity above.
    public static let luminosity = BlendMode(.luminosity)
    /// Erases what is below the outline.
    public static let clear = BlendMode(.destinationOut)
    /// Replaces what is below, as `normal` does where the colour is opaque.
    public static let copy = BlendMode(.normal, lost: "copy")
    /// Draws only where something is below, and erases the rest.
    public static let sourceIn = BlendMode(.sourceAtop, lost: "sourceIn")
    /// Draws only where nothing is below, and erases the rest.
    public static let sourceOut = BlendMode(.normal, lost: "sourceOut")
    /// Draws only where something is below.
    public static let sourceAtop = BlendMode(.sourceAtop)
    /// Draws only behind what is below.
    public static let destinationOver = BlendMode(.destinationOver)
    /// Keeps what is below only where something is drawn.
    public static let destinationIn = BlendMode(.normal, lost: "destinationIn")
    /// Erases what is below.
    public static let destinationOut = BlendMode(.destinationOut)
    /// Draws behind what is below, and erases the rest.
    public static let destinationAtop = BlendMode(.normal, lost: "destinationAtop")
    /// Draws only where one of both is.
    public static let xor = BlendMode(.normal, lost: "xor")
    /// The sum of both, darkened.
    public static let plusDarker = BlendMode(.plusDarker)
    /// The sum of both.
    public static let plusLighter = BlendMode(.plusLighter)
  }
}
