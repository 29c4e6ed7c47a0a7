import Synchronization
import VitrineArguments
import VitrineCoding
import VitrinePlatform

/// A server of the Model Context Protocol that offers tools over a pair of descriptors.
///
/// It serves both kinds of clients: those of revision 2026-07-28, whose requests are independent,
/// and those that start with `initialize`.
package final class ProtocolServer: Sendable {
  /// The identity of the server, as sent to clients.
  package struct Identity: Sendable {
    /// The name for programs.
    package var name: String
    /// The name for people.
    package var title: String
    package var version: String
    /// The instructions for the model: how to use the tools together.
    package var instructions: String

    package init(name: String, title: String, version: String, instructions: String) {
      (self.name, self.title, self.version) = (name, title, version)
      self.instructions = instructions
    }
  }

  private struct State {
    /// The result of the handshake; `nil` before it.
    var agreed: (revision: ProtocolRevision, logLevel: ToolCall.LogLevel?)?
    /// The calls that run or wait, by request id.
    var calls: [RequestID: ToolCall] = [:]
  }

  /// The maximum size of a message, in bytes.
  package static let mostMessageBytes = 4 << 20
  /// The time for which a client may cache the list of tools, which never changes, in milliseconds.
  private static let toolsLifetime = 3_600_000.0
  /// The time for calls to end after the end of the input, in seconds.
  private static let patience = 2.0

  private let identity: Identity
  private let tools: [Tool]
  private let queue = CallQueue()
  private let state = Mutex(State())

  /// Creates a protocol server.
  package init(_ identity: Identity, tools: [Tool]) {
    (self.identity, self.tools) = (identity, tools)
  }

  /// Answers messages until the end of the input.
  ///
  /// - Parameters:
  ///   - input: the descriptor for messages, one per line.
  ///   - output: the descriptor for responses; nothing else may write to it.
  package func serve(input: Int32, output: Int32) {
    let writer = MessageWriter(descriptor: output)
    var reader = LineReader(input, limit: ProtocolServer.mostMessageBytes)
    while let line = reader.next() {
      switch line {
      case .tooLong:
        let limit = ProtocolServer.mostMessageBytes
        writer.write(
          .error(
            nil, ProtocolError(.invalidRequest, "the message has more than \(limit) bytes")))
      case .text(let bytes):
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
        answer(bytes, to: writer)
      }
    }
    queue.wait(seconds: ProtocolServer.patience)
  }

  /// Returns the responses to one message, without newlines.
  package func answers(to message: [UInt8]) -> [[UInt8]] {
    let lines = Mutex<[[UInt8]]>([])
    answer(
      message,
      to: MessageWriter { line in
        lines.withLock { $0.append(line.dropLast()) }
        return true
      })
    queue.wait(seconds: ProtocolServer.patience)
    return lines.withLock { $0 }
  }

  private func answer(_ line: [UInt8], to writer: MessageWriter) {
    do throws(IncomingMessage.Fault) {
      switch try IncomingMessage(line) {
      case .request(let id, let method, let params):
        do throws(ProtocolError) {
          guard let result = try result(of: method, params, id, writer) else { return }
          writer.write(.result(id, result))
        } catch {
          writer.write(.error(id, error))
        }
      case .notification(let method, let params): note(method, params)
      case .response: break
      }
    } catch {
      writer.write(.error(error.id, error.error))
    }
  }

  /// The result of a request; `nil` if it follows later.
  private func result(
    of method: String, _ params: [String: JSONValue], _ id: RequestID, _ writer: MessageWriter
  ) throws(ProtocolError) -> JSONValue? {
    if method == "initialize", !RequestEnvelope.isModern(params) { return try initialize(params) }
    // A client may ping the server before it identifies itself.
    if method == "ping", !RequestEnvelope.isModern(params) { return [:] }
    let envelope = try RequestEnvelope(params, agreed: state.withLock(\.agreed))
    switch (method, envelope.revision.hasHandshake) {
    case ("tools/list", _): return try list(params, envelope)
    case ("tools/call", _):
      try call(params, id, envelope, writer)
      return nil
    case ("server/discover", false): return discovery(envelope)
    case ("logging/setLevel", true): return try setLogLevel(params)
    default: throw ProtocolError(.methodNotFound, "there is no method '\(method.singleLine)'")
    }
  }

  // The server ------------------------------------------------------------------------------------

  private var info: JSONValue {
    [
      "name": .string(identity.name), "title": .string(identity.title),
      "version": .string(identity.version),
    ]
  }

  private static let capabilities: JSONValue = ["tools": ["listChanged": false], "logging": [:]]

  private func initialize(_ params: [String: JSONValue]) throws(ProtocolError) -> JSONValue {
    guard case .string(let asked)? = params["protocolVersion"] else {
      throw ProtocolError(.invalidParams, "'protocolVersion' is missing")
    }
    let known = ProtocolRevision(rawValue: asked).flatMap { $0.hasHandshake ? $0 : nil }
    let revision = known ?? .newestOfHandshake
    state.withLock { $0.agreed = (revision, nil) }
    return [
      "protocolVersion": .string(revision.rawValue), "serverInfo": info,
      "capabilities": ProtocolServer.capabilities,
      "instructions": .string(identity.instructions),
    ]
  }

  private func discovery(_ envelope: RequestEnvelope) -> JSONValue {
    finished(
      [
        "supportedVersions": .array(ProtocolRevision.allCases.map { .string($0.rawValue) }),
        "capabilities": ProtocolServer.capabilities,
        "instructions": .string(identity.instructions),
      ], envelope, isKept: true)
  }

  private func setLogLevel(_ params: [String: JSONValue]) throws(ProtocolError) -> JSONValue {
    guard case .string(let name)? = params["level"], let level = ToolCall.LogLevel(rawValue: name)
    else {
      let names = ToolCall.LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
      throw ProtocolError(.invalidParams, "'level' must be one of \(names)")
    }
    state.withLock { $0.agreed?.logLevel = level }
    return [:]
  }

  /// Adds the fields that the revision requires in every result.
  private func finished(
    _ fields: [String: JSONValue], _ envelope: RequestEnvelope, isKept: Bool = false
  ) -> JSONValue {
    guard !envelope.revision.hasHandshake else { return .object(fields) }
    var fields = fields
    fields["resultType"] = "complete"
    fields["_meta"] = [RequestEnvelope.serverInfoKey: info]
    if isKept {
      fields["ttlMs"] = .number(ProtocolServer.toolsLifetime)
      fields["cacheScope"] = "public"
    }
    return .object(fields)
  }

  // Tools -----------------------------------------------------------------------------------------

  private func list(
    _ params: [String: JSONValue], _ envelope: RequestEnvelope
  ) throws(ProtocolError) -> JSONValue {
    guard params["cursor"] == nil else {
      throw ProtocolError(.invalidParams, "there is only one page of tools: omit 'cursor'")
    }
    return finished(["tools": .array(tools.map(\.json))], envelope, isKept: true)
  }

  private func call(
    _ params: [String: JSONValue], _ id: RequestID, _ envelope: RequestEnvelope,
    _ writer: MessageWriter
  ) throws(ProtocolError) {
    let (tool, given) = try called(params)
    let call = ToolCall(
      progressToken: envelope.progressToken, logLevel: envelope.logLevel, send: writer.write)
    let isNew = state.withLock { state in
      guard state.calls[id] == nil else { return false }
      state.calls[id] = call
      return true
    }
    guard isNew else { throw ProtocolError(.invalidRequest, "this 'id' is in use") }
    let isTaken = queue.add { [self] in
      let result = call.isCancelled ? nil : tool.result(of: given, call)
      state.withLock { _ = $0.calls.removeValue(forKey: id) }
      // The client does not expect a response to a cancelled request.
      guard let result, !call.isCancelled else { return }
      writer.write(.result(id, finished(result.fields, envelope)))
    }
    guard !isTaken else { return }
    state.withLock { _ = $0.calls.removeValue(forKey: id) }
    throw ProtocolError(.internalError, "too many calls are waiting; wait for their results")
  }

  private func called(
    _ params: [String: JSONValue]
  ) throws(ProtocolError) -> (tool: Tool, arguments: [String: JSONValue]) {
    guard case .string(let name)? = params["name"] else {
      throw ProtocolError(.invalidParams, "'name' of the tool is missing")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let hint = Suggestion.hint(for: name, among: tools.map(\.name)).map { "; \($0)" } ?? ""
      throw ProtocolError(.invalidParams, "there is no tool '\(name.singleLine)'\(hint)")
    }
    switch params["arguments"] {
    case nil, .null?: return (tool, [:])
    case .object(let arguments)?: return (tool, arguments)
    default: throw ProtocolError(.invalidParams, "'arguments' must be an object")
    }
  }

  private func note(_ method: String, _ params: [String: JSONValue]) {
    guard method == "notifications/cancelled", let id = params["requestId"].flatMap(RequestID.init)
    else { return }
    state.withLock { $0.calls[id]?.cancel() }
  }
}
