import Vitrine

/// A walk through the values of an archive, from the outside in.
struct ArchiveWalk {
  /// A value, and the keys and indices around it.
  struct Place {
    let path: NodePath
    let value: JSONValue

    /// The members of an object; `nil` for other values.
    var members: [String: JSONValue]? {
      if case .object(let members) = value { members } else { nil }
    }
  }

  /// Calls a closure with each value inside another one, in the order of keys and indices.
  static func forEach(_ value: JSONValue, at path: NodePath, _ body: (Place) -> Void) {
    body(Place(path: path, value: value))
    switch value {
    case .object(let members):
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        forEach(member, at: NodePath(path.steps + [.key(key)]), body)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        forEach(element, at: NodePath(path.steps + [.index(index)]), body)
      }
    case .string, .number, .bool, .null: break
    }
  }

  /// All values inside another one that have a key, with what it names.
  static func values(
    of key: String, in value: JSONValue, at path: NodePath = NodePath()
  ) -> [Place] {
    var found: [Place] = []
    forEach(value, at: path) { place in
      guard let member = place.members?[key] else { return }
      found.append(Place(path: NodePath(place.path.steps + [.key(key)]), value: member))
    }
    return found
  }
}

/// An archive as JSON, as rules read it that look at more than one picture.
struct ArchiveValues {
  /// The archive without its assets.
  let root: JSONValue
  /// Its size in bytes.
  let size: Int

  /// Reads an archive; `nil` for one that cannot be written.
  init?(_ archive: WidgetArchive) {
    var own = archive
    own.resources = SharedResources()
    guard let bytes = try? ArchiveEncoder.encode(own), let root = try? JSONValue(json: bytes) else {
      return nil
    }
    (self.root, size) = (root, bytes.count)
  }

  /// A value of the archive; `nil` if there is none.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = root { members[key] } else { nil }
  }

  /// The entries of a timeline, or the states of a Live Activity, with their paths.
  var shown: [ArchiveWalk.Place] {
    if case .array(let entries)? = self["entries"] {
      return places(entries, [.key("entries")])
    }
    guard case .object(let activity)? = self["liveActivity"],
      case .array(let states)? = activity["states"]
    else { return [] }
    return places(states, [.key("liveActivity"), .key("states")])
  }

  private func places(_ values: [JSONValue], _ path: [NodePath.Step]) -> [ArchiveWalk.Place] {
    values.enumerated().map { index, value in
      ArchiveWalk.Place(path: NodePath(path + [.index(index)]), value: value)
    }
  }
}
