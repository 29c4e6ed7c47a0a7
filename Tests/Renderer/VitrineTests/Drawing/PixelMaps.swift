import VitrineGeometry
import VitrineModel
import VitrineTestSupport

extension PixelMap {
  private static let gray = Color.system(.gray)
  private static let backdrop = color(.black, 12, 12)

  /// A white square of six points on black, rotated by 45 degrees.
  static let turned = zStack(backdrop, color(.white, 6, 6).rotated(45))

  static let turnedRows = """
    000000000000
    00000aa00000
    0000abba0000
    000abFFba000
    00abFFFFba00
    0abFFFFFFba0
    0abFFFFFFba0
    00abFFFFba00
    000abFFba000
    0000abba0000
    00000aa00000
    000000000000
    """

  private static let hollow = """
    ############
    ############
    ############
    ############
    ####....####
    ####....####
    ####....####
    ####....####
    ############
    ############
    ############
    ############
    """

  private static let hollowSix = """
    ############
    ############
    ############
    ###......###
    ###......###
    ###......###
    ###......###
    ###......###
    ###......###
    ############
    ############
    ############
    """

  private static let light = Array(repeating: "............", count: 12).joined(separator: "\n")

  private static func aligned(_ alignment: Alignment) -> ViewNode {
    zStack(backdrop, color(.white, 6, 6), alignment: alignment)
  }

  private static let centered = zStack(color(gray, 12, 12), color(.white, 6, 6))

  private static let fitting: ViewNode = {
    var fits = ViewThatFits()
    fits.children = [ViewNode(.emptyView(EmptyView())), color(.white, 4, 4)]
    return ViewNode(.viewThatFits(fits))
  }()

  private static let stacks = vStack(
    hStack(
      vStack(color(.black, 1, 2), color(.white, 1, 1), spacing: 0), color(.white, 6, 3),
      color(.black, 5, 3), spacing: 0),
    hStack(color(.black, 3, 9), color(.white, 9, 9), spacing: 0), spacing: 0
  ).frame(12, 12)

  private static let spacer = ViewNode(.spacer(Spacer()))

  static let thresholds = [
    PixelMap("ZStackSquareCenterInset", zStack(backdrop, color(.white, 4, 4)), hollow),
    PixelMap(
      "ViewThatFitsChoosesFirstFittingCandidate", zStack(backdrop, fitting), hollow),
    PixelMap(
      "ZStackSquareCenter",
      zStack(color(.black).with(.opacity(0.5)).frame(12, 12), color(.white, 6, 6)),
      hollowSix),
    PixelMap("ZStackSquareCenterTransparent", centered, light),
    PixelMap("BrightnessThresholdHigh", centered, hollowSix, threshold: 0.9),
    PixelMap("BrightnessThresholdLow", centered, light, threshold: 0.1),
    // Drawn without antialiasing: SwiftUI fills every pixel that the square touches.
    PixelMap(
      "RotatedSquareThreshold", turned,
      """
      ############
      #####..#####
      ####....####
      ###......###
      ##........##
      #..........#
      #..........#
      ##........##
      ###......###
      ####....####
      #####..#####
      ############
      """, threshold: 0),
    PixelMap(
      "ZStackSquareBottomTrailing", aligned(.init(horizontal: .trailing, vertical: .bottom)),
      lines("############", 6) + "\n" + lines("######......", 6)),
    PixelMap(
      "ZStackSquareTopLeading", aligned(.init(horizontal: .leading, vertical: .top)),
      lines("......######", 6) + "\n" + lines("############", 6)),
    PixelMap(
      "ZStackSquareTop", aligned(.init(horizontal: .center, vertical: .top)),
      lines("###......###", 6) + "\n" + lines("############", 6)),
    PixelMap(
      "ZStackSquareTrailing", aligned(.init(horizontal: .trailing, vertical: .center)),
      lines("############", 3) + "\n" + lines("######......", 6) + "\n"
        + lines("############", 3)),
    PixelMap(
      "RenderStacks", stacks,
      lines("#......#####", 2) + "\n" + lines(".......#####", 1) + "\n" + lines("###.........", 9)),
    PixelMap(
      "VStackAlignment",
      vStack(spacer, color(.black, nil, 2), spacer, color(.black, nil, 2), spacer)
        .background(color(.white)).frame(12, 12),
      lines("############", 2) + "\n" + lines("............", 8) + "\n" + lines("############", 2)),
    PixelMap(
      "HStackAlignment",
      hStack(spacer, color(.black, 2, nil), spacer, color(.black, 2, nil), spacer)
        .background(color(.white)).frame(12, 12), lines("##........##", 12)),
    PixelMap(
      "FrameMaxWidthRespectsParentBounds",
      zStack(
        color(.black, 12, 6),
        color(.white).bounds {
          $0.maxWidth = 20
          $0.maxHeight = 4
        }.border(.red)),
      lines("############", 2) + "\n" + lines("#..........#", 2) + "\n" + lines("############", 2)),
  ]

  private static func lines(_ line: String, _ count: Int) -> String {
    Array(repeating: line, count: count).joined(separator: "\n")
  }

  private static let columns = hStack(
    color(.black, nil, 10), color(.white).with(.opacity(0.8)).frame(nil, 12),
    color(.black, nil, 10), spacing: 0, alignment: .bottom
  ).background(color(.white)).frame(12, 12)

  private static let faded = zStack(
    backdrop, color(.white).with(.opacity(0.8)).frame(8, 8),
    color(.black).with(.opacity(0.5)).frame(4, 4), color(.white).with(.opacity(0.22)).frame(2, 2))

  static let greys = [
    PixelMap("RenderWhiteSquareTiny", color(.white, 2, 2), lines("FF", 2)),
    PixelMap("RenderWhiteSquare", color(.white, 4, 4), lines("FFFF", 4)),
    PixelMap("RenderWhiteSquareBig", color(.white, 12, 12), lines("FFFFFFFFFFFF", 12)),
    PixelMap(
      "HStackAlignmentExpand", columns,
      lines("FFFFFFFFFFFF", 2) + "\n" + lines("0000FFFF0000", 10)),
    PixelMap(
      "ZStackOpacityOverlay",
      zStack(backdrop, color(.white).with(.opacity(0.6)).frame(6, 6)),
      lines("000000000000", 3) + "\n" + lines("000999999000", 6) + "\n" + lines("000000000000", 3)),
    PixelMap(
      "ZStackMultiOpacityOverlay", faded,
      """
      000000000000
      000000000000
      00CCCCCCCC00
      00CCCCCCCC00
      00CC6666CC00
      00CC6886CC00
      00CC6886CC00
      00CC6666CC00
      00CCCCCCCC00
      00CCCCCCCC00
      000000000000
      000000000000
      """),
  ]
}
