import { isKorean } from './spoken.ts'
import type { Fence, File, Tree } from './tree.ts'

export type Entry = { path: string; korean: string; english: unknown }

/** The english.json of every domain, app and package: flat maps from Korean to English. */
export const dictionariesIn = (tree: Tree) =>
  tree.filter(({ path }) => /^((domains|apps|packages)\/[^/]+(\/admin)?|domains)\/english\.json$/.test(path))

export function entriesOf({ path, text }: File): Entry[] {
  try {
    const map: unknown = JSON.parse(text)
    if (typeof map !== 'object' || map === null) return []
    return Object.entries(map).map(([korean, english]) => ({ path, korean, english }))
  } catch {
    return [] // Found below as no map at all.
  }
}

/** The console may say a thing in another way than the shop, but in one way. */
const isOfConsole = (path: string) => /^(apps\/admin|packages\/admin-kit|domains\/[^/]+\/admin)\//.test(path)

/** A dictionary can be read, fills the same {slots}, and agrees with the others. */
export const dictionaries: Fence = (tree) => {
  const first = new Map<string, Entry>()
  return dictionariesIn(tree).flatMap((file) => {
    const entries = entriesOf(file)
    if (entries.length === 0) return [{ path: file.path, message: 'is not a map from Korean to English' }]
    return entries.flatMap((entry) => {
      const key = `${isOfConsole(entry.path)} ${entry.korean}`
      const earlier = first.get(key) ?? entry
      first.set(key, earlier)
      const fault = faultOf(entry, earlier)
      return fault ? [{ path: file.path, message: `"${entry.korean}" ${fault}` }] : []
    })
  })
}

function faultOf({ korean, english }: Entry, earlier: Entry) {
  if (typeof english !== 'string' || english.trim() === '') return 'has no English'
  if (isKorean(english)) return 'has Korean in its English'
  if (slots(korean) !== slots(english)) return `has other {slots} in English: ${english}`
  if (english !== earlier.english) return `is translated differently in ${earlier.path}`
}

const slots = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join()
