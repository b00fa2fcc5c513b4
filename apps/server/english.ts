import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
const Phrases = z.record(z.string(), z.string())

/** The shop's English that ships with the code: one file beside each piece that speaks. The console carries its own. */
export async function readEnglish(): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for await (const file of glob('{apps,domains,packages}/*/english.json', {
    cwd: root,
    exclude: ['**/admin', '**/admin-kit'],
  }))
    Object.assign(all, Phrases.parse(JSON.parse(await readFile(join(root, file), 'utf8'))))
  return all
}
