import Vitrine

/// Which pictures are kept of the archives in a folder: every combination of the lists.
public struct GoldenMatrix: ArchiveRecord {
  /// The combinations of one archive, where they differ from the folder's.
  public struct Override: ArchiveRecord {
    /// Families instead of the folder's.
    public var families: [WidgetFamily]?
    /// States instead of the folder's.
    public var states: [RenderState]?
    /// Colour schemes instead of the folder's.
    public var colorSchemes: [ColorScheme]?
    /// Scales instead of the folder's, in pixels a point.
    public var scales: [Double]?
    /// Locales instead of the folder's.
    public var locales: [LocaleIdentifier]?
    /// Moment of the render instead of the folder's.
    public var date: ArchiveDate?
    /// Time zone instead of the folder's.
    public var timeZone: TimeZoneIdentifier?

    /// Makes an override that changes nothing.
    public init() {}

    /// The lists.
    public static var fields: [Field<Override>] {
      [
        Field("families", \.families, "Families instead of the folder's."),
        Field("states", \.states, "States instead of the folder's."),
        Field("colorSchemes", \.colorSchemes, "Colour schemes instead of the folder's."),
        Field("scales", \.scales, "Scales instead of the folder's, in pixels a point."),
        Field("locales", \.locales, "Locales instead of the folder's."),
        Field("date", \.date, "Moment of the render instead of the folder's."),
        Field("timeZone", \.timeZone, "Time zone instead of the folder's."),
      ]
    }
  }

  /// The families.
  public var families: [WidgetFamily] = [.systemSmall]
  /// The states.
  public var states: [RenderState] = [.snapshot]
  /// The colour schemes.
  public var colorSchemes: [ColorScheme] = [.light]
  /// The scales, in pixels a point.
  public var scales: [Double] = [2]
  /// The locales.
  public var locales: [LocaleIdentifier] = [.standard]
  /// The moment of the render; `nil` is the entry's.
  public var date: ArchiveDate?
  /// The time zone.
  public var timeZone: TimeZoneIdentifier = .standard
  /// Generation of the system whose controls are drawn.
  public var interfaceLook: InterfaceLook = .ios18
  /// Folder of the archives, relative to the matrix; `nil` is the matrix's own.
  public var archives: String?
  /// Archives with other combinations, by name without extension.
  public var cases: [String: Override] = [:]

  /// Name of the file in a golden folder that holds its matrix.
  public static let fileName = "matrix.json"

  /// Makes the matrix of one small light picture.
  public init() {}

  /// The lists and the archives that differ.
  public static var fields: [Field<GoldenMatrix>] {
    [
      Field("families", \.families, "Families of every archive in the folder."),
      Field("states", \.states, "States of every archive in the folder."),
      Field("colorSchemes", \.colorSchemes, "Colour schemes of every archive in the folder."),
      Field("scales", \.scales, "Scales of every archive in the folder, in pixels a point."),
      Field("locales", \.locales, "Locales of every archive in the folder."),
      Field("date", \.date, "Moment of the render; default: the entry's."),
      Field("timeZone", \.timeZone, "Time zone of every archive in the folder."),
      Field("interfaceLook", \.interfaceLook, "Generation of the system's controls."),
      Field("archives", \.archives, "Folder of the archives, relative to the matrix."),
      Field("cases", \.cases, "Archives with other combinations, by name."),
    ]
  }

  /// The requests for the archive called `name`, in the order of the lists.
  public func requests(for name: String) -> [RenderRequest] {
    let own = cases[name] ?? Override()
    return (own.locales ?? locales).flatMap { locale in
      requests(own).map { request in
        var request = request
        request.locale = locale
        request.date = own.date ?? date
        request.timeZone = own.timeZone ?? timeZone
        return request
      }
    }
  }

  /// Every combination of families, states, colour schemes and scales.
  private func requests(_ own: Override) -> [RenderRequest] {
    var requests: [RenderRequest] = []
    for family in own.families ?? families {
      for state in own.states ?? states {
        for scheme in own.colorSchemes ?? colorSchemes {
          for scale in own.scales ?? scales {
            var request = RenderRequest(family: family)
            request.state = state
            request.colorScheme = scheme
            request.scale = scale
            request.interfaceLook = interfaceLook
            requests.append(request)
          }
        }
      }
    }
    return requests
  }
}
