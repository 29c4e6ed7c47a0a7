import VitrineCommandLine
import VitrinePlatform

/// A terminal that reports each key without showing it; its settings are restored when the value
/// ends.
struct RawTerminal: ~Copyable {
  /// A key that was pressed.
  enum Key: Hashable, Sendable {
    case letter(Character)
    case left, right, up, down
  }

  private var before = termios()

  /// Switches the terminal to raw mode; `nil` if standard input is not a terminal.
  init?() {
    guard System.isTerminal(STDIN_FILENO), tcgetattr(STDIN_FILENO, &before) == 0 else {
      return nil
    }
    var raw = before
    // Ctrl-C is read as a key, so that the settings are always restored.
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
  }

  deinit {
    var before = before
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  /// Waits for the next key; `nil` at the end of input.
  func key() -> Key? {
    while let byte = byte() {
      if byte == 0x1B {
        guard let second = self.byte() else { return nil }
        if second != UInt8(ascii: "["), second != UInt8(ascii: "O") { continue }
        if let arrow = self.byte().flatMap(RawTerminal.arrow) { return arrow }
      } else {
        return .letter(Character(Unicode.Scalar(byte)))
      }
    }
    return nil
  }

  private static func arrow(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    default: nil
    }
  }

  private func byte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }
}
