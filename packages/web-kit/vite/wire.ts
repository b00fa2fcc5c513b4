import type { Wire } from '@sillage/kit/client.ts'
import { type Contract, isEndpoint } from '@sillage/kit/endpoint.ts'
import type { Plugin } from 'vite'

type Part = 'everyone' | 'staff'
const parts: Record<string, Part> = { 'virtual:wire': 'everyone', 'virtual:wire-staff': 'staff' }

/**
 * The contract without its schemas: how it is called is all a browser needs. What only staff may call is
 * a part of its own: every visitor would carry it for three people.
 */
export function wire(contract: Contract): Plugin {
  return {
    name: 'wire',
    resolveId: (source) => (source in parts ? `\0${source}` : undefined),
    load(source) {
      const part = source.startsWith('\0') ? parts[source.slice(1)] : undefined
      return part && `export default ${JSON.stringify(strip(contract, part))}`
    },
  }
}

function strip(contract: Contract, part: Part): object {
  return Object.fromEntries(
    Object.entries(contract).flatMap(([name, value]) => {
      if (!isEndpoint(value)) {
        const group = strip(value, part)
        // A group without a call is only bytes.
        return Object.keys(group).length > 0 ? [[name, group]] : []
      }
      const { method, path, xsrf, keepalive, access } = value
      const called = { method, path, xsrf, keepalive } satisfies Wire
      return (typeof access === 'object' ? 'staff' : 'everyone') === part ? [[name, called]] : []
    }),
  )
}

/** Fails the build when schemas reach the browser after all. */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const schema =
          chunk.type === 'chunk' && chunk.moduleIds.find((module) => /[\\/]node_modules[\\/]zod[\\/]/.test(module))
        if (schema) this.error(`${chunk.fileName} carries zod: import from a contract with "import type" only`)
      }
    },
  }
}
