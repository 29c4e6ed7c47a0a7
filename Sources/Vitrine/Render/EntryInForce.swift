import VitrineModel

extension WidgetArchive {
  /// The request with the entry and the state that it amounts to.
  ///
  /// Of a timeline the entry in force at the request's date is shown. Before the first entry, and
  /// without any, that is the placeholder, as it is for a widget whose provider has not answered.
  /// Source: Apple's documentation of `TimelineProvider`.
  func shown(_ request: RenderRequest) -> RenderRequest {
    guard request.family != nil else { return request }
    var shown = request
    switch request.state {
    case .snapshot, .locked:
      if request.entry != nil { return request }
      shown.entry = entry(inForceAt: request.date)
      if shown.entry == nil {
        shown.ignoresTaps = request.state == .locked
        shown.state = .placeholder
      }
    case .preview:
      if preview == nil, entries.isEmpty, placeholder != nil { shown.state = .placeholder }
    case .placeholder: break
    }
    return shown
  }

  /// Index of the entry that is shown; the first where nobody asks for a date.
  ///
  /// An archive without placeholder has nothing else to show, which is an error later.
  private func entry(inForceAt date: ArchiveDate?) -> Int? {
    if entries.isEmpty { return placeholder == nil && preview == nil ? 0 : nil }
    guard let date else { return 0 }
    return TimelineSchedule(self).entry(at: date)
  }

  /// The date of the entry that a shown request is drawn at; placeholder and preview stand for the
  /// first one.
  func date(of request: RenderRequest) -> ArchiveDate {
    let isOfEntry = request.state == .snapshot || request.state == .locked
    let index = isOfEntry ? request.entry ?? 0 : 0
    return entries.indices.contains(index)
      ? entries[index].date : ArchiveDate(secondsSince1970: 0)
  }
}
