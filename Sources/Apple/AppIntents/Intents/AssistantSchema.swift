/// The name of one of the system's schemas, such as `.mail.createDraft`.
///
/// Nothing here looks schemas up: any name of a known domain is one.
@dynamicMemberLookup
public struct AssistantSchema: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, as `mail.createDraft`.
  public let name: String
  /// Creates a schema with a name.
  public init(stringLiteral name: String) { self.name = name }
  /// A schema of the domain.
  public subscript(dynamicMember member: String) -> AssistantSchema {
    AssistantSchema(stringLiteral: "\(name).\(member)")
  }

  /// Schemas of assistants.
  public static let assistant: AssistantSchema = "assistant"
  /// Schemas of books.
  public static let books: AssistantSchema = "books"
  /// Schemas of web browsers.
  public static let browser: AssistantSchema = "browser"
  /// Schemas of calendars.
  public static let calendar: AssistantSchema = "calendar"
  /// Schemas of cameras.
  public static let camera: AssistantSchema = "camera"
  /// Schemas of files.
  public static let files: AssistantSchema = "files"
  /// Schemas of journals.
  public static let journal: AssistantSchema = "journal"
  /// Schemas of mail.
  public static let mail: AssistantSchema = "mail"
  /// Schemas of messages.
  public static let messages: AssistantSchema = "messages"
  /// Schemas of photos.
  public static let photos: AssistantSchema = "photos"
  /// Schemas of presentations.
  public static let presentation: AssistantSchema = "presentation"
  /// Schemas of readers of documents.
  public static let reader: AssistantSchema = "reader"
  /// Schemas of spreadsheets.
  public static let spreadsheet: AssistantSchema = "spreadsheet"
  /// Schemas of any app.
  public static let system: AssistantSchema = "system"
  /// Schemas of visual intelligence.
  public static let visualIntelligence: AssistantSchema = "visualIntelligence"
  /// Schemas of whiteboards.
  public static let whiteboard: AssistantSchema = "whiteboard"
  /// Schemas of word processors.
  public static let wordProcessor: AssistantSchema = "wordProcessor"
}
