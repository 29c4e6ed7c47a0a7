// The compiler starts this program, sends macros to expand over standard input, and closes it when
// it is done. No parser of Swift is needed, because the expansions copy the source as text.
import VitrineSyntax

while let request = PluginTransport.read() {
  PluginTransport.write(PluginReply(to: request))
}
