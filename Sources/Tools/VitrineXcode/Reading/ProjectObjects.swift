import Foundation

/// The objects of a `project.pbxproj` by their identifiers.
struct ProjectObjects {
  /// An object: a dictionary with an identifier and a kind.
  struct Object {
    let identifier: String
    let isa: String
    let fields: [String: PropertyValue]

    /// The object as messages name it.
    var label: String {
      let name = self["name"] ?? self["path"]
      return "\(isa) \(identifier)" + (name.map { " (\($0))" } ?? "")
    }

    /// The text of a field.
    subscript(key: String) -> String? { fields[key]?.string }
    /// The texts of a field.
    func strings(_ key: String) -> [String] { fields[key]?.strings ?? [] }
  }

  /// Versions of the form that are known.
  static let versions = 46...99

  /// The project file.
  let file: URL
  private let objects: [String: Object]
  /// The project itself.
  let root: Object
  /// The version of the form.
  let version: Int?

  /// Reads a project file.
  ///
  /// - Throws: `ProjectError` when it is not a project file.
  init(_ file: URL) throws(ProjectError) {
    self.file = file
    let list = try PropertyValue(contentsOf: file)
    guard let table = list["objects"]?.dictionary else {
      throw ProjectError(
        "the list has no 'objects'", file: file, hint: "this is not an Xcode project file")
    }
    objects = table.reduce(into: [:]) { objects, entry in
      guard let fields = entry.value.dictionary, let isa = fields["isa"]?.string else { return }
      objects[entry.key] = Object(identifier: entry.key, isa: isa, fields: fields)
    }
    version = list["objectVersion"]?.string.flatMap { Int($0) }
    let name = list["rootObject"]?.string ?? ""
    guard let root = objects[name] ?? objects.values.first(where: { $0.isa == "PBXProject" })
    else {
      throw ProjectError(
        "there is no object '\(name)', which should be the project", file: file,
        object: "rootObject", hint: "restore the file from version control")
    }
    self.root = root
  }

  /// The object of an identifier; `nil` when there is none.
  subscript(identifier: String?) -> Object? { identifier.flatMap { objects[$0] } }

  /// The object that a field names.
  ///
  /// - Throws: `ProjectError` when there is none.
  func object(_ field: String, of owner: Object) throws(ProjectError) -> Object {
    guard let identifier = owner[field] else {
      throw ProjectError(
        "'\(field)' is missing", file: file, object: owner.label,
        hint: "restore the file from version control")
    }
    guard let object = objects[identifier] else {
      throw ProjectError(
        "'\(field)' names the object '\(identifier)', which is not in the file", file: file,
        object: owner.label, hint: "restore the file from version control")
    }
    return object
  }

  /// The objects that a list names; those that are not in the file are left out, as Xcode does.
  func list(_ field: String, of owner: Object) -> [Object] {
    owner.strings(field).compactMap { objects[$0] }
  }

  /// All objects of a kind, by identifier.
  func all(_ isa: String) -> [Object] {
    objects.values.filter { $0.isa == isa }.sorted { $0.identifier < $1.identifier }
  }
}
