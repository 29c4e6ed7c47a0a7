import Foundation

extension NSPredicate {
  /// A condition in Apple's language, which is not read here: everything meets it.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(value: true)
  }
  /// A condition in Apple's language, which is not read here: everything meets it.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(value: true)
  }
}

extension NSSortDescriptor {
  /// An order by a key; values here have none, so all are the same.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending) { _, _ in .orderedSame }
  }
}
