import { type Contract, isEndpoint } from '@sillage/kit/endpoint.ts'
import type { Plugin } from 'vite'

const id = 'virtual:wire'

/**
 * The contract without its schemas: how it is sent is all a browser needs to call it. What only staff may call is
 * left out: every visitor would carry it for three people.
 */
export function wire(contract: Contract): Plugin {
  return {
    name: 'wire',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(strip(contract))}` : undefined),
  }
}

function strip(contract: Contract): object {
  return Object.fromEntries(
    Object.entries(contract).flatMap(([name, value]) => {
      if (!isEndpoint(value)) return [[name, strip(value)]]
      const { method, path, xsrf, keepalive, access } = value
      return typeof access === 'object' ? [] : [[name, { method, path, xsrf, keepalive }]]
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
