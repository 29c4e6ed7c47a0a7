import Foundation

/// Headers in place of Apple's frameworks, with the types that other headers name.
struct FrameworkStubs {
  /// The module of the headers that are read.
  static let module = "VitrineHeaders"
  /// The module of the types of Apple's frameworks.
  private static let base = "VitrineObjectiveC"

  /// The frameworks that are imported.
  var frameworks: Set<String> = []
  /// Classes that are declared without members.
  private var types: Set<String> = []
  /// Types whose values headers pass without a pointer.
  private var scalars: Set<String> = []
  private var protocols: Set<String> = []
  private var headers: Set<String> = []

  /// The frameworks that a header imports.
  func frameworks(in text: String) -> Set<String> {
    Set(
      text.matches(of: #/(?:#(?:import|include)\s*<(\w+)\/|@import\s+(\w+))/#)
        .compactMap { ($0.1 ?? $0.2).map(String.init) })
  }

  /// Adds what clang did not know; returns whether there is anything new.
  mutating func add(_ unknown: Unknown) -> Bool {
    let before = (types.union(scalars), protocols, headers, frameworks)
    scalars.formUnion(unknown.scalars)
    types.subtract(scalars)
    types.formUnion(unknown.types.subtracting(FrameworkStubs.known).subtracting(scalars))
    protocols.formUnion(unknown.protocols)
    headers.formUnion(unknown.headers)
    frameworks.formUnion(unknown.modules)
    return before != (types.union(scalars), protocols, headers, frameworks)
  }

  /// The names that errors of clang say are missing.
  struct Unknown {
    var types: Set<String> = []
    var scalars: Set<String> = []
    var protocols: Set<String> = []
    var headers: Set<String> = []
    var modules: Set<String> = []

    mutating func add(_ name: String, isScalar: Bool) {
      if isScalar { scalars.insert(name) } else { types.insert(name) }
    }
  }

  static func unknown(in errors: String) -> Unknown {
    var unknown = Unknown()
    for line in errors.split(whereSeparator: \.isNewline) {
      if line.hasSuffix("error: expected a type"), let found = word(at: line) {
        unknown.add(found.name, isScalar: found.isScalar)
      }
      let quoted = line.split(separator: "'", omittingEmptySubsequences: false)
      guard line.contains("error:"), quoted.count >= 3 else { continue }
      let name = String(quoted[1])
      if line.contains("file not found") {
        unknown.headers.insert(name)
      } else if line.contains("module '") {
        unknown.modules.insert(name)
      } else if line.contains("protocol declaration") || line.contains("no type or protocol") {
        unknown.protocols.insert(name)
      } else if line.contains("unknown type name") {
        unknown.add(name, isScalar: word(at: line)?.isScalar == true)
      } else if line.contains("interface declaration") || line.contains("undeclared identifier") {
        unknown.types.insert(name)
      }
    }
    return unknown
  }

  /// The word at the place that an error names, which clang does not always repeat, and whether it
  /// names the type of a value: what is behind a pointer or has arguments is a class.
  private static func word(at error: Substring) -> (name: String, isScalar: Bool)? {
    let parts = error.split(separator: ":")
    guard parts.count > 3, let line = Int(parts[1]), let column = Int(parts[2]),
      let text = try? ProjectFiles.text(URL(filePath: String(parts[0])))
    else { return nil }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(line - 1), column >= 1 else { return nil }
    let word = lines[line - 1].utf8.dropFirst(column - 1).prefix {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || $0 == UInt8(ascii: "_")
    }
    guard !word.isEmpty else { return nil }
    let next = lines[line - 1].utf8.dropFirst(column - 1 + word.count)
      .first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let isClass = next == UInt8(ascii: "*") || next == UInt8(ascii: "<")
    return (String(decoding: word, as: UTF8.self), !isClass)
  }

  /// Writes the headers, a header that includes those to be read, and the maps of both modules.
  func write(to place: URL, including first: [URL]) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: place, withIntermediateDirectories: true)
    func write(_ text: String, _ path: String) throws {
      let file = place.appending(path: path)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let include = "#include \"\(FrameworkStubs.base).h\"\n"
    let own =
      ["typedef void *\(ThrowingMethods.place);\n"]
      + scalars.sorted().map { "typedef NSInteger \($0);\n" }
      + types.sorted().map { "@interface \($0) : NSObject\n@end\n" }
      + protocols.sorted().map { "@protocol \($0)\n@end\n" }
    try write(
      FrameworkStubs.declarations + own.joined() + "#endif\n", "\(FrameworkStubs.base).h")
    var map = "module \(FrameworkStubs.base) { header \"\(FrameworkStubs.base).h\" export * }\n"
    for name in frameworks.sorted() {
      try write(include, "\(name)/\(name).h")
      map += "module \(name) { header \"\(name)/\(name).h\" export * }\n"
    }
    for path in headers where !path.hasPrefix("/") && !path.contains("..") {
      try write(include, path)
    }
    let lines = first.map { "#include \"\($0.path)\"\n" }
    try write(include + lines.joined(), "all.h")
    map += "module \(FrameworkStubs.module) { header \"all.h\" export * }\n"
    try write(map, "module.modulemap")
  }

  /// The types that `declarations` has.
  private static let known: Set<String> = Set(
    declarations.matches(of: #/@interface (\w+)/#).map { String($0.1) })

  /// The classes of Foundation that Swift has as structures, and the others that headers name most.
  private static let classes = [
    "NSString", "NSMutableString", "NSNumber", "NSDecimalNumber", "NSValue", "NSDate", "NSData",
    "NSMutableData", "NSURL", "NSUUID", "NSError", "NSNull", "NSDateComponents", "NSCalendar",
    "NSTimeZone", "NSLocale", "NSIndexPath", "NSIndexSet", "NSURLRequest", "NSNotification",
    "NSAttributedString", "NSMutableAttributedString", "NSDateFormatter", "NSNumberFormatter",
    "NSUserDefaults", "NSBundle", "NSFileManager", "NSURLSession", "NSPredicate",
    "NSSortDescriptor", "NSPersonNameComponents", "NSCoder", "NSTimer", "NSOperationQueue",
    "NSNotificationCenter",
  ]

  private static let declarations =
    """
    #ifndef VITRINE_OBJECTIVE_C
    #define VITRINE_OBJECTIVE_C
    #include <stdbool.h>
    #include <stddef.h>
    #include <stdint.h>
    typedef bool BOOL;
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef double CGFloat;
    typedef double NSTimeInterval;
    typedef unsigned short unichar;
    typedef bool Boolean;
    typedef uint8_t UInt8;
    typedef int8_t SInt8;
    typedef uint16_t UInt16;
    typedef int16_t SInt16;
    typedef uint32_t UInt32;
    typedef int32_t SInt32;
    typedef uint64_t UInt64;
    typedef int64_t SInt64;
    typedef int32_t OSStatus;
    typedef uint32_t OSType;
    typedef float Float32;
    typedef double Float64;
    typedef long CFIndex;
    typedef double CFTimeInterval;
    typedef double CFAbsoluteTime;
    #define YES true
    #define NO false
    typedef struct { CGFloat x, y; } CGPoint;
    typedef struct { CGFloat width, height; } CGSize;
    typedef struct { CGPoint origin; CGSize size; } CGRect;
    typedef struct { NSUInteger location, length; } NSRange;
    typedef NSInteger NSComparisonResult;
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; \
    enum name : type
    #define NS_CLOSED_ENUM(type, name) enum __attribute__((enum_extensibility(closed))) name : type \
    name; enum name : type
    #define NS_OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : \
    type name; enum name : type
    #define NS_ERROR_ENUM(domain, name) NS_ENUM(NSInteger, name)
    #define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
    #define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
    #define NS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable)))
    #define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
    #define NS_STRING_ENUM NS_TYPED_ENUM
    #define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
    #define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM
    #define NS_NOESCAPE __attribute__((noescape))
    #define NS_DESIGNATED_INITIALIZER
    #define NS_UNAVAILABLE __attribute__((unavailable))
    #define NS_REQUIRES_SUPER
    #define NS_RETURNS_RETAINED
    #define NS_SWIFT_UI_ACTOR
    #define NS_SWIFT_SENDABLE
    #define NS_HEADER_AUDIT_BEGIN(...)
    #define NS_HEADER_AUDIT_END(...)
    #define NS_AVAILABLE(...)
    #define NS_AVAILABLE_IOS(...)
    #define NS_CLASS_AVAILABLE_IOS(...)
    #define NS_DEPRECATED(...)
    #define API_AVAILABLE(...)
    #define API_UNAVAILABLE(...)
    #define API_DEPRECATED(...)
    #define DEPRECATED_ATTRIBUTE
    #define NS_INLINE static inline
    #define FOUNDATION_EXPORT extern
    #define FOUNDATION_EXTERN extern
    #define UIKIT_EXTERN extern
    #define OBJC_EXPORT extern
    #define OBJC_GENERICS 1
    @protocol NSObject
    @end
    __attribute__((objc_root_class)) @interface NSObject <NSObject>
    - (instancetype)init;
    + (instancetype)new;
    @end
    @protocol NSCopying
    @end
    @protocol NSMutableCopying
    @end
    @protocol NSCoding
    @end
    @protocol NSSecureCoding <NSCoding>
    @end
    @protocol NSFastEnumeration
    @end
    @interface NSArray<__covariant Element> : NSObject <NSCopying>
    @end
    @interface NSMutableArray<Element> : NSArray<Element>
    @end
    @interface NSDictionary<__covariant Key, __covariant Value> : NSObject <NSCopying>
    @end
    @interface NSMutableDictionary<Key, Value> : NSDictionary<Key, Value>
    @end
    @interface NSSet<__covariant Element> : NSObject <NSCopying>
    @end
    @interface NSMutableSet<Element> : NSSet<Element>
    @end
    @interface NSOrderedSet<__covariant Element> : NSObject
    @end

    """ + classes.map { "@interface \($0) : NSObject <NSCopying>\n@end\n" }.joined()
}
