import Vitrine
#if canImport(FoundationEssentials)
  import FoundationEssentials
#endif
let args = CommandLine.arguments
do {
  let doc = try WidgetDocument(contentsOf: args[1])
  var req = RenderRequest(family: WidgetFamily(rawValue: args[2])!)
  if args.count > 4 { req.state = RenderState(rawValue: args[4])! }
  if args.count > 5 { req.colorScheme = ColorScheme(rawValue: args[5])! }
  let r = try Renderer().render(doc, req)
  for w in doc.warnings + r.warnings { print("warning: \(w.path): \(w.message) \(w.hint ?? "")") }
  print(r.frames.text)
  try Data(r.png()).write(to: URL(filePath: args[3]))
} catch { print(error) }
