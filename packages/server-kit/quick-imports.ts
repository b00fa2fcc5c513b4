import { registerHooks } from 'node:module'

// For each module, Node parses the package.json around it again. That of drizzle-orm has 180 kB and is parsed for some
// hundred modules, which we import three hundred times: that took half of every start. Here its modules are recognised
// without parsing it.
const inside = /\/node_modules\/drizzle-orm\/.*\.js$/
const entry = /^drizzle-orm(\/|$)/
const entries = new Map<string, { url: string; format?: string | null; shortCircuit: true }>()

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && inside.test(context.parentURL ?? '')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!entry.test(specifier)) return next(specifier, context)
    const { url, format } = entries.get(specifier) ?? next(specifier, context)
    const known = { url, format, shortCircuit: true } as const
    entries.set(specifier, known)
    return known
  },
})
