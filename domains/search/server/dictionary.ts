import type { Context } from '@sillage/server-kit/context.ts'
import { listKnown, matchMistyped, matchTexts } from './match.ts'
import { meaningsOf } from './synonyms.ts'

export type Dictionary = ReturnType<typeof openDictionary>

/** What the shop knows of texts. One keyword is read in several ways: what was looked up for one is not looked up again. */
export const openDictionary = (ctx: Context) => ({
  matches: remembered((texts) => matchTexts(ctx, texts)),
  mistyped: remembered((texts) => matchMistyped(ctx, texts)),
  meanings: remembered((texts) => meaningsOf(ctx, texts)),
  known: remembered(async (texts) => new Map([...(await listKnown(ctx, texts))].map((text) => [text, true]))),
})

function remembered<Said>(ask: (texts: string[]) => Promise<Map<string, Said>>) {
  const asked = new Set<string>()
  const said = new Map<string, Said>()
  return async (texts: string[]): Promise<ReadonlyMap<string, Said>> => {
    const fresh = [...new Set(texts)].filter((text) => !asked.has(text))
    if (fresh.length === 0) return said
    for (const [text, each] of await ask(fresh)) said.set(text, each)
    for (const text of fresh) asked.add(text)
    return said
  }
}
