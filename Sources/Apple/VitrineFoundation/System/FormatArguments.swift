import Foundation

/// A value that formats show as `%@`, as Apple's systems do by bridging it to an object.
public protocol FormatArgument: CVarArg {}

extension FormatArgument {
  /// The address of the value's description.
  public var _cVarArgEncoding: [Int] { FormatText.encoding(of: NSString(string: "\(self)")) }
}

extension NSObject: @retroactive CVarArg {
  /// The address of the text that `%@` shows.
  public var _cVarArgEncoding: [Int] {
    FormatText.encoding(of: self as? NSString ?? NSString(string: description))
  }
}

private enum FormatText {
  /// Returns the address of a text, which is never released: arguments don't own what they show.
  static func encoding(of text: NSString) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(text).toOpaque())]
  }
}

extension Date: @retroactive CVarArg, FormatArgument {}
extension UUID: @retroactive CVarArg, FormatArgument {}
extension URL: @retroactive CVarArg, FormatArgument {}
extension Data: @retroactive CVarArg, FormatArgument {}
extension Decimal: @retroactive CVarArg, FormatArgument {}
extension Array: @retroactive CVarArg, FormatArgument {}
extension Set: @retroactive CVarArg, FormatArgument {}
extension Dictionary: @retroactive CVarArg, FormatArgument {}
