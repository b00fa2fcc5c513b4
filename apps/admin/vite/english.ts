import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../../..')
const name = 'virtual:console-english'

/** The console's English, one dictionary beside each piece that speaks, as one module. */
export function consoleEnglish(): Plugin {
  return {
    name: 'console-english',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readConsoleEnglish())}` : undefined),
  }
}

export function readConsoleEnglish(): Record<string, string> {
  const files = globSync('{apps/admin,packages/admin-kit,domains/*/admin}/english.json', { cwd: root })
  return Object.assign({}, ...files.sort().map((file) => JSON.parse(readFileSync(join(root, file), 'utf8'))))
}
