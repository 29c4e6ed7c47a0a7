import VitrineModel

/// What a node has answered so far, for each exact proposal.
///
/// A node sees a dozen proposals in a deep tree and two or three in a flat one, so a short array
/// that is searched from its newest end is faster than a dictionary.
struct MeasurementCache {
  /// A proposal as bits, so that even one that is not a number finds its answer again.
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

  /// A guide that may not have been asked for, or not exist.
  enum Place {
    case unknown
    case known(Double?)
  }

  private struct Answer {
    let key: Key
    let size: Size
  }

  /// How many proposals most views see: room for more is memory that a large tree reads and writes.
  private static let usualCount = 4

  private var answers: [Answer] = []
  /// The guides beside each answer, from the first question for one on.
  private var guides: [[(guide: Guide, place: Double?)]] = []

  /// The index of the answer to a proposal.
  func index(_ key: Key) -> Int? {
    var index = answers.count
    while index > 0 {
      index -= 1
      if answers[index].key == key { return index }
    }
    return nil
  }

  /// The size that was answered.
  func size(at index: Int) -> Size { answers[index].size }

  /// A guide of the view at the size that was answered.
  func place(of guide: Guide, at index: Int) -> Place {
    guard index < guides.count else { return .unknown }
    for known in guides[index] where known.guide == guide { return .known(known.place) }
    return .unknown
  }

  /// Keeps an answer.
  mutating func append(_ size: Size, for key: Key) {
    if answers.isEmpty { answers.reserveCapacity(MeasurementCache.usualCount) }
    answers.append(Answer(key: key, size: size))
  }

  /// Keeps a guide beside its answer.
  mutating func set(_ place: Double?, of guide: Guide, at index: Int) {
    while guides.count <= index { guides.append([]) }
    guides[index].append((guide, place))
  }
}
