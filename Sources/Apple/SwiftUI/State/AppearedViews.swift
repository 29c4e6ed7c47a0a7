/// The state of views that have appeared, and the actions that they perform when they appear.
///
/// A widget's views are evaluated once, and WidgetKit does not wait for such actions. On request
/// they are performed, and views are evaluated again with the resulting state.
package final class AppearedViews {
  private var boxes: [String: AnyObject] = [:]
  private var known: Set<String> = []
  private var waiting: [Action] = []
  /// The values that views observe, in the last evaluation and when actions were last chosen.
  private var observed: [(place: String, value: Observed)] = []
  private var settled: [String: Any] = [:]

  /// What a view does when it appears.
  private struct Action {
    /// The name of the modifier with its place in the user's code.
    let name: String
    let run: @MainActor () async -> Void
  }

  /// How many changes of values were acted on.
  private var changes = 0

  /// The maximum number of actions for one tree, since each action may let more views appear.
  private static let limit = 1_000

  package init() {}

  /// Whether there are actions to perform.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// How often actions that have begun together are waited for, 2 ms each time.
  ///
  /// A task that awaits what never comes, such as the changes of a database, keeps no picture waiting.
  /// A busy machine takes longer for each time, and so do the actions.
  private static let patience = 1_000

  /// Performs the actions of views that have appeared since the last call, in order; those that are
  /// not done in time are cancelled.
  ///
  /// - Returns: the names of those that were not done.
  @MainActor package func act() async -> [String] {
    let actions = waiting
    waiting = []
    var open = Set(actions.indices)
    let tasks = actions.indices.map { index in
      Task { @MainActor in
        await actions[index].run()
        open.remove(index)
      }
    }
    // Tasks that an action has started on the main actor run up to their own first suspension.
    for _ in 0..<10 + actions.count { await Task.yield() }
    var rounds = 0
    while !open.isEmpty, rounds < AppearedViews.patience {
      try? await Task.sleep(for: .milliseconds(2))
      rounds += 1
    }
    for task in tasks { task.cancel() }
    return open.sorted().map { actions[$0].name }
  }

  /// Adds an action of a view that may have appeared; each one is performed once.
  func appear(at place: String, _ name: String, _ action: @escaping @MainActor () async -> Void) {
    guard known.count < AppearedViews.limit, known.insert(place).inserted else { return }
    waiting.append(Action(name: name, run: action))
  }

  /// A value that a view observes: returns what it does after the value before it, if it does anything.
  private struct Observed {
    let value: Any
    let action: (_ before: Any?) -> Action?
  }

  /// Notes a value of this evaluation, whose changes a view observes.
  ///
  /// - Parameter initial: whether the action is performed for the first value, too.
  func observe<Value: Equatable>(
    at place: String, _ name: String, _ value: Value, initial: Bool,
    _ action: @escaping (Value, Value) -> Void
  ) {
    // Views are created, and act, only on the main actor.
    nonisolated(unsafe) let (action, value) = (action, value)
    let noted = Observed(value: value) { before in
      nonisolated(unsafe) let old = before.flatMap { $0 as? Value }
      guard old.map({ $0 != value }) ?? initial else { return nil }
      return Action(name: name) { action(old ?? value, value) }
    }
    observed.append((place, noted))
  }

  /// Forgets what was observed in an evaluation before measurements were known.
  func beginEvaluation() { observed = [] }

  /// Chooses the actions for values that have changed, at most as many as for views that appear.
  func endEvaluation() {
    for (place, noted) in observed {
      let action = noted.action(settled[place])
      settled[place] = noted.value
      guard let action, changes < AppearedViews.limit else { continue }
      changes += 1
      waiting.append(action)
    }
    observed = []
  }

  /// Connects the properties of a view with their stored state.
  func join(_ owner: Any, at place: String) {
    for (index, child) in Mirror(reflecting: owner).children.enumerated() {
      let below = "\(place).\(index)"
      if let state = child.value as? any KeptState {
        boxes[below] = state.join(boxes[below])
      } else if child.value is any DynamicProperty {
        join(child.value, at: below)
      }
    }
  }
}

/// A property that keeps its value from one evaluation to the next.
protocol KeptState {
  /// Returns the object of an earlier evaluation or, if there is none, the property's own, which is
  /// stored from now on.
  func join(_ kept: AnyObject?) -> AnyObject
}

/// The place of a view among those around it.
///
/// It is the same in each evaluation, as long as the preceding views are the same.
final class ViewPlace {
  let path: String
  private var counts: [String: Int] = [:]

  init(path: String = "") { self.path = path }

  /// Returns the place of the next view or action with a name.
  func next(_ name: String) -> ViewPlace {
    let count = counts[name, default: 0]
    counts[name] = count + 1
    return ViewPlace(path: "\(path)/\(name)#\(count)")
  }
}

extension LoweringContext {
  /// Returns the context for the body of a view.
  func entering(_ type: Any.Type) -> LoweringContext {
    guard let place else { return self }
    var inner = self
    inner.place = place.next("\(type)")
    return inner
  }
}

nonisolated extension View {
  /// Returns the view with an action for when it appears, which is only recorded if actions are not
  /// performed.
  func appearing(
    _ name: String, _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedView<Self> {
    archived { context in
      if let views = context.pass.appeared, let place = context.place {
        views.appear(at: place.next(name).path, context.placed(name), action)
      } else {
        context.record(name, .none)
      }
      return []
    }
  }

  /// Returns the view with an action for the changes of a value, which is only recorded if actions are
  /// not performed.
  func observing<Value: Equatable>(
    _ name: String, _ value: Value, initial: Bool,
    _ action: @escaping (Value, Value) -> Void
  ) -> ModifiedView<Self> {
    archived { context in
      context.observe(name, value, initial: initial, action)
      return []
    }
  }
}

extension LoweringContext {
  /// Observes a value of the view.
  func observe<Value: Equatable>(
    _ name: String, _ value: Value, initial: Bool,
    _ action: @escaping (Value, Value) -> Void
  ) {
    if let views = pass.appeared, let place {
      views.observe(at: place.next(name).path, placed(name), value, initial: initial, action)
    } else {
      record(name, .none)
    }
  }
}
