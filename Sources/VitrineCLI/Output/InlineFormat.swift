import VitrinePlatform

/// How a terminal is made to show a picture.
enum InlineFormat: String, CaseIterable, Sendable {
  /// Whatever the terminal understands.
  case auto
  /// The graphics protocol of kitty.
  case kitty
  /// The inline images of iTerm2.
  case iterm
  /// DEC's sixels.
  case sixel
  /// Half blocks in 24-bit colour.
  case blocks
  /// Not at all.
  case off

  /// The format that is meant; outside of a terminal nothing is shown unless one is named.
  var chosen: InlineFormat {
    guard self == .auto else { return self }
    return System.isTerminal(STDOUT_FILENO) ? InlineFormat.detected : .off
  }

  /// The format that the terminal supports, according to its environment variables.
  static var detected: InlineFormat {
    let term = System.variable("TERM") ?? ""
    let program = System.variable("TERM_PROGRAM") ?? ""
    if term == "dumb" || term.isEmpty { return .off }
    // What runs inside of tmux or screen does not reach the terminal as it is.
    if System.variable("TMUX") != nil || term.hasPrefix("screen") { return .blocks }
    if System.variable("KITTY_WINDOW_ID") != nil || term.contains("kitty")
      || program == "ghostty"
    {
      return .kitty
    }
    if program == "iTerm.app" || program == "WezTerm" || program == "mintty" { return .iterm }
    if term.contains("sixel") || term.hasPrefix("foot") || term.hasPrefix("mlterm") {
      return .sixel
    }
    return .blocks
  }
}
