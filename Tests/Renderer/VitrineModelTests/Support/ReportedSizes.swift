/// Sizes of widgets as devices report them, which the tables have to give.
///
/// Source of all rows but those of iPhone Duo: `TimelineProviderContext.displaySize` as a widget logs
/// it on simulators of iOS 18.6, 26.5 and 27.0, macOS 26.6 and 27.0, watchOS and visionOS 26.5 and 27.0
/// (ryanlintott/FrameUp, Measurements/README.md and WidgetFrameRecord+all.swift at 4c17fbd6), exact to
/// the pixel. Source of iPhone Duo: one author's log of a simulator of 27.1 beta. How iPads draw on
/// their Home Screens is Apple's grid, checked in a picture of 820x1180.
enum ReportedSizes {
  /// One size.
  struct Row: Sendable {
    let device: String
    /// `layout`, or the place that has a different size.
    let place: String
    /// The first version of the system that reports it; later ones do too.
    let version: String
    /// The confidence: "high" has two sources or Apple's, "medium" one good source.
    let confidence: String
    let family: String
    let width: Double
    let height: Double
  }

  /// All sizes.
  static let rows: [Row] = text.split(separator: "\n").flatMap { line -> [Row] in
    let fields = line.split(separator: "|").map(String.init)
    guard fields.count == 5 else { return [] }
    return fields[4].split(separator: " ").compactMap { cell in
      let parts = cell.split { $0 == "=" || $0 == "×" }.map(String.init)
      guard parts.count == 3, let width = Double(parts[1]), let height = Double(parts[2]) else {
        return nil
      }
      return Row(
        device: fields[0], place: fields[1], version: fields[2], confidence: fields[3],
        family: parts[0], width: width, height: height)
    }
  }

  /// Device, place, version, confidence, and sizes in points, rounded to hundredths.
  private static let text = """
    iPhone 18 Pro Max|layout|ios26|high|systemSmall=176.67×176.67 systemMedium=378×176.67 systemLarge=378×394 accessoryCircular=60×60 accessoryRectangular=158×60 accessoryInline=370×36
    iPhone 16 Plus|layout|ios26|high|systemSmall=174.67×174.67 systemMedium=372×174.67 systemLarge=372×388 accessoryCircular=60×60 accessoryRectangular=158×60 accessoryInline=370×36
    iPhone 14 Plus|layout|ios26|high|systemSmall=174.33×174.33 systemMedium=371.67×174.33 systemLarge=371.67×387 accessoryCircular=60×60 accessoryRectangular=156×60 accessoryInline=364×36
    iPhone Air|layout|ios26|high|systemSmall=172.67×172.67 systemMedium=366.67×172.67 systemLarge=366.67×382 accessoryCircular=57.67×57.67 accessoryRectangular=153×57.67 accessoryInline=360×36
    iPhone 11|layout|ios26|high|systemSmall=166.5×166.5 systemMedium=356×166.5 systemLarge=356×371.5 accessoryCircular=60×60 accessoryRectangular=154×60 accessoryInline=358×36
    iPhone 11 Pro Max|layout|ios26|high|systemSmall=171.33×171.33 systemMedium=362.67×171.33 systemLarge=362.67×378 accessoryCircular=63.67×63.67 accessoryRectangular=156.67×63.67 accessoryInline=358×36
    iPhone 18 Pro|layout|ios26|high|systemSmall=164.33×164.33 systemMedium=349.67×164.33 systemLarge=349.67×365 accessoryCircular=58×58 accessoryRectangular=148×58 accessoryInline=342×36
    iPhone 16|layout|ios26|high|systemSmall=162.67×162.67 systemMedium=344.67×162.67 systemLarge=344.67×360 accessoryCircular=58×58 accessoryRectangular=147.67×58 accessoryInline=341×36
    iPhone 17e|layout|ios26|high|systemSmall=162×162 systemMedium=342×162 systemLarge=342×358 accessoryCircular=58×58 accessoryRectangular=146×58 accessoryInline=336×36
    iPhone 13 mini|layout|ios26|high|systemSmall=159×159 systemMedium=333.67×159 systemLarge=333.67×349 accessoryCircular=58×58 accessoryRectangular=143×58 accessoryInline=327×36
    iPhone SE 4.7-inch|layout|ios26|high|systemSmall=146×146 systemMedium=319×146 systemLarge=319×318 accessoryCircular=56×56 accessoryRectangular=141×56 accessoryInline=323×36
    iPhone 18 Pro Max|layout|ios27|high|systemExtraLargePortrait=378×611.33
    iPhone 16 Plus|layout|ios27|high|systemExtraLargePortrait=372×601.33
    iPhone 14 Plus|layout|ios27|high|systemExtraLargePortrait=371.67×599.67
    iPhone Air|layout|ios27|high|systemExtraLargePortrait=366.67×591.33
    iPhone 11 Pro Max|layout|ios27|high|systemExtraLargePortrait=362.67×584.67
    iPhone 11|layout|ios27|high|systemExtraLargePortrait=356×576.5
    iPhone 18 Pro|layout|ios27|high|systemExtraLargePortrait=349.67×565.67
    iPhone 16|layout|ios27|high|systemExtraLargePortrait=344.67×557.33
    iPhone 17e|layout|ios27|high|systemExtraLargePortrait=342×554
    iPhone 13 mini|layout|ios27|high|systemExtraLargePortrait=333.67×539
    iPhone SE 4.7-inch|layout|ios27|high|systemExtraLargePortrait=319×490
    iPad Pro 13-inch|layout|ios18|high|systemSmall=170×170 systemMedium=378.5×170 systemLarge=378.5×378.5 systemExtraLarge=795×378.5
    iPad Pro 13-inch|layout|ios27|high|systemExtraLargePortrait=378.5×586.5
    iPad Pro 12.9-inch|layout|ios18|high|systemSmall=170×170 systemMedium=378.5×170 systemLarge=378.5×378.5 systemExtraLarge=795×378.5
    iPad Pro 12.9-inch|layout|ios27|high|systemExtraLargePortrait=378.5×586.5
    iPad Pro 11-inch|layout|ios18|high|systemSmall=155×155 systemMedium=342×155 systemLarge=342×342 systemExtraLarge=715.5×342
    iPad Pro 11-inch|layout|ios27|high|systemExtraLargePortrait=342×529
    iPad Air 10.5-inch|layout|ios18|high|systemSmall=150×150 systemMedium=327.5×150 systemLarge=327.5×327.5 systemExtraLarge=682×327.5
    iPad 11-inch|layout|ios18|high|systemSmall=155×155 systemMedium=342×155 systemLarge=342×342 systemExtraLarge=715.5×342
    iPad 11-inch|layout|ios27|high|systemExtraLargePortrait=342×529
    iPad 10.2-inch|layout|ios18|high|systemSmall=146×146 systemMedium=320.5×146 systemLarge=320.5×320.5 systemExtraLarge=669×320.5
    iPad 10.2-inch|layout|ios27|high|systemExtraLargePortrait=320.5×494.5
    iPad 9.7-inch|layout|ios18|high|systemSmall=141×141 systemMedium=305.5×141 systemLarge=305.5×305.5 systemExtraLarge=634.5×305.5
    iPad mini 8.3-inch|layout|ios18|high|systemSmall=141×141 systemMedium=305.5×141 systemLarge=305.5×305.5 systemExtraLarge=634.5×305.5
    iPad mini 8.3-inch|layout|ios27|high|systemExtraLargePortrait=305.5×470
    iPad Pro 12.9-inch|homeScreen|ios18|medium|systemSmall=160×160 systemMedium=356×160 systemLarge=356×356 systemExtraLarge=748×356
    iPad Pro 12.9-inch|homeScreen|ios27|medium|systemExtraLargePortrait=356×552
    iPad Pro 11-inch|homeScreen|ios18|medium|systemSmall=136×136 systemMedium=300×136 systemLarge=300×300 systemExtraLarge=628×300
    iPad Pro 11-inch|homeScreen|ios27|medium|systemExtraLargePortrait=300×464
    iPad Air 10.5-inch|homeScreen|ios18|medium|systemSmall=132×132 systemMedium=288×132 systemLarge=288×288 systemExtraLarge=600×288
    iPad 11-inch|homeScreen|ios18|high|systemSmall=136×136 systemMedium=300×136 systemLarge=300×300 systemExtraLarge=628×300
    iPad 11-inch|homeScreen|ios27|high|systemExtraLargePortrait=300×464
    iPad 10.2-inch|homeScreen|ios18|medium|systemSmall=124×124 systemMedium=272×124 systemLarge=272×272 systemExtraLarge=568×272
    iPad 10.2-inch|homeScreen|ios27|medium|systemExtraLargePortrait=272×420
    iPad 9.7-inch|homeScreen|ios18|medium|systemSmall=120×120 systemMedium=260×120 systemLarge=260×260 systemExtraLarge=540×260
    iPad mini 8.3-inch|homeScreen|ios18|medium|systemSmall=120×120 systemMedium=260×120 systemLarge=260×260 systemExtraLarge=540×260
    iPad mini 8.3-inch|homeScreen|ios27|medium|systemExtraLargePortrait=260×400
    iPad Pro 13-inch|lockScreen|ios18|high|systemSmall=150.5×150.5 accessoryCircular=60×60 accessoryRectangular=150.5×60 accessoryInline=372×36
    iPad Pro 12.9-inch|lockScreen|ios18|high|systemSmall=149×149 accessoryCircular=59.5×59.5 accessoryRectangular=149×59.5 accessoryInline=374×36
    iPad Pro 11-inch|lockScreen|ios18|high|systemSmall=152×152 accessoryCircular=61×61 accessoryRectangular=152×61 accessoryInline=372×36
    iPad Air 10.5-inch|lockScreen|ios18|high|systemSmall=152×152 accessoryCircular=61×61 accessoryRectangular=152×61 accessoryInline=372×36
    iPad 11-inch|lockScreen|ios18|high|systemSmall=152×152 accessoryCircular=63×63 accessoryRectangular=152×63 accessoryInline=372×36
    iPad 10.2-inch|lockScreen|ios18|high|systemSmall=146×146 accessoryCircular=58×58 accessoryRectangular=146×58 accessoryInline=372×36
    iPad 9.7-inch|lockScreen|ios18|high|systemSmall=135.5×135.5 accessoryCircular=53×53 accessoryRectangular=135.5×53 accessoryInline=372×36
    iPad mini 8.3-inch|lockScreen|ios18|high|systemSmall=133×133 accessoryCircular=53.5×53.5 accessoryRectangular=133×53.5 accessoryInline=372×36
    Mac|layout|ios26|high|systemSmall=164×164 systemMedium=344×164 systemLarge=344×344 systemExtraLarge=704×344
    Mac|layout|ios27|high|systemExtraLargePortrait=344×704
    Apple Vision Pro|layout|ios26|high|systemSmall=158×158 systemMedium=354×158 systemLarge=354×354 systemExtraLarge=550×354 systemExtraLargePortrait=354×550
    Apple Vision Pro|layout|ios27|high|accessoryCircular=75×75 accessoryRectangular=208×79
    Apple Watch 40mm|smartStack|ios26|high|accessoryRectangular=152×69.5
    Apple Watch 40mm|watchFace|ios26|high|accessoryRectangular=162×69 accessoryCircular=42×42 accessoryCorner=32×32
    Apple Watch 42mm|smartStack|ios26|high|accessoryRectangular=176×72.5
    Apple Watch 42mm|watchFace|ios26|high|accessoryRectangular=176×72.5 accessoryCircular=47×47 accessoryCorner=30×30
    Apple Watch 44mm|smartStack|ios26|high|accessoryRectangular=173×76.5
    Apple Watch 44mm|watchFace|ios26|high|accessoryRectangular=184×78 accessoryCircular=47×47 accessoryCorner=36×36
    Apple Watch 46mm|smartStack|ios26|high|accessoryRectangular=194×80.5
    Apple Watch 46mm|watchFace|ios26|high|accessoryRectangular=196×80.5 accessoryCircular=51×51 accessoryCorner=34×34
    Apple Watch Ultra 4|smartStack|ios26|high|accessoryRectangular=197×84
    Apple Watch Ultra 4|watchFace|ios26|high|accessoryRectangular=199×84.5 accessoryCircular=51×51 accessoryCorner=39×39
    iPhone Duo|layout|ios27|medium|systemSmall=158×158 systemMedium=334×158 systemLarge=334×354 systemExtraLargePortrait=334×550
    iPhone Duo Open Landscape|layout|ios27|medium|systemSmall=158×158 systemMedium=334×158 systemLarge=334×354 systemExtraLargePortrait=334×550
    iPhone Duo Open|layout|ios27|medium|systemSmall=190×190 systemMedium=402×190 systemLarge=402×426 systemExtraLargePortrait=402×662
    """
}
