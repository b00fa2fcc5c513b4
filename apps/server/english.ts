import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { codeOf } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
const Phrases = z.record(z.string(), z.string())
/** The console carries its own. */
const consoles = ['admin', 'admin-kit']

/** The shop's English that ships with the code: one file beside each piece that speaks. */
export async function readEnglish(): Promise<Record<string, string>> {
  const pieces = await Promise.all(['apps', 'domains', 'packages'].map(piecesIn))
  const texts = await Promise.all(pieces.flat().map((piece) => readPhrases(join(piece, 'english.json'))))
  return Object.assign({}, ...texts)
}

async function piecesIn(folder: string) {
  const names = await readdir(join(root, folder))
  return names.filter((name) => !consoles.includes(name)).map((name) => join(root, folder, name))
}

async function readPhrases(file: string) {
  try {
    return Phrases.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    const isNone = ['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')
    if (isNone) return {}
    throw error
  }
}
