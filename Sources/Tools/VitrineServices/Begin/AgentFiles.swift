import Vitrine
import VitrineCommandLine

/// The files that tell an agent about Vitrine: its server, and how to work on widgets.
enum AgentFiles {
  /// The file in which agents look for servers.
  static let servers = ".mcp.json"
  /// The description of the work on widgets.
  static let skill = ".claude/skills/vitrine-widgets/SKILL.md"
  /// The maximum size of a list of servers, in bytes.
  private static let limit = 1 << 20
  private static let server = #""vitrine": { "command": "vitrine", "args": ["mcp", "."] }"#

  /// Writes both files, and returns a line for each.
  ///
  /// - Parameter folder: the folder of the project, with a slash at its end; empty for the current one.
  /// - Throws: `CommandError` when a file has other content, or cannot be written.
  static func write(in folder: String) throws(CommandError) -> [String] {
    [try addServer(folder + servers), try addSkill(folder + skill)]
  }

  /// Adds the server, and leaves others as they are.
  private static func addServer(_ path: String) throws(CommandError) -> String {
    guard FileReader.resolved(path) != nil else {
      try OutputFiles().write("{\n  \"mcpServers\": {\n    \(server)\n  }\n}\n", to: path)
      return "wrote \(path.singleLine)"
    }
    let refusal = CommandError.usage(
      "'\(path.singleLine)' is not a list of servers that can be added to",
      hint: "add to its \"mcpServers\": \(server)")
    guard let bytes = try? FileReader.read(path, limit: limit),
      let value = try? JSONValue(json: bytes), case .object(let fields) = value
    else { throw refusal }
    guard case .object(let listed)? = fields["mcpServers"] else { throw refusal }
    if listed["vitrine"] != nil { return "\(path.singleLine) has a server 'vitrine' already" }
    guard let place = SourceText(bytes).extent(ofMember: "mcpServers"),
      bytes[place.lowerBound] == UInt8(ascii: "{")
    else { throw refusal }
    var changed = bytes
    let text = "\n    " + server + (listed.isEmpty ? "\n  " : ",")
    changed.insert(contentsOf: Array(text.utf8), at: place.lowerBound + 1)
    try OutputFiles().write(changed, to: path, isEdit: true)
    return "added 'vitrine' to \(path.singleLine)"
  }

  private static func addSkill(_ path: String) throws(CommandError) -> String {
    let text = Template.skill.text
    guard FileReader.resolved(path) != nil else {
      try OutputFiles().write(text, to: path)
      return "wrote \(path.singleLine)"
    }
    guard (try? FileReader.read(path, limit: limit)) == Array(text.utf8) else {
      throw .usage(
        "'\(path.singleLine)' has other content",
        hint: "it is kept; remove it to get this version's")
    }
    return "\(path.singleLine) is up to date"
  }
}
