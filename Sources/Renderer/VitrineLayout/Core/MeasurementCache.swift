import VitrineGeometry

/// The sizes that a node has returned so far, by exact proposal.
///
/// A node receives a dozen proposals in a deep tree and two or three in a flat one, so a short list
/// that is searched from its newest entry is faster than a dictionary. The first few entries do not
/// allocate memory.
struct MeasurementCache: ~Copyable {
  /// A proposal as bits, so that even a proposal with NaN finds its answer again.
  struct Key: Equatable {
    private let width: UInt64
    private let height: UInt64

    /// Bits that no arithmetic produces, for an axis without a proposal.
    private static let unspecified = UInt64.max

    init(_ proposal: ProposedViewSize) {
      width = proposal.width?.bitPattern ?? Key.unspecified
      height = proposal.height?.bitPattern ?? Key.unspecified
    }
  }

  /// A guide that may be uncached, or not exist.
  enum Place {
    case unknown
    case known(Double?)
  }

  private struct Answer {
    let key: Key
    let size: Size

    /// A placeholder for an answer that is not known yet.
    static let none = Answer(key: Key(.unspecified), size: .zero)
  }

  /// The answers of a view in few stacks.
  private struct FirstAnswers {
    static let count = 4
    private var answers = (Answer.none, Answer.none, Answer.none, Answer.none)

    /// The index of the answer to a proposal among the first `count` ones.
    func index(_ key: Key, among count: Int) -> Int? {
      if count > 3, answers.3.key == key { return 3 }
      if count > 2, answers.2.key == key { return 2 }
      if count > 1, answers.1.key == key { return 1 }
      return count > 0 && answers.0.key == key ? 0 : nil
    }

    subscript(index: Int) -> Answer {
      get {
        switch index {
        case 0: answers.0
        case 1: answers.1
        case 2: answers.2
        default: answers.3
        }
      }
      set {
        switch index {
        case 0: answers.0 = newValue
        case 1: answers.1 = newValue
        case 2: answers.2 = newValue
        default: answers.3 = newValue
        }
      }
    }
  }

  /// The number of further answers of most views: space for more is memory that a large tree reads
  /// and writes.
  private static let usualCount = 4

  private var count = 0
  private var first = FirstAnswers()
  private var others: [Answer] = []
  /// The guides with each answer, from the first query on.
  private var guides: [[(guide: Guide, place: Double?)]] = []

  /// The index of the answer to a proposal.
  func index(_ key: Key) -> Int? {
    var index = others.count
    while index > 0 {
      index -= 1
      if others[index].key == key { return FirstAnswers.count + index }
    }
    return first.index(key, among: count)
  }

  private func answer(at index: Int) -> Answer {
    index < FirstAnswers.count ? first[index] : others[index - FirstAnswers.count]
  }

  /// The size that was answered.
  func size(at index: Int) -> Size { answer(at: index).size }

  /// A guide of the view at the size that was answered.
  func place(of guide: Guide, at index: Int) -> Place {
    guard index < guides.count else { return .unknown }
    for known in guides[index] where known.guide == guide { return .known(known.place) }
    return .unknown
  }

  /// Keeps an answer.
  mutating func append(_ size: Size, for key: Key) {
    let answer = Answer(key: key, size: size)
    count += 1
    if count <= FirstAnswers.count {
      first[count - 1] = answer
    } else {
      if others.isEmpty { others.reserveCapacity(MeasurementCache.usualCount) }
      others.append(answer)
    }
  }

  /// Caches a guide with its answer.
  mutating func set(_ place: Double?, of guide: Guide, at index: Int) {
    while guides.count <= index { guides.append([]) }
    guides[index].append((guide, place))
  }
}
