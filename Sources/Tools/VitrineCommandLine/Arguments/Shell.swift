/// The shells that Vitrine has completions for.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
