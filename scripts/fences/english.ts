import { dictionariesIn, entriesOf } from './dictionaries.ts'
import { isKorean, isScreen, isSpokenRaw } from './spoken.ts'
import { syntaxOf, type Text } from './syntax.ts'
import { type Fence, type File, isCode, isTest, type Tree } from './tree.ts'

/** Every Korean phrase a visitor may read has its English in a dictionary. */
export const english: Fence = (tree) => {
  const known = new Set(
    dictionariesIn(tree)
      .flatMap(entriesOf)
      .map(({ korean }) => korean),
  )
  const refusals = refusalsIn(tree)
  return tree.filter(isShop).flatMap((file) =>
    syntaxOf(file)
      .texts.filter((text) => isKorean(text.value) && isPhrase(file, text, refusals))
      .filter(({ value }) => !known.has(value))
      .map(({ value, line }) => ({ path: file.path, line, message: `no English for "${value}"` })),
  )
}

/** Demo data carries its English in its own columns; galleries and tests are not part of the shop. */
const isShop = (file: File) =>
  isCode(file) && !isTest(file) && !/\.gallery\.tsx$|^scripts\/|^bench\/|^demo\//.test(file.path)

const problems = 'packages/kit/problem.ts'

/** Problem and the functions that make one: whatever is exported beside it. */
function refusalsIn(tree: Tree) {
  const text = tree.find(({ path }) => path === problems)?.text ?? ''
  return new Set(['Problem', ...[...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)])
}

/** Files of names and sentences that screens show. */
const names = /^domains\/([^/]+\/(words|limits)|audit\/(actions|permissions|roles))\.ts$/

/** These take Korean as data or for the API's documentation, never as a message. */
const silent = new Set(['.describe', '.meta', 'z.literal', 'z.enum', '.default', '.prefault', 'endpoint'])

function isPhrase({ path }: File, text: Text, refusals: Set<string | undefined>) {
  if (isScreen(path)) return !isSpokenRaw(text)
  if (path === problems || names.test(path)) return true
  const call = text.frames.findLast((frame) => 'call' in frame)?.call ?? ''
  if (call === 't' || call.endsWith('.t') || refusals.has(call)) return true
  return /^domains\/[^/]+\/contract\.ts$/.test(path) && isMessage(text, call)
}

/** A message of zod is an argument of its own, or stands under `error` or `message`. */
function isMessage({ frames }: Text, call: string) {
  const innermost = frames.at(-1)
  if (!innermost) return false
  return 'key' in innermost ? ['message', 'error'].includes(innermost.key) : !silent.has(call)
}
