import { globSync, readFileSync } from 'node:fs'
import type { Language } from './visitor.ts'

/** Every phrase of the shop with its English, as its domains say it. The console has words of its own. */
const files = globSync('{apps,domains,packages}/*/english.json', {
  cwd: `${import.meta.dirname}/..`,
  exclude: ['**/admin', '**/admin-kit'],
})
const dictionary = new Map(
  files.flatMap((file) =>
    // Fences prove that these files hold texts by texts.
    Object.entries(JSON.parse(readFileSync(`${import.meta.dirname}/../${file}`, 'utf8')) as Record<string, string>),
  ),
)

/** What is read in one language, so that one journey can be walked in both; slots are filled in. */
export function wordsIn(lang: Language) {
  return (korean: string, slots: Record<string, string> = {}) => {
    const words = lang === 'ko' ? korean : dictionary.get(korean)
    if (!words) throw new Error(`no English for "${korean}"`)
    return words.replaceAll(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot)
  }
}
export type Words = ReturnType<typeof wordsIn>

/** Each journey of the customer centre, and of staff who write there: Korean at a desk, English on a phone. */
export const bothWays = [
  { lang: 'ko', width: 1280 },
  { lang: 'en', width: 390 },
] as const
