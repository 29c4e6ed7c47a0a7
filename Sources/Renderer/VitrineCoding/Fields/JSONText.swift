/// A JSON text in the source, for examples; tests parse each of them.
package typealias JSONText = String
