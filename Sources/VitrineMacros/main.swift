// The compiler starts this program, asks for the expansion of macros over the standard input, and
// closes it when it is done. It needs no parser of Swift: what it expands is moved as text.
import VitrineSyntax

while let request = PluginTransport.read() {
  PluginTransport.write(PluginReply(to: request))
}
