import Vitrine
import VitrineCommandLine
import VitrinePayloads
import VitrineProcess

/// The script of an Expo widget, which Node runs.
struct ExpoProgram {
  /// The path of the script.
  let script: String
  /// The props, as JSON.
  let props: String

  /// The time limit for Node, in seconds.
  private static let timeout = 30.0

  /// Returns the nodes of the widget as JSON: one for each family, or the sections of a Live
  /// Activity.
  ///
  /// - Throws: `CommandError` when Node is missing, or the script fails.
  func nodes(
    families: [WidgetFamily], colorScheme: ColorScheme
  ) throws(CommandError) -> [UInt8] {
    guard let node = ProgramSearch.find("node") else {
      throw failure("'node' is not in PATH", hint: "install the package nodejs")
    }
    guard Folders.identity(script) != nil, !Folders.exists(script) else {
      throw failure("there is no such file")
    }
    let process = ChildProcess(
      node,
      [
        "--input-type=module", "--eval", ExpoProgram.prelude, "--", script, props,
        families.map(\.rawValue).joined(separator: ","), colorScheme.rawValue,
        ExpoProgram.components, ExpoProgram.modifiers,
      ], timeout: ExpoProgram.timeout)
    let result: ChildProcess.Result
    do throws(Errno) {
      result = try process.run()
    } catch {
      throw failure("Node cannot be started: \(error)")
    }
    if result.isLate { throw failure("the script took longer than 30 s") }
    guard result.status == 0 else {
      let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n")
      throw failure(lines.last { $0.contains("Error") }.map(String.init) ?? "the script failed")
    }
    return result.output
  }

  private func failure(_ text: String, hint: String? = nil) -> CommandError {
    .failed(ReportedDiagnostic(.error, text, hint: hint, file: script), .unusable)
  }

  /// The components of `@expo/ui` by name, each with its type.
  private static var components: String {
    ExpoView.allCases.map { view in
      let name = view.rawValue
      return (name.hasSuffix("View") && name != "ProgressView" ? String(name.dropLast(4)) : name)
        + "=" + name
    }.joined(separator: ",")
  }

  /// The modifiers, each with the names of its properties.
  private static var modifiers: String {
    ExpoTables.modifiers.map { modifier in
      ([modifier.name] + modifier.properties.map(\.name)).joined(separator: ":")
    }.joined(separator: ",")
  }

  /// Defines the script's globals, calls it for each family, and writes the nodes.
  ///
  /// Source: `bundle/runtime.ts` and `bundle/jsx-runtime-stub.ts` of `expo-widgets`.
  private static let prelude = """
    import { pathToFileURL } from 'node:url'
    import { writeSync } from 'node:fs'
    const [script, props, families, colorScheme, components, modifiers] = process.argv.slice(1)
    for (const name of ['log', 'info', 'debug']) console[name] = console.error
    const flat = (value) => [value].flat(Infinity).filter((item) => item != null && item !== false && item !== true)
    const isText = (value) => ['string', 'number'].includes(typeof value)
    const make = (type, given) => {
      const { children, ...props } = given ?? {}
      if (typeof type === 'function') return type(given ?? {})
      if (type instanceof String) type = String(type)
      const inner = flat(children)
      if (type === 'TextView' && inner.length && inner.every(isText)) props.text = inner.join('')
      else if (type === 'Button' && inner.length && inner.every(isText)) props.label = inner.join('')
      else if (inner.length) {
        props.children = inner.map((item) => isText(item) ? { type: 'TextView', props: { text: String(item) } } : item)
      }
      return { type, props }
    }
    const element = (type, given, ...children) =>
      make(type, children.length ? { ...given, children } : given)
    const jsx = (type, given) => make(type, given)
    Object.assign(globalThis, {
      Fragment: 'react.fragment', _Fragment: 'react.fragment', jsx, jsxs: jsx, jsxDEV: jsx, _jsx: jsx,
      _jsxs: jsx, _jsxDEV: jsx, React: { createElement: element, Fragment: 'react.fragment' },
    })
    for (const pair of components.split(',')) {
      const [name, type] = pair.split('=')
      globalThis[name] = type
      if (['Overlay', 'Background', 'Mask'].includes(name)) {
        const Content = ({ children }) => make('SlotView', { name: 'content', children })
        globalThis[name] = Object.assign(new String(type), { Content })
      }
    }
    for (const row of modifiers.split(',')) {
      const [name, ...keys] = row.split(':')
      globalThis[name] = (...values) => {
        const modifier = { $type: name }
        let first = values[0]
        if (first?.type && ['background', 'containerBackground'].includes(name)) {
          modifier.style = first.type === 'hierarchical' ? { type: first.type, hierarchical: first.style } : first
          first = values[0] = undefined
        }
        if (first !== null && typeof first === 'object' && !Array.isArray(first)) {
          Object.assign(modifier, first)
          if (name === 'foregroundStyle') modifier.styleType = first.type
        } else if (name === 'foregroundStyle') Object.assign(modifier, { styleType: 'color', color: first })
        else values.forEach((value, index) => {
          if (index > 0 && value !== null && typeof value === 'object' && !Array.isArray(value)) Object.assign(modifier, value)
          else if (keys[index]) modifier[keys[index]] = value
        })
        return modifier
      }
    }
    const module = await import(pathToFileURL(script))
    const layout = globalThis.__expoWidgetLayout ?? module.default?.default ?? module.default
    if (typeof layout !== 'function') throw new Error('the default export is not a function')
    const call = (widgetFamily) => layout(JSON.parse(props), {
      widgetFamily, colorScheme, date: new Date(1767225600000), isLuminanceReduced: false,
      showsContainerBackground: true, widgetRenderingMode: 'fullColor', isStale: false,
    })
    const isView = (value) => typeof value?.type === 'string'
    const nameOf = (value) => value instanceof Promise ? 'a promise' : value === null ? 'null'
      : Array.isArray(value) ? 'an array' : typeof value
    const nodes = {}
    for (const family of families.split(',')) {
      const node = call(family)
      if (isView(node)) { nodes[family] = node; continue }
      if (node && Object.values(node).some(isView)) { Object.assign(nodes, node); break }
      throw new Error(`the function returns ${nameOf(node)} for ${family} instead of a view; --family names those it draws`)
    }
    writeSync(1, JSON.stringify(nodes, (key, value) => {
      if (value === Infinity) return 'infinity'
      if (value instanceof Date) return value.toISOString()
      return typeof value === 'function' ? undefined : value
    }))
    """
}
