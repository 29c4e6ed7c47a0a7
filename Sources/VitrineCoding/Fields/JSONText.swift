/// A piece of JSON as an author writes it, for examples; tests read each of them.
package typealias JSONText = String
