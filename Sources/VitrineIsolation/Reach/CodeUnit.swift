/// A declaration that is compiled or left away as a whole, but for the declarations in it that are units
/// of their own.
struct CodeUnit {
  /// When the code is needed.
  enum Need {
    /// Always.
    case fixed
    /// When it is named; members only when what they are in is needed, too.
    case named
    /// When all of these are named, as labels of an initializer are where it is called.
    case labels([CodeName])
    /// When the type is needed and a member or a conformance is.
    case extended(Extended)
    /// When what it shows is needed.
    case preview
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
  /// Parts of the range that are units of their own.
  var parts: [Range<Int>] = []
  /// Where its name is, which is no use of it.
  var nameRanges: [Range<Int>] = []
  /// Parts of the range that are not compiled.
  var inactiveRanges: [Range<Int>] = []
  /// Type, protocol or extension: the protocols and classes that it names as its own.
  var inherited: [String] = []
  /// The last part of the type's name, where members may be added to it.
  var typeName: String?
  /// Whether it is a member that may be called without being named.
  var isMember = false
  /// Whether it is a protocol or one's extension as far as the declaration tells.
  var isProtocol = false
  /// Whether members may be called by what the attributes of the type stand for.
  var hasUnknownAttribute = false

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
