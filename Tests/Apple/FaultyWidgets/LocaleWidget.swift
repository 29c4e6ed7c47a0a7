// A widget that formats values with Foundation, in the archive's locale and in its own.
import SwiftUI
import WidgetKit

struct LocaleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "locale", provider: CountProvider()) { _ in LocaleView() }
      .supportedFamilies([.systemLarge])
  }
}

struct LocaleView: View {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  private let date = Date(timeIntervalSince1970: 1_769_852_460)
  private let price = 1234.5

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(lines.indices, id: \.self) { Text(verbatim: lines[$0]) }
      Text(price, format: .number)
      Text(price, format: .currency(code: "EUR").locale(Locale(identifier: "fr_FR")))
      Text("\(price, format: .percent) \(12)")
    }
    .font(.caption2)
  }

  private var lines: [String] {
    [
      "current \(Locale.current.identifier) \(locale.identifier)",
      "calendar \(Calendar.current.identifier) \(Calendar.current.firstWeekday) \(calendar.identifier)",
      "weekdays " + Calendar.current.shortWeekdaySymbols.prefix(2).joined(separator: " "),
      "zone \(TimeZone.current.identifier) \(timeZone.identifier) \(Calendar.current.timeZone.identifier)",
      "number " + price.formatted() + " " + 12.formatted() + " " + 0.25.formatted(.percent),
      "currency " + price.formatted(.currency(code: "EUR")),
      "own " + price.formatted(.number.locale(Locale(identifier: "en_US"))),
      "date " + date.formatted(date: .abbreviated, time: .shortened),
      "fields " + date.formatted(.dateTime.weekday(.wide).day().month()),
      "own " + date.formatted(.dateTime.weekday(.wide).locale(Locale(identifier: "en_GB"))),
      "formatter " + formatter.string(from: date),
      "styled " + styled.string(from: date),
      "numbers " + (numbers.string(from: NSNumber(value: price)) ?? ""),
      "money " + (money.string(from: NSNumber(value: price)) ?? ""),
      "measure " + Measurement(value: 12.5, unit: UnitLength.kilometers).formatted(),
      "relative " + date.addingTimeInterval(-7200).formatted(.relative(presentation: .named)),
      "list " + ["a", "b", "c"].formatted(),
      "string " + String(localized: "\(price)"),
      "printed " + String(format: "%.1f", locale: .current, price),
      "bytes " + Int64(1_500_000).formatted(.byteCount(style: .file)),
      "duration " + Duration.seconds(3725).formatted(),
    ]
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "EEEE d MMMM"
    return formatter
  }

  private var styled: DateFormatter {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
    return formatter
  }

  private var numbers: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }

  private var money: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter
  }
}
