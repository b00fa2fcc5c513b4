import { hasHangul } from '@sillage/kit/hangul.ts'
import { finalFailure } from '@sillage/server-kit/job-failure.ts'
import { z } from 'zod'
import type { Translator } from './translator.ts'

type Options = { url: string; key: string; timeoutMs?: number }

const Reply = z.object({ translations: z.array(z.object({ text: z.string() })) })
const textsPerCall = 50

/** Asks DeepL (POST /v2/translate). `url` is https://api.deepl.com, or https://api-free.deepl.com for a free key. */
export function createHostedTranslator({ url, key, timeoutMs = 30_000 }: Options): Translator {
  async function call(phrases: readonly string[]) {
    const reply = await fetch(new URL('/v2/translate', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `DeepL-Auth-Key ${key}` },
      body: JSON.stringify({
        text: phrases.map(protect),
        source_lang: 'KO',
        target_lang: 'EN-US',
        preserve_formatting: true,
        tag_handling: 'xml',
        ignore_tags: ['x'],
      }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) throw refusalOf(reply.status)
    const { translations } = Reply.parse(await reply.json())
    return translations.map(({ text }) => release(text))
  }

  return async ({ phrases }) => {
    const done: Record<string, string> = {}
    for (let from = 0; from < phrases.length; from += textsPerCall) {
      const batch = phrases.slice(from, from + textsPerCall)
      const texts = await call(batch)
      for (const [index, phrase] of batch.entries()) {
        const english = texts[index]?.trim()
        if (english && isSound(phrase, english)) done[phrase] = english
      }
    }
    return done
  }
}

/** A wrong key, a used-up quota or a refused text need a person; anything else may pass by itself. */
function refusalOf(status: number) {
  const error = new Error(`The translation service answered ${status}.`)
  return status === 429 || status >= 500 ? error : finalFailure(error)
}

const slot = /\{\w+\}/g
const slotsOf = (text: string) => (text.match(slot) ?? []).toSorted().join()

/** What a model made of a phrase may be shown only if it fills the same slots and is not Korean still. */
const isSound = (phrase: string, english: string) => slotsOf(phrase) === slotsOf(english) && !hasHangul(english)

/** Slots stand in a tag the model leaves alone. */
const protect = (phrase: string) =>
  phrase
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(slot, (one) => `<x>${one}</x>`)

const release = (text: string) =>
  text
    .replace(/<\/?x>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
