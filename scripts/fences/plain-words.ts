import { parseSync, Visitor } from 'vite'
import { type Fence, type File, type Finding, isCode } from './tree.ts'

/** Words that once had a meaning of our own, and what any other shop says. In names they are refused everywhere. */
const inNames: Record<string, string> = {
  anew: 'again',
  astray: 'lost, returned to sender, delivery exception',
  deed: 'action',
  deeds: 'actions',
  desk: 'staff, dispatcher',
  mend: 'fix, repair, reissue',
  nobody: 'no one',
  told: 'notified, reported',
  whoever: 'anyone who',
}
/** Most files have none of them, and need not be parsed. */
const anyOfThem = new RegExp(Object.keys(inNames).join('|'), 'i')

/** Names use the usual words of the field (docs/glossary.md). Sentences and what visitors read are not looked at. */
export const plainWords: Fence = (tree) => tree.filter(isMeasured).flatMap((file) => [...inPath(file), ...inCode(file)])

/** Pictures are drawn of desks and of the things on them. */
const isMeasured = (file: File) =>
  isCode(file) && !/\/seed\/|^packages\/art\/|^demo\/|^scripts\/fences\//.test(file.path)

const partsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
const oddIn = (name: string) => partsOf(name).filter((part) => Object.hasOwn(inNames, part))
const say = (word: string) => `${word} is a word of our own: say ${inNames[word]}`

function inPath({ path }: File): Finding[] {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return oddIn(name).map((word) => ({ path, message: say(word) }))
}

function inCode({ path, text }: File): Finding[] {
  if (!anyOfThem.test(text)) return []
  const found = new Map<string, Finding>()
  const note = (word: string, offset: number) => {
    const line = text.slice(0, offset).split('\n').length
    found.set(`${line} ${word}`, { path, line, message: say(word) })
  }
  const { program } = parseSync(path, text)
  new Visitor({
    Identifier: ({ name, start }) => {
      for (const word of oddIn(name)) note(word, start)
    },
  }).visit(program)
  return [...found.values()]
}
