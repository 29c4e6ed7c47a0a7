/// A request of the compiler.
package enum PluginRequest: Decodable {
  /// Asks for the version of the protocol.
  case capability
  /// Asks to expand a freestanding macro, such as `#Preview`.
  case freestanding(MacroUse)
  /// Asks to expand an attached macro, such as `@Entry`.
  case attached(MacroUse)
  /// A request that this plugin does not know.
  case unknown

  private enum CodingKeys: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.getCapability) {
      self = .capability
    } else if let use = try container.decodeIfPresent(
      MacroUse.self, forKey: .expandFreestandingMacro)
    {
      self = .freestanding(use)
    } else if let use = try container.decodeIfPresent(MacroUse.self, forKey: .expandAttachedMacro) {
      self = .attached(use)
    } else {
      self = .unknown
    }
  }
}

/// A use of a macro.
package struct MacroUse: Decodable {
  /// A piece of source code and its location.
  package struct Syntax: Decodable {
    package struct Location: Decodable {
      package let fileID: String
      package let line: Int
    }

    package let source: String
    package let location: Location?
  }

  /// The macro's type in the plugin.
  package struct Macro: Decodable {
    package let typeName: String
  }

  package let macro: Macro
  /// The role to expand: accessors, a peer declaration, and so on.
  package let macroRole: String?
  /// The prefix of names that user code cannot contain.
  package let discriminator: String
  /// The use of a freestanding macro.
  package let syntax: Syntax?
  /// The declaration that a macro is attached to.
  package let declSyntax: Syntax?
  /// The type that an extension is created for.
  package let extendedTypeSyntax: Syntax?
  /// The protocols that the type does not conform to yet.
  package let conformanceListSyntax: Syntax?
  /// The declarations around the use, the innermost first.
  package let lexicalContext: [Syntax]?

  /// The protocols that the type does not conform to yet, as source.
  ///
  /// The compiler sends them as the declaration of a type, `struct Placeholder: P, Q {}`.
  package var conformances: String {
    let source = conformanceListSyntax?.source ?? ""
    guard let colon = source.firstIndex(of: ":") else { return source }
    return String(source[colon...].dropFirst().prefix { $0 != "{" })
      .trimmingPrefix { $0.isWhitespace }.description
  }

  /// An extension with the protocols that the type does not conform to yet; empty if there is none.
  package var conformingExtension: String {
    conformances.isEmpty ? "" : "extension \(extendedTypeSyntax?.source ?? ""): \(conformances) {}"
  }

  /// Returns a name that user code cannot contain, mangled as by the compiler.
  package func uniqueName(_ name: String) -> String {
    "\(discriminator)\(name.utf8.count)\(name)fMu_"
  }
}

/// A reply of the plugin.
package struct PluginReply: Encodable {
  private struct Capability: Encodable {
    struct Version: Encodable { let protocolVersion = 7 }
    let capability = Version()
  }

  private struct Expansion: Encodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  private struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName = ""
      let offset = 0
    }
    let message: String
    let severity = "error"
    let position = Position()
    let highlights: [Position] = []
    let notes: [Position] = []
    let fixIts: [Position] = []
  }

  private var getCapabilityResult: Capability?
  private var expandMacroResult: Expansion?

  package init(to request: PluginRequest) {
    switch request {
    case .capability: getCapabilityResult = Capability()
    case .freestanding(let use):
      expandMacroResult = Self.expansion { () throws(MacroError) in try PreviewMacro.expand(use) }
    case .attached(let use):
      expandMacroResult = Self.expansion { () throws(MacroError) in try Self.attachment(use) }
    case .unknown: expandMacroResult = Expansion(expandedSource: nil, diagnostics: [])
    }
  }

  private static func attachment(_ use: MacroUse) throws(MacroError) -> String {
    switch use.macro.typeName {
    case "EntryMacro": try EntryMacro.expand(use)
    case "ModelMacro": try ModelMacro.expand(use)
    case "ModelActorMacro": try ModelActorMacro.expand(use)
    case "UnionValueMacro": try UnionValueMacro.expand(use)
    case "ManagedPropertyMacro": try ManagedPropertyMacro.expand(use)
    case "ConformanceMacro": try ConformanceMacro.expand(use)
    case "RawValueMacro": try RawValueMacro.expand(use)
    case "StringFormMacro", "ResourceFormMacro": try TextFormMacro.expand(use)
    case let name where name.hasSuffix("SchemaMacro"): try SchemaMacro.expand(use)
    default: ""
    }
  }

  private static func expansion(_ body: () throws(MacroError) -> String) -> Expansion {
    do {
      return Expansion(expandedSource: try body(), diagnostics: [])
    } catch {
      return Expansion(expandedSource: nil, diagnostics: [Diagnostic(message: error.message)])
    }
  }
}

/// The reason why a macro cannot be expanded.
package struct MacroError: Error {
  package let message: String
}
