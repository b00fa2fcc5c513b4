import { hasHangul } from '@sillage/kit/hangul.ts'
import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Translator } from './translator.ts'

/** A text that a member or staff wrote, and its English where someone has asked for it before. */
export type Written = { text: string | null; english: string | null }

const needsEnglish = (one: Written): one is { text: string; english: string | null } =>
  one.text !== null && hasHangul(one.text)

/** Whether a reader of English can be given all of these texts: a shop without a translation service has only what is stored. */
export function isTranslatable(written: readonly Written[], translator: Translator | undefined) {
  const korean = written.filter(needsEnglish)
  return korean.length > 0 && (translator !== undefined || korean.every(({ english }) => english !== null))
}

/** The texts in English, each made once; null stands for what needs none. */
export async function translateWritten(ctx: Context, written: readonly Written[], translator: Translator | undefined) {
  const missing = written.filter(needsEnglish).filter(({ english }) => english === null)
  const made = missing.length === 0 ? {} : await ask(ctx, missing, translator)
  return written.map((one) => {
    if (!needsEnglish(one)) return null
    const english = one.english ?? made[one.text]
    if (!english) throw unavailable()
    return english
  })
}

async function ask(ctx: Context, missing: readonly { text: string }[], translator: Translator | undefined) {
  if (!translator) throw unavailable()
  try {
    return await translator({ phrases: missing.map(({ text }) => text), memory: {} })
  } catch (error) {
    ctx.log.warn({ error }, 'the translation service did not translate a text')
    throw unavailable()
  }
}

const unavailable = () => new Problem(503, '지금은 번역할 수 없어요. 잠시 후 다시 시도해 주세요.')
