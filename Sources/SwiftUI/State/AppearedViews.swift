/// Views that have appeared: what they keep from one evaluation to the next, and what they do first.
///
/// A widget's views are evaluated once, and nobody waits for what they do when they appear. Where
/// that is asked for, it is done, and views are evaluated again with the state that it left.
package final class AppearedViews {
  private var boxes: [String: AnyObject] = [:]
  private var known: Set<String> = []
  private var waiting: [@MainActor () async -> Void] = []
  /// Most actions of one tree: each may let others appear.
  private static let limit = 1_000

  package init() {}

  /// Whether views have something to do.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// Does what views do that have appeared since the last time, in their order.
  @MainActor package func act() async {
    let actions = waiting
    waiting = []
    for action in actions { await action() }
    // What actions have started on the main actor runs up to where it waits itself.
    for _ in 0..<10 { await Task.yield() }
  }

  /// Adds an action of a view that may have appeared; each runs once.
  func appear(at place: String, _ action: @escaping @MainActor () async -> Void) {
    guard known.count < AppearedViews.limit, known.insert(place).inserted else { return }
    waiting.append(action)
  }

  /// Gives the properties of a view what they kept.
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
  /// Returns the object of an earlier evaluation or, if there is none, its own, which is kept from
  /// now on.
  func join(_ kept: AnyObject?) -> AnyObject
}

/// Where a view is among those around it: the same in each evaluation, as long as the views
/// before it are the same.
final class ViewPlace {
  let path: String
  private var counts: [String: Int] = [:]

  init(path: String = "") { self.path = path }

  /// The place of the next view or action of a name.
  func next(_ name: String) -> ViewPlace {
    let count = counts[name, default: 0]
    counts[name] = count + 1
    return ViewPlace(path: "\(path)/\(name)#\(count)")
  }
}

extension LoweringContext {
  /// The context inside of a view with a body.
  func entering(_ type: Any.Type) -> LoweringContext {
    guard let place else { return self }
    var inner = self
    inner.place = place.next("\(type)")
    return inner
  }
}

nonisolated extension View {
  /// The view, with something that it does when it appears; noted where that is not done.
  func appearing(
    _ name: String, _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedView<Self> {
    archived { context in
      if let views = context.pass.appeared, let place = context.place {
        views.appear(at: place.next(name).path, action)
      } else {
        context.record(name, .none)
      }
      return []
    }
  }
}
