// The system's schemas have names such as `.mail.createDraft`; nothing here looks them up.

/// Makes a type an intent in one of the system's schemas.
@attached(extension, conformances: AppIntent)
@attached(member, names: named(title))
public macro AppIntent(schema: AssistantSchema) =
  #externalMacro(module: "VitrineMacros", type: "AppIntentSchemaMacro")

/// Makes a type an intent in one of the system's schemas.
@attached(extension, conformances: AppIntent)
@attached(member, names: named(title))
public macro AssistantIntent(schema: AssistantSchema) =
  #externalMacro(module: "VitrineMacros", type: "AppIntentSchemaMacro")

/// Makes a type an entity in one of the system's schemas.
@attached(extension, conformances: AppEntity)
@attached(member, names: named(typeDisplayRepresentation))
public macro AppEntity(schema: AssistantSchema) =
  #externalMacro(module: "VitrineMacros", type: "AppEntitySchemaMacro")

/// Makes a type an entity in one of the system's schemas.
@attached(extension, conformances: AppEntity)
@attached(member, names: named(typeDisplayRepresentation))
public macro AssistantEntity(schema: AssistantSchema) =
  #externalMacro(module: "VitrineMacros", type: "AppEntitySchemaMacro")

/// Makes a type an enumeration in one of the system's schemas.
@attached(extension, conformances: AppEnum)
@attached(member, names: named(typeDisplayRepresentation))
public macro AppEnum(schema: AssistantSchema) =
  #externalMacro(module: "VitrineMacros", type: "AppEnumSchemaMacro")

/// Makes a type an enumeration in one of the system's schemas.
@attached(extension, conformances: AppEnum)
@attached(member, names: named(typeDisplayRepresentation))
public macro AssistantEnum(schema: AssistantSchema) =
  #externalMacro(module: "VitrineMacros", type: "AppEnumSchemaMacro")
