import type { Context } from '@sillage/server-kit/context.ts'
import { type SearchWay, searchLimits } from '../words.ts'
import { type Dictionary, openDictionary } from './dictionary.ts'
import { type Match, type Sought, tiers } from './match.ts'
import { tokensAsTyped, turnings } from './other-keyboard.ts'
import { splitJoined, splitMistyped } from './split.ts'
import { joined, plain } from './words-of.ts'

/** One way of understanding what was typed: all pieces of one of its alternatives must be there. */
export type Reading = { by: SearchWay; correction: string | null; alternatives: Sought[][] }

/** Ways to understand what was typed, the likeliest first; each costs questions only when it is reached. */
export async function* readKeyword(ctx: Context, keyword: string): AsyncGenerator<Reading> {
  const typed = typedIn(keyword)
  if (typed === '') return
  const dictionary = openDictionary(ctx)
  const asTyped = await understand(dictionary, typed)
  if (asTyped.whole) yield { by: wayOf(asTyped), correction: null, alternatives: asTyped.alternatives }
  // Words of the shop that never stand together are not mistyped.
  else yield* readAgain(dictionary, keyword, asTyped)
  yield* byParts(asTyped.pieces)
}

/** What is no word of the shop may have been typed on the other keyboard, or with a letter mistaken. */
async function* readAgain(dictionary: Dictionary, keyword: string, asTyped: Understood): AsyncGenerator<Reading> {
  const turned = await turnTokens(dictionary, keyword, asTyped)
  const asTurned = turned ? await understand(dictionary, plain(turned)) : null
  if (turned && asTurned?.whole) yield { by: 'keyboard', correction: turned, alternatives: asTurned.alternatives }
  const corrected = await understand(dictionary, typedIn(keyword), { mistyped: true })
  if (corrected.whole && corrected.corrected)
    yield { by: 'typo', correction: corrected.corrected, alternatives: corrected.alternatives }
  const both = turned ? await understand(dictionary, plain(turned), { mistyped: true }) : null
  if (both?.whole && both.corrected)
    yield { by: 'keyboard', correction: both.corrected, alternatives: both.alternatives }
  yield* byParts(both && both.pieces.length > corrected.pieces.length ? both.pieces : corrected.pieces)
}

/**
 * Each token as the other keyboard would have written it, but for the shop's own words. Where a token may be several
 * things, one question for all of them decides. Null where no token turns.
 */
async function turnTokens(dictionary: Dictionary, keyword: string, { pieces, missing }: Understood) {
  const telling = new Set(tokensOf(typedIn(keyword)))
  const isWord = (token: string) =>
    pieces.some(({ text, matches }) => text === token && matches.some(({ word }) => word === token))
  const tokens = tokensAsTyped(keyword).map((typed) => {
    const token = plain(typed)
    const turned = telling.has(token) && !isWord(token) ? turnings(typed) : []
    return missing.includes(token) && turned.length > 0 ? turned : [...turned, token]
  })
  const open = tokens.filter((tries) => tries.length > 1).flat()
  const look = open.length > 0 ? await lookUp(dictionary, open, { mistyped: false }) : () => []
  const chosen = tokens.map((tries) => tries.find((each) => look(each).length > 0) ?? tries[0])
  const text = chosen.join(' ')
  return text === plain(keyword) ? null : text
}

/** The rarest of the pieces says most of what was meant. */
function* byParts(pieces: Sought[]): Generator<Reading> {
  for (const piece of [...pieces].sort((a, b) => countOf(a) - countOf(b)))
    yield { by: 'part', correction: null, alternatives: [[piece]] }
}

const typedIn = (keyword: string) => plain(keyword).slice(0, searchLimits.keyword)

const countOf = ({ matches }: Sought) => matches.reduce((sum, { products }) => sum + products, 0)

type Understood = {
  whole: boolean
  alternatives: Sought[][]
  pieces: Sought[]
  /** Tokens that are no words of the shop. */
  missing: string[]
  corrected: string | null
}

async function understand(dictionary: Dictionary, text: string, { mistyped = false } = {}): Promise<Understood> {
  const tokens = tokensOf(text)
  const look = await lookUp(dictionary, [joined(text), ...tokens], { mistyped })
  const pieces: Sought[] = []
  const missing: string[] = []
  for (const token of tokens) {
    const matches = look(token)
    const split = matches.length > 0 ? [] : await splitToken(dictionary, token, { mistyped })
    if (matches.length > 0) pieces.push({ text: token, matches })
    else if (split.length > 0) pieces.push(...split)
    else missing.push(token)
  }
  const together = { text: joined(text), matches: look(joined(text)) }
  const alternatives = [
    ...(tokens.length !== 1 && together.matches.length > 0 ? [[together]] : []),
    ...(missing.length === 0 && pieces.length > 0 ? [pieces] : []),
  ]
  const best = alternatives.at(-1)
  return { whole: best !== undefined, alternatives, pieces, missing, corrected: best ? correctedText(best) : null }
}

async function splitToken(
  dictionary: Dictionary,
  token: string,
  { mistyped }: { mistyped: boolean },
): Promise<Sought[]> {
  const parts = await splitJoined(dictionary, token)
  if (parts.length > 0) {
    const look = await lookUp(dictionary, parts, { mistyped: false })
    const pieces = parts.map((text) => ({ text, matches: look(text) }))
    if (pieces.every(({ matches }) => matches.length > 0)) return pieces
  }
  return mistyped ? splitMistyped(dictionary, token) : []
}

/** A function from a text to the words it may mean: as it is, by what staff say it means, or without its ending. */
async function lookUp(dictionary: Dictionary, texts: string[], { mistyped }: { mistyped: boolean }) {
  const wanted = [...new Set(texts.flatMap(withAndWithoutEndings))]
  const meanings = await dictionary.meanings(wanted)
  const meant = wanted.flatMap((text) => meanings.get(text) ?? [])
  const found = await dictionary.matches([...wanted, ...meant])
  const known = (text: string) => [text, ...(meanings.get(text) ?? [])].flatMap((each) => found.get(each) ?? [])
  const lost = texts.map(withAndWithoutEndings).filter((tries) => tries.every((each) => known(each).length === 0))
  const corrected = mistyped ? await dictionary.mistyped(lost.flat()) : new Map<string, Match[]>()
  return (text: string): Match[] => {
    const tries = withAndWithoutEndings(text)
    const found = [...tries.map(known), ...tries.map((each) => corrected.get(each) ?? [])]
    return found.find((matches) => matches.length > 0) ?? []
  }
}

const endings = /(으로|에서|에게|한테|까지|부터|이랑|이나|하고|을|를|이|가|은|는|의|에|로|도|만|와|과|랑|용|향)$/

/** Endings come two in a row, and seldom three: 라벤더향으로 → 라벤더향으로, 라벤더향, 라벤더. */
function withAndWithoutEndings(text: string) {
  const bare = withoutEnding(text)
  return [text, bare, withoutEnding(bare)].filter((each, index) => index === 0 || each !== '')
}

/** 캔들을 → 캔들. Nothing where there is no ending, or too little before it. */
const withoutEnding = (text: string) => (text.length > 2 && endings.test(text) ? text.replace(endings, '') : '')

const smallWords = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the', 'with', '및', '그리고'])

function tokensOf(text: string) {
  const all = text.split(' ').slice(0, searchLimits.tokens)
  const telling = all.filter((token) => !smallWords.has(token))
  return telling.length > 0 ? telling : all
}

const wayOf = ({ alternatives }: Understood): SearchWay => {
  const surest = (piece: Sought) => Math.min(...piece.matches.map(({ tier }) => tier))
  const isLeads = alternatives.some((pieces) => pieces.some((piece) => surest(piece) === tiers.leads))
  return isLeads ? 'lead' : 'word'
}

/** What was meant, with the mistyped pieces as the shop writes them; null where none was mistyped. */
function correctedText(pieces: Sought[]) {
  const isCorrected = ({ matches }: Sought) => matches.every(({ tier }) => tier === tiers.typo)
  if (!pieces.some(isCorrected)) return null
  const mostCommon = (matches: Match[]) => matches.reduce((a, b) => (b.products > a.products ? b : a))
  return pieces.map((piece) => (isCorrected(piece) ? mostCommon(piece.matches).text : piece.text)).join(' ')
}
