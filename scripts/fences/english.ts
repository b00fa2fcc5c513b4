import { syntaxOf, type Text } from './syntax.ts'
import { type Fence, type File, type Finding, isCode, isTest, type Tree } from './tree.ts'

const hangul = /[가-힣]/
const dictionary = /^(domains|apps|packages)\/[^/]+\/english\.json$/

/** Every Korean phrase a visitor may read has its English beside it. */
export const english: Fence = (tree) => {
  const dictionaries = tree.filter(({ path }) => dictionary.test(path))
  const known = new Set(dictionaries.flatMap((file) => Object.keys(entriesOf(file))))
  return [
    ...dictionaries.flatMap(faultsOf),
    ...phrasesIn(tree)
      .filter(({ phrase }) => !known.has(phrase))
      .map(missing),
  ]
}

type Phrase = { path: string; line: number; phrase: string }
const missing = ({ path, line, phrase }: Phrase) => ({ path, line, message: `no English for "${phrase}"` })

/** Demo data carries its English in its own columns; galleries and tests are not part of the shop. */
const isShop = (file: File) =>
  isCode(file) && !isTest(file) && !/\.gallery\.tsx$|^scripts\/|^bench\/|\/seed\//.test(file.path)

function phrasesIn(tree: Tree): Phrase[] {
  const refusals = refusalsIn(tree)
  return tree.filter(isShop).flatMap((file) =>
    syntaxOf(file)
      .texts.filter((text) => hangul.test(text.value) && isPhrase(file, text, refusals))
      .map(({ value, line }) => ({ path: file.path, line, phrase: value })),
  )
}

const problems = 'packages/kit/problem.ts'

/** Problem and the functions that make one: whatever is exported beside it. */
function refusalsIn(tree: Tree) {
  const text = tree.find(({ path }) => path === problems)?.text ?? ''
  return new Set(['Problem', ...[...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)])
}

/** These take Korean as data or for the API's documentation, never as a message. */
const silent = new Set(['.describe', '.meta', 'z.literal', 'z.enum', '.default', '.prefault', 'endpoint'])

function isPhrase({ path }: File, { frames }: Text, refusals: Set<string | undefined>) {
  if (path === problems) return true
  const frame = frames.at(-1)
  const call = frames.findLast((outer) => 'call' in outer)?.call ?? ''
  if (call === 't' || call.endsWith('.t') || refusals.has(call)) return true
  if (!/^domains\/[^/]+\/contract\.ts$/.test(path) || !frame) return false
  return 'key' in frame ? ['message', 'error'].includes(frame.key) : !silent.has(call)
}

function entriesOf(file: File): Record<string, unknown> {
  try {
    const entries: unknown = JSON.parse(file.text)
    return typeof entries === 'object' ? { ...entries } : {}
  } catch {
    return {}
  }
}

function faultsOf(file: File): Finding[] {
  const entries = Object.entries(entriesOf(file))
  if (entries.length === 0) return [{ path: file.path, message: 'is not a map from Korean to English' }]
  return entries.flatMap(([korean, text]) => {
    const fault = faultOf(korean, text)
    return fault ? [{ path: file.path, message: `"${korean}" ${fault}` }] : []
  })
}

function faultOf(korean: string, text: unknown) {
  if (typeof text !== 'string' || text.trim() === '') return 'has no English'
  if (hangul.test(text)) return 'has Korean in its English'
  if (slots(korean) !== slots(text)) return `has other {slots} in English: ${text}`
}

const slots = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join()
