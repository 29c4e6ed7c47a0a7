import VitrinePlatform

/// How a terminal shows pictures.
package enum InlineFormat: String, CaseIterable, Sendable {
  /// The best format that the terminal supports.
  case auto
  /// The graphics protocol of kitty.
  case kitty
  /// The inline images of iTerm2.
  case iterm
  /// DEC's sixel graphics.
  case sixel
  /// Half blocks in 24-bit colour.
  case blocks
  /// No pictures.
  case off

  /// The format to use; outside a terminal there are no pictures unless an option names a format.
  package var chosen: InlineFormat {
    guard self == .auto else { return self }
    return System.isTerminal(STDOUT_FILENO) ? InlineFormat.detected : .off
  }

  /// The format that the terminal supports, according to its environment variables.
  package static var detected: InlineFormat {
    let term = System.variable("TERM") ?? ""
    let program = System.variable("TERM_PROGRAM") ?? ""
    if term == "dumb" || term.isEmpty { return .off }
    // tmux and screen do not forward pictures to the terminal.
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
