import Foundation

/// Where an error is written to.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// An object that is notified of changes to a file, which never happens here.
public protocol NSFilePresenter: AnyObject {
  /// The file.
  var presentedItemURL: URL? { get }
  /// The queue that messages arrive on.
  var presentedItemOperationQueue: OperationQueue { get }
}

extension NSFilePresenter {
  /// The file has changed; never called.
  public func presentedItemDidChange() {}
}

/// Coordinates access to files between programs: here, one program has them for itself.
open class NSFileCoordinator: NSObject {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Creates reading options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without asking presenters to save.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Links themselves, not what they name.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only what is known of the file, without downloading it.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// To send the file elsewhere.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }
  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Creates writing options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To delete the file.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// To move the file.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// To merge changes of others.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// To put another file in its place.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// To change what is known of the file.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// Creates a coordinator.
  public init(filePresenter: (any NSFilePresenter)? = nil) {}
  /// Adds a presenter, which is never notified.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Forgets a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// The presenters: none.
  open class var filePresenters: [any NSFilePresenter] { [] }

  /// Reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }
  /// Writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }
  /// Reads one file and writes another one.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }
  /// Writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }
  /// Says that a file will move.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Says that a file has moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Ends accesses that wait: none do.
  open func cancel() {}
}
