import Foundation

extension NSPredicate {
  /// Creates a predicate that is always true: its format isn't parsed.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(value: true)
  }
  /// Creates a predicate that is always true: its format isn't parsed.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(value: true)
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor by which all values are equal: keys are looked up by Objective-C.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending) { _, _ in .orderedSame }
  }
}
