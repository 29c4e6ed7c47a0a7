import VitrineSyntax

/// The values that a function returns from a condition on, read off its tokens.
struct ReturnedValues {
  /// The code of each value, with one sign for texts and arguments that do not change its type.
  private(set) var shapes: [[Substring]] = []

  /// Whether all values have the same type, as far as their code shows it.
  var haveOneType: Bool { Set(shapes).count < 2 }

  /// Words before the block of a statement; other blocks are closures or declarations, whose values
  /// the function does not return.
  private static let statements: Set<Substring> = [
    "if", "else", "guard", "switch", "for", "while", "do", "catch", "repeat", "defer",
  ]

  /// Types without parameters of their own, whose arguments say nothing about them.
  private static let plainTypes: Set<Substring> = [
    "AnyView", "Text", "Color", "Image", "Spacer", "Divider", "EmptyView",
  ]

  /// Members of shape styles that are colours.
  private static let colors: Set<Substring> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear",
  ]

  /// A bracket that is open.
  private struct Bracket {
    var isClosure = false
    /// Whether a statement's block may follow.
    var awaitsBlock = false
  }

  /// - Parameter tokens: the code from the condition of a statement on.
  init(_ tokens: ArraySlice<SwiftToken>) {
    var open = [Bracket(awaitsBlock: true)]
    for index in tokens.indices {
      let token = tokens[index]
      switch token.text {
      case "{":
        let isBlock = open[open.count - 1].awaitsBlock
        open[open.count - 1].awaitsBlock = false
        open.append(Bracket(isClosure: !isBlock))
      case "(", "[": open.append(Bracket())
      case "}", ")", "]":
        open.removeLast()
        if open.isEmpty { return }
      case "return" where !open.contains(where: \.isClosure):
        shapes.append(ReturnedValues.shape(ReturnedValues.value(tokens[(index + 1)...])))
      default:
        if ReturnedValues.statements.contains(token.text) {
          open[open.count - 1].awaitsBlock = true
        }
      }
    }
  }

  /// The tokens of a value: up to the end of its block, or of a line that the next does not continue.
  private static func value(_ tokens: ArraySlice<SwiftToken>) -> [SwiftToken] {
    var depth = 0
    var value: [SwiftToken] = []
    var isNewLine = false
    for token in tokens {
      if token.isTrivia {
        isNewLine = isNewLine || token.kind == .newline
        continue
      }
      let continues = token.text.hasPrefix(".") || value.isEmpty
      if depth == 0, token.text == ";" || isNewLine && !continues { break }
      isNewLine = false
      if ["{", "(", "["].contains(token.text) { depth += 1 }
      if ["}", ")", "]"].contains(token.text) { depth -= 1 }
      if depth < 0 { break }
      value.append(token)
    }
    return value
  }

  private static func shape(_ tokens: [SwiftToken]) -> [Substring] {
    var shape: [Substring] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      let isMember = index > 0 && tokens[index - 1].text == "."
      if isMember, index > 1, colors.contains(token.text),
        ["(", ",", ":", "Color"].contains(tokens[index - 2].text)
      {
        shape.append("red")
      } else {
        shape.append(token.kind == .string ? "\"\"" : token.text)
      }
      index += 1
      guard !isMember, plainTypes.contains(token.text), index < tokens.endIndex,
        tokens[index].text == "("
      else { continue }
      var depth = 0
      repeat {
        if tokens[index].text == "(" { depth += 1 }
        if tokens[index].text == ")" { depth -= 1 }
        index += 1
      } while depth > 0 && index < tokens.endIndex
    }
    return shape
  }
}
