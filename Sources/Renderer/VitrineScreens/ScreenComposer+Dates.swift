import VitrineCoding
import VitrineGeometry
import VitrineModel

/// The options of one wheel.
struct WheelColumn {
  let options: [ViewNode]
  let chosen: Int
  /// The width, in points; columns without one share the room.
  var width: Double?
}

extension ScreenComposer {
  /// A date in the style of the environment.
  func datePicker(_ view: ScreenView) -> ViewNode {
    switch styles.datePicker {
    case .automatic, .compact: row(view.label.map { listed($0) }, [dates(view)])
    case .graphical: graphical(view)
    case .wheel: wheels(columns(of: view))
    }
  }

  private func shows(_ component: ScreenView.DateComponent, _ view: ScreenView) -> Bool {
    view.components.isEmpty || view.components.contains(component)
  }

  private func text(_ date: ArchiveDate?, _ change: (inout DateTimeFormat) -> Void) -> ViewNode {
    var text = Text()
    var format = DateTimeFormat()
    format.value = date
    change(&format)
    text.format = .dateTime(format)
    return ViewNode(.text(text))
  }

  /// The parts of a date, each on a field.
  private func dates(_ view: ScreenView) -> ViewNode {
    let (padding, height, radius, spacing) = metrics.date
    var parts: [ViewNode] = []
    if shows(.date, view) { parts.append(text(view.date) { $0.date = .abbreviated }) }
    if shows(.hourAndMinute, view) { parts.append(text(view.date) { $0.time = .shortened }) }
    let fields = parts.map { part in
      part.with(.lineLimit(LineLimit(1)))
        .with(.pad(top: 4, leading: padding, bottom: 4, trailing: padding))
        .with(.atLeast(height)).with(.behind(.box(radius, .fill(level: 3))))
    }
    return .hStack(fields, spacing: spacing)
  }

  // MARK: Calendar

  /// The month of a date, in which the day is marked, and its time below.
  func graphical(_ view: ScreenView) -> ViewNode {
    var parts: [ViewNode] = []
    if shows(.date, view) {
      if let month = Month(of: view.date ?? now, written) {
        parts += [head(view.date), weekdays(month), weeks(month, isMarked: view.date != nil)]
      } else {
        parts.append(text(view.date) { $0.date = .long })
      }
    }
    if shows(.hourAndMinute, view), view.view == .datePicker {
      var time = view
      time.components = [.hourAndMinute]
      parts.append(row(.system("Time"), [dates(time)]).with(.pad(top: 8)))
    }
    let margin = metrics.calendar.margin
    return .vStack(parts).ofSystem.with(.pad(leading: margin, bottom: 8, trailing: margin))
  }

  /// The name of the month, and marks that show the months around it.
  private func head(_ date: ArchiveDate?) -> ViewNode {
    let small = Chevron.path(Size(width: 6, height: 11), lineWidth: 2.2, .forward)
    let title = ViewNode.hStack(
      [
        text(date) { $0.template = "yMMMM" }.with(.textStyle(.headline)),
        small.with(.style(.tint)),
      ], spacing: 8)
    let size = Size(width: 9, height: 17)
    let marks = ViewNode.hStack(
      [
        Chevron.path(size, lineWidth: 2.4, .backward), Chevron.path(size, lineWidth: 2.4, .forward),
      ], spacing: 28)
    return row(title, [marks.with(.style(.tint))]).with(.pad(leading: 8, trailing: 8))
      .with(.size(height: metrics.calendar.head))
  }

  private func weekdays(_ month: Month) -> ViewNode {
    // Letters where a language has no names that are short enough, as Persian.
    let rows = [month.weekdays, month.initials].map { names in
      let words = names.map { ViewNode.text($0).with(.pad(leading: 2, trailing: 2)) }
      return cells(words, height: metrics.calendar.weekday)
    }
    return fitting(rows)
      .with(.fontSize(13, .semibold), .style(.system(.tertiaryLabel)), .textCase(.uppercase))
  }

  private func weeks(_ month: Month, isMarked: Bool) -> ViewNode {
    let days = (0..<month.rows * 7).map { index -> ViewNode in
      let day = index - month.firstColumn + 1
      guard 1...month.length ~= day else { return .text("") }
      let number = ViewNode.text(month.numbers[day - 1])
      guard isMarked, day == month.day else { return number.with(.fontSize(20)) }
      return number.with(.fontSize(24, .medium), .style(.tint))
        .with(.size(width: metrics.calendar.cell, height: metrics.calendar.cell))
        .with(.behind(.circle(.opacity(.tint, 0.12))))
    }
    let rows = (0..<month.rows).map { week in
      cells(Array(days[week * 7..<week * 7 + 7]), height: metrics.calendar.cell)
    }
    return .vStack(rows)
  }

  private func cells(_ views: [ViewNode], height: Double) -> ViewNode {
    let cells = views.map { $0.with(.wide(.centered)) }
    return ViewNode(.screenView(ScreenView(part: .equalWidths, children: cells)))
      .with(.size(height: height))
  }

  // MARK: Wheels

  private func columns(of view: ScreenView) -> [WheelColumn] {
    let (date, time) = (shows(.date, view), shows(.hourAndMinute, view))
    guard let base = view.date else { return [] }
    let day = 86_400.0
    var columns: [WheelColumn] = []
    if date, time {
      columns.append(column(base, step: day, width: 140) { $0.template = "EEEMMMd" })
    } else if date {
      // From the middle of a month, no other is missed.
      let middle = base.advanced(by: day * Double(15 - (number(base, "d") ?? 15)))
      columns.append(column(middle, step: day * 30.44, width: 130) { $0.pattern = "LLLL" })
      columns.append(column(base, step: day, width: 50) { $0.pattern = "d" })
      columns.append(column(base, step: day * 365.25, width: 80) { $0.pattern = "y" })
    }
    if time { columns += times(base, width: 50) }
    return columns
  }

  private func number(_ date: ArchiveDate, _ pattern: String) -> Int? {
    var format = DateTimeFormat()
    (format.value, format.pattern) = (date, pattern)
    return Int(figures: written(format))
  }

  /// Hours, minutes and, where the language has them, the halves of the day.
  private func times(_ base: ArchiveDate, width: Double) -> [WheelColumn] {
    var format = DateTimeFormat()
    (format.value, format.template) = (base, "j")
    let hasHalves = written(format).contains { !$0.isNumber }
    let hour = column(base, step: 3600, width: width) { $0.pattern = hasHalves ? "h" : "HH" }
    let minute = column(base, step: 60, width: width) { $0.pattern = "mm" }
    guard hasHalves else { return [hour, minute] }
    let half = [base, base.advanced(by: 43_200)].map { date in text(date) { $0.pattern = "a" } }
    let isMorning = (number(base, "H") ?? 0) < 12
    return [
      hour, minute,
      WheelColumn(
        options: isMorning ? half : half.reversed(), chosen: isMorning ? 0 : 1, width: width),
    ]
  }

  /// Dates around one, each of which is written in a format.
  private func column(
    _ base: ArchiveDate, step: Double, width: Double, _ format: (inout DateTimeFormat) -> Void
  ) -> WheelColumn {
    let options = (-3...3).map { text(base.advanced(by: Double($0) * step), format) }
    return WheelColumn(options: options, chosen: 3, width: width)
  }

  /// Wheels side by side on one bar; options are fainter the further they are from the chosen one.
  func wheels(_ columns: [WheelColumn]) -> ViewNode {
    let (_, _, bar, radius, inset, font) = metrics.wheel
    let field = ViewNode.box(radius, .fill(level: 4)).with(.size(height: bar))
      .with(.pad(leading: inset, trailing: inset))
    let sides = columns.map { column -> ViewNode in
      let strip = options(of: column)
      return column.width.map { strip.with(.size(width: $0)) } ?? strip.with(.wide(.centered))
    }
    let strip = ViewNode.hStack(sides, spacing: 0)
    var frame = Frame()
    (frame.idealHeight, frame.maxWidth, frame.maxHeight) = (
      Extent(metrics.wheel.height), .infinity, Extent(metrics.wheel.height)
    )
    let stack = ViewNode.zStack([
      field,
      ViewNode.color(.clear).with(
        .inFront(strip.with(.fontSize(font)).with(.pad(bottom: 1.67)), .center)),
    ])
    return stack.with(.frame(frame)).with(.clipped(Flag(true))).ofSystem
  }

  private func options(of column: WheelColumn) -> ViewNode {
    let rows = (column.chosen - 3...column.chosen + 3).map { index -> ViewNode in
      let option = column.options.indices.contains(index) ? column.options[index] : .empty
      let opacity = [1, 0.43, 0.25, 0.1][abs(index - column.chosen)]
      return .zStack([
        .color(.clear), option.with(.lineLimit(LineLimit(1))).with(.opacity(opacity)),
      ])
      .with(.size(height: metrics.wheel.row))
    }
    return .vStack(rows, alignment: .center)
  }
}

/// The days of a month in the language's calendar, weeks and figures.
struct Month {
  /// The names of weekdays, from the first of the week.
  let weekdays: [String]
  /// Their first letters.
  let initials: [String]
  /// The column of the first day, from 0.
  let firstColumn: Int
  /// The days as they are written.
  let numbers: [String]
  let day: Int

  var length: Int { numbers.count }

  /// The number of weeks.
  var rows: Int { (firstColumn + length + 6) / 7 }

  /// Reads a month off the written parts of a date; `nil` in a calendar without months of days.
  init?(of date: ArchiveDate, _ written: (DateTimeFormat) -> String) {
    var hours = 0
    func part(_ pattern: String, _ days: Int = 0) -> String {
      var format = DateTimeFormat()
      format.value = date.advanced(by: Double(days * 24 + hours) * 3600)
      format.pattern = pattern
      return written(format)
    }
    // From noon, no change of the clock leads to another day.
    hours = 12 - (Int(figures: part("H")) ?? 12)
    guard let column = Int(figures: part("e")), 1...7 ~= column else { return nil }
    // Days may be written in letters; months are the same until they end.
    let month = part("yMMMM")
    guard let before = (1...32).first(where: { part("yMMMM", -$0) != month }),
      let after = (1...32).first(where: { part("yMMMM", $0) != month })
    else { return nil }
    day = before
    firstColumn = ((column - day) % 7 + 7) % 7
    numbers = (1 - day..<after).map { part("d", $0) }
    weekdays = (1...7).map { part("ccc", $0 - column) }
    initials = (1...7).map { part("ccccc", $0 - column) }
  }
}

extension Int {
  /// A number in the decimal figures of any script; `nil` for other texts.
  fileprivate init?(figures text: String) {
    let values = text.compactMap(\.wholeNumberValue)
    guard !values.isEmpty, values.count == text.count, values.allSatisfy({ 0...9 ~= $0 }) else {
      return nil
    }
    self = values.reduce(0) { $0 &* 10 &+ $1 }
  }
}

extension ArchiveDate {
  /// The date some seconds later.
  fileprivate func advanced(by seconds: Double) -> ArchiveDate {
    ArchiveDate(secondsSince1970: secondsSince1970 + seconds)
  }
}
