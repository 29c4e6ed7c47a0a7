// The types of publishers that operators return, for code that names them: one type without
// operators of its own serves for all.

extension Publishers {
  /// A publisher of the transformed values.
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// A publisher of the results that aren't `nil`.
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// A publisher of the transformed values, until an error is thrown.
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// A publisher of the values that satisfy a predicate.
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// A publisher of the values with another type of error.
  public typealias MapError<Upstream: Publisher, Failure: Error> =
    AnyPublisher<Upstream.Output, Failure>
  /// A publisher of the values with a type of error that doesn't occur.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> =
    AnyPublisher<Upstream.Output, Failure>
  /// A publisher of the values, then those of another publisher after an error.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> =
    AnyPublisher<Upstream.Output, NewPublisher.Failure>
  /// A publisher of the values, then one in place of an error.
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// A publisher of the decoded values.
  public typealias Decode<Upstream: Publisher, Output, Coder> = AnyPublisher<Output, any Error>
  /// A publisher of the combined values so far.
  public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// A publisher of the combined values.
  public typealias Reduce<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// A publisher of the values in an array.
  public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  /// A publisher of the completion alone.
  public typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<Never, Upstream.Failure>
  /// A publisher of the values of the most recent publisher.
  public typealias SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher> =
    AnyPublisher<NewPublisher.Output, NewPublisher.Failure>
  /// A publisher of the values of one publisher, then of another.
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> =
    AnyPublisher<Prefix.Output, Prefix.Failure>
  /// A publisher of the values on a scheduler.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> =
    AnyPublisher<Upstream.Output, Upstream.Failure>
  /// A publisher of the values of a publisher that is subscribed to on a scheduler.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> =
    AnyPublisher<Upstream.Output, Upstream.Failure>
  /// A publisher of the values after a delay.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> =
    AnyPublisher<Upstream.Output, Upstream.Failure>
  /// A publisher of the values that no other one follows within an interval.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> =
    AnyPublisher<Upstream.Output, Upstream.Failure>
  /// A publisher of the values of which each interval has one.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> =
    AnyPublisher<Upstream.Output, Upstream.Failure>
  /// A publisher of the values until none follows within an interval.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> =
    AnyPublisher<Upstream.Output, Upstream.Failure>
  /// A publisher of the values that differ from the previous one.
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// A publisher of the values after an omitted number of them.
  public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// A publisher of the first value.
  public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// A publisher of the last value.
  public typealias Last<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// A publisher of the values, then one if there were none.
  public typealias ReplaceEmpty<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// A publisher of the values of a publisher that is subscribed to again after an error.
  public typealias Retry<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// A publisher of the values that all subscribers share.
  public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// A publisher of the values, whose events closures observe.
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
}
