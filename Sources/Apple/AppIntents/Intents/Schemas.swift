// The system's schemas have names such as `.assistant.activate`; nothing here looks them up, so
// that staged sources refer to them by strings.

/// Makes a type an intent in one of the system's schemas.
@attached(extension, conformances: AppIntent)
@attached(member, names: named(title))
public macro AppIntent(schema: String) =
  #externalMacro(module: "VitrineMacros", type: "AppIntentSchemaMacro")

/// Makes a type an intent in one of the system's schemas.
@attached(extension, conformances: AppIntent)
@attached(member, names: named(title))
public macro AssistantIntent(schema: String) =
  #externalMacro(module: "VitrineMacros", type: "AppIntentSchemaMacro")

/// Makes a type an entity in one of the system's schemas.
@attached(extension, conformances: AppEntity)
@attached(member, names: named(typeDisplayRepresentation))
public macro AppEntity(schema: String) =
  #externalMacro(module: "VitrineMacros", type: "AppEntitySchemaMacro")

/// Makes a type an entity in one of the system's schemas.
@attached(extension, conformances: AppEntity)
@attached(member, names: named(typeDisplayRepresentation))
public macro AssistantEntity(schema: String) =
  #externalMacro(module: "VitrineMacros", type: "AppEntitySchemaMacro")

/// Makes a type an enumeration in one of the system's schemas.
@attached(extension, conformances: AppEnum)
@attached(member, names: named(typeDisplayRepresentation))
public macro AppEnum(schema: String) =
  #externalMacro(module: "VitrineMacros", type: "AppEnumSchemaMacro")

/// Makes a type an enumeration in one of the system's schemas.
@attached(extension, conformances: AppEnum)
@attached(member, names: named(typeDisplayRepresentation))
public macro AssistantEnum(schema: String) =
  #externalMacro(module: "VitrineMacros", type: "AppEnumSchemaMacro")
