/// A declaration that is compiled or left out as a whole, except for nested declarations that are
/// units themselves.
struct CodeUnit {
  /// When the code is needed.
  enum Need {
    /// Always.
    case fixed
    /// If it is named, and, for members, the enclosing declaration is needed.
    case named
    /// If all of these are named, such as the labels of an initializer.
    case labels([CodeName])
    /// If the type and a member or a conformance are needed.
    case extended(Extended)
    /// If the code that the preview shows is needed.
    case preview
  }

  /// The code that can name a declaration.
  enum Scope {
    case file, module
    /// The module, and those that import it.
    case all
  }

  /// What an extension extends.
  struct Extended {
    /// All names of the type, and of the conditions.
    var types: Set<CodeName>
    /// Protocols that it adds.
    var conformances: [String]
    /// Whether operators and subscripts without labels are in it, which are used without a name.
    var hasUnnamed: Bool
  }

  var file: Int
  /// In bytes of the file.
  var range: Range<Int>
  /// The unit around it.
  var parent: Int?
  /// The names that it is known by.
  var names: [CodeName]
  var need: Need
  /// The code in which the names count; `nil` for members that a protocol of any module can call.
  var scope: Scope?
  /// Parts of the range that are units of their own.
  var parts: [Range<Int>] = []
  /// The range of its name, which does not count as a use.
  var nameRanges: [Range<Int>] = []
  /// Parts of the range that are not compiled.
  var inactiveRanges: [Range<Int>] = []
  /// Type, protocol or extension: the protocols and classes that it names as its own.
  var inherited: [String] = []
  /// The last part of the type's name, if members can be added to it.
  var typeName: String?
  /// Whether it is a member that can be called without being named.
  var isMember = false
  /// Whether it is a protocol or an extension of a protocol, as far as the declaration shows.
  var isProtocol = false
  /// Whether it is a type from which others inherit nothing: neither a class nor a protocol.
  var isSealed = false
  /// Whether code that the type's attributes generate can call members.
  var hasUnknownAttribute = false

  /// Whether its names count only in code that can name it.
  var isScoped: Bool { if case .named = need { scope != nil } else { false } }

  /// The parts of the range that belong to no other unit.
  var ownRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var place = range.lowerBound
    for part in (parts + nameRanges + inactiveRanges).sorted(by: { $0.lowerBound < $1.lowerBound })
    {
      if part.lowerBound > place { ranges.append(place..<part.lowerBound) }
      place = max(place, part.upperBound)
    }
    if place < range.upperBound { ranges.append(place..<range.upperBound) }
    return ranges
  }
}
