import CMarkdown

/// A document that cmark-gfm parsed, freed with its owner.
struct ParsedMarkdown: ~Copyable {
  /// A mark that encloses characters.
  enum Mark {
    /// Two asterisks or underscores.
    case strong
    /// One asterisk or underscore.
    case emphasis
    /// Tildes.
    case strikethrough
    /// A link and its destination.
    case link(String)
  }

  /// A step through a document.
  enum Event {
    /// Characters.
    case text(String)
    /// Characters between back quotes.
    case code(String)
    /// A mark begins.
    case enter(Mark)
    /// The last mark that began ends.
    case leave
  }

  private let root: OpaquePointer?

  /// The extensions are registered in the library once, because concurrent registration is not
  /// safe.
  private static let areExtensionsKnown: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// Parses UTF-8; an empty document if the library fails.
  init(_ bytes: [UInt8]) {
    guard Self.areExtensionsKnown, let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else {
      root = nil
      return
    }
    defer { cmark_parser_free(parser) }
    for name in ["autolink", "strikethrough"] {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    bytes.withUnsafeBytes { bytes in
      cmark_parser_feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    root = cmark_parser_finish(parser)
  }

  deinit {
    if let root { cmark_node_free(root) }
  }

  /// Passes each step of the document to `body`, in reading order.
  borrowing func visit(_ body: (Event) -> Void) {
    guard let root, let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, event != CMARK_EVENT_NONE,
        let node = cmark_iter_get_node(iterator)
      else { return }
      if let step = Self.event(node, isExit: event == CMARK_EVENT_EXIT) { body(step) }
    }
  }

  private static func event(_ node: OpaquePointer, isExit: Bool) -> Event? {
    if let mark = mark(node) { return isExit ? .leave : .enter(mark) }
    switch cmark_node_get_type(node) {
    // Marks of HTML are characters like others.
    case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE: return .text(literal(node))
    case CMARK_NODE_CODE: return .code(literal(node))
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: return .text("\n")
    default: return nil
    }
  }

  private static func mark(_ node: OpaquePointer) -> Mark? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_LINK: return .link(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
    default: return isStrikethrough(node) ? .strikethrough : nil
    }
  }

  /// Kinds of an extension have no constant, only a name.
  private static func isStrikethrough(_ node: OpaquePointer) -> Bool {
    cmark_node_get_type_string(node).map { String(cString: $0) == "strikethrough" } ?? false
  }

  private static func literal(_ node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }
}
