import type { Dictionary } from './dictionary.ts'
import type { Sought } from './match.ts'

const longest = 20

/** 라벤더소이캔들 → 라벤더, 소이, 캔들: as few words of the shop as possible; the last may still be growing (소이캔). */
export async function splitJoined(dictionary: Dictionary, token: string): Promise<string[]> {
  const leads = /^(.*[^ㄱ-ㅎ])([ㄱ-ㅎ]{2,})$/.exec(token)
  if (leads?.[1] && leads[2]) return [leads[1], leads[2]]
  if (token.length < 3 || token.length > longest) return []
  const known = await dictionary.known(piecesOf(token))
  // By length: the fewest words that make up the token so far.
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= token.length; end += 1)
    for (let start = 0; start < end; start += 1) {
      const before = best[start]
      const word = token.slice(start, end)
      if (before && known.has(word) && before.length + 1 < (best[end]?.length ?? Number.POSITIVE_INFINITY))
        best[end] = [...before, word]
    }
  return best[token.length] ?? growing(dictionary, token, best)
}

async function growing(dictionary: Dictionary, token: string, best: (string[] | undefined)[]) {
  const begun = best.flatMap((words, end) => (words && words.length > 0 ? [{ words, rest: token.slice(end) }] : []))
  const found = await dictionary.matches(begun.map(({ rest }) => rest))
  const last = begun.findLast(({ rest }) => (found.get(rest) ?? []).length > 0)
  return last ? [...last.words, last.rest] : []
}

const piecesOf = (token: string) => {
  const ends = Array.from(token, (_, index) => index + 1)
  return [...new Set(ends.flatMap((end) => ends.slice(0, end).map((start) => token.slice(start - 1, end))))]
}

/** 라밴더캔들 → 라벤더, 캔들: two words, one of them with a letter mistaken. */
export async function splitMistyped(dictionary: Dictionary, token: string): Promise<Sought[]> {
  if (token.length < 3 || token.length > longest) return []
  const cuts = Array.from({ length: token.length - 1 }, (_, index) => index + 1)
  const halves = cuts.flatMap((cut) => [token.slice(0, cut), token.slice(cut)])
  const [known, mistyped] = [await dictionary.known(halves), await dictionary.mistyped(halves)]
  for (const cut of cuts) {
    const [left, right] = [token.slice(0, cut), token.slice(cut)]
    const [sure, unsure] = known.has(left) ? [left, right] : [right, left]
    const matches = mistyped.get(unsure) ?? []
    if (!known.has(sure) || matches.length === 0) continue
    const pieces = [
      { text: sure, matches: (await dictionary.matches([sure])).get(sure) ?? [] },
      { text: unsure, matches },
    ]
    return sure === left ? pieces : pieces.reverse()
  }
  return []
}
