/// What Node runs to call the function of an Expo widget.
package enum ExpoRuntime {
  /// The components of `@expo/ui` by name, each with its type.
  package static var components: String {
    ExpoView.allCases.map { view in
      let name = view.rawValue
      return (name.hasSuffix("View") && name != "ProgressView" ? String(name.dropLast(4)) : name)
        + "=" + name
    }.joined(separator: ",")
  }

  /// The modifiers, each with the names of its properties.
  package static var modifiers: String {
    ExpoTables.modifiers.map { modifier in
      ([modifier.name] + modifier.properties.map(\.name)).joined(separator: ":")
    }.joined(separator: ",")
  }

  /// Defines the script's globals, calls it for each family, and writes the nodes.
  ///
  /// Source: `bundle/runtime.ts` and `bundle/jsx-runtime-stub.ts` of `expo-widgets`.
  package static let script = """
    import { pathToFileURL } from 'node:url'
    import { writeSync } from 'node:fs'
    const [script, props, families, colorScheme, components, modifiers] = process.argv.slice(1)
    // What the script prints is on standard error, and why it failed on standard output.
    process.on('uncaughtException', (error) => { writeSync(1, String(error)); process.exit(1) })
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
