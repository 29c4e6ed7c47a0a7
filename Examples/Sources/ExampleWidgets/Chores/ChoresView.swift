import SwiftUI
import WidgetKit

struct ChoresView: View {
  let entry: ChoresEntry
  @Environment(\.widgetFamily) var family
  @AppStorage("showsCount", store: UserDefaults(suiteName: "group.com.example.chores"))
  private var showsCount = true

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      header
      if family == .systemLarge {
        ForEach(entry.chores.prefix(limit)) { chore in
          ChoreToggleRow(chore: chore)
        }
      } else {
        ForEach(entry.chores.prefix(limit)) { chore in
          ChoreRow(chore: chore, isLoading: entry.isLoading)
            .font(family == .systemSmall ? .footnote : .subheadline)
        }
      }
      Spacer(minLength: 0)
    }
    .padding()
  }

  private var limit: Int {
    switch family {
    case .systemSmall: return 2
    case .systemMedium: return 3
    default: return 4
    }
  }

  private var header: some View {
    HStack {
      Text("Chores")
        .font(.headline)
        .fontWeight(.bold)
      Spacer()
      let remaining = entry.chores.count - entry.completedCount
      if showsCount {
        Text("\(remaining)")
          .font(.caption.bold())
          .foregroundStyle(.white)
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(remaining > 0 ? Color.orange : Color.green)
          .clipShape(Capsule())
          .contentTransition(.numericText())
      }
    }
  }
}

/// A row with a chore that a tap marks as done.
struct ChoreRow: View {
  let chore: Chore
  let isLoading: Bool
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Button(intent: ToggleChore(choreID: chore.id)) {
      HStack(spacing: family == .systemSmall ? 4 : 12) {
        Group {
          if isLoading {
            ProgressView()
              .scaleEffect(0.8)
          } else {
            Image(systemName: chore.isCompleted ? "checkmark.circle.fill" : "circle")
              .font(.title3)
              .foregroundStyle(chore.isCompleted ? .green : .secondary)
              .contentTransition(.symbolEffect(.replace))
          }
        }
        .frame(width: 24, height: 24)
        Text(chore.title)
          .strikethrough(chore.isCompleted)
          .foregroundStyle(chore.isCompleted ? .secondary : .primary)
          .lineLimit(1)
          .contentTransition(.opacity)
          .privacySensitive()
        Spacer(minLength: 0)
        if family != .systemSmall {
          mark
        }
      }
      .padding(.vertical, 4)
      .padding(.horizontal, family == .systemSmall ? 4 : 10)
      .background(
        RoundedRectangle(cornerRadius: 8)
          .fill(
            chore.isCompleted ? Color.green.opacity(0.1) : Color(.systemBackground).opacity(0.5))
      )
      .animation(.easeInOut(duration: 0.3), value: chore.isCompleted)
    }
    .buttonStyle(.plain)
    .disabled(isLoading)
    .opacity(isLoading ? 0.6 : 1.0)
  }

  @ViewBuilder
  private var mark: some View {
    switch chore.priority {
    case .high:
      Image(systemName: "exclamationmark.circle.fill")
        .foregroundStyle(.red)
    case .medium:
      Image(systemName: "minus.circle.fill")
        .foregroundStyle(.orange)
    case .low:
      EmptyView()
    }
  }
}

/// A row with a chore and a switch.
struct ChoreToggleRow: View {
  let chore: Chore

  var body: some View {
    Toggle(
      isOn: chore.isCompleted,
      intent: SetChoreCompletion(choreID: chore.id, isCompleted: !chore.isCompleted)
    ) {
      Text(chore.title)
        .font(.subheadline)
        .strikethrough(chore.isCompleted)
        .privacySensitive()
    }
    .toggleStyle(.switch)
    .padding(.vertical, 4)
  }
}

#Preview("Loading row") {
  ChoreRow(chore: ChoreStore.shared.chores()[1], isLoading: true)
}
