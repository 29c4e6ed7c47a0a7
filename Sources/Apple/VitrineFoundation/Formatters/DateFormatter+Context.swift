import Foundation

extension DateFormatter {
  /// The place of the text in a sentence, which decides about capitals; always unknown here.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}
