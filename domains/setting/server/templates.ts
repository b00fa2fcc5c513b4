import { endsInConsonant } from '@sillage/kit/hangul.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { type Company, demoCompany } from '../company.ts'
import type { PolicySection } from '../contract.ts'
import { type PolicyKind, policyKinds } from '../policy-words.ts'
import { findCompany } from './company.ts'
import { publishPolicy } from './policies.ts'
import { policyTable } from './tables.ts'
import { policies } from './templates/policies.ts'

/** The demo's values in the templates, and what they become. The longer ones go first: one may contain another. */
function replacements(company: Company): [string, string][] {
  const mailOrderEn = demoCompany.mail_order.replace('제', '').replace('호', '').replace('서울성동', 'Seoul Seongdong')
  const pairs: [string, string][] = [
    [demoCompany.name, company.name],
    [demoCompany.name_en, company.name_en || company.name],
    [demoCompany.ceo, company.ceo],
    [demoCompany.ceo_en, company.ceo_en || company.ceo],
    [demoCompany.registration, company.registration],
    [demoCompany.mail_order, company.mail_order || '신고 예정'],
    [mailOrderEn, company.mail_order || 'to be reported'],
    [demoCompany.address, company.address],
    [demoCompany.address_en, company.address_en || company.address],
    [demoCompany.privacy_officer, company.privacy_officer],
    ['Oh Jaemin', company.privacy_officer],
    [demoCompany.email, company.email],
    [demoCompany.phone, company.phone],
  ]
  return pairs.toSorted(([a], [b]) => b.length - a.length)
}

/** Particles follow the last syllable of what stands before them. */
const particles: readonly [afterConsonant: string, afterVowel: string][] = [
  ['이에요', '예요'],
  ['이고', '고'],
  ['이나', '나'],
  ['으로', '로'],
]

function fillText(text: string, pairs: readonly [string, string][]): string {
  let filled = text
  for (const [from, to] of pairs) {
    for (const [consonant, vowel] of particles) {
      const fitting = hangulEnd(to) ? consonant : vowel
      for (const particle of [consonant, vowel]) filled = filled.replaceAll(from + particle, to + fitting)
    }
    filled = filled.replaceAll(from, to)
  }
  return filled
}

/** Digits are read aloud too: 0, 1, 3, 6, 7 and 8 end in a consonant. */
const hangulEnd = (word: string) => endsInConsonant(word) || /[013678lmnrLMNR]$/.test(word)

function fillDeep<Value>(value: Value, pairs: readonly [string, string][]): Value
function fillDeep(value: unknown, pairs: readonly [string, string][]): unknown {
  if (typeof value === 'string') return fillText(value, pairs)
  if (Array.isArray(value)) return value.map((each) => fillDeep(each, pairs))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillDeep(inner, pairs)]))
}

/** The newest text of a document with the company's own names. */
export function templateOf(kind: PolicyKind, company: Company): PolicySection[] {
  const template = policies.findLast((policy) => policy.kind === kind)
  if (!template) throw new Error(`there is no template for ${kind}`)
  return fillDeep(template.sections, replacements(company))
}

/** Publishes every document that the shop does not have yet, valid from today. Twice does nothing more. */
export const publishTemplates = (ctx: Context) =>
  ctx.transaction(async (ctx) => {
    const company = await findCompany(ctx)
    const published = await ctx.db.selectDistinct({ kind: policyTable.kind }).from(policyTable)
    const there = new Set(published.map(({ kind }) => kind))
    const missing = policyKinds.filter((kind) => !there.has(kind))
    for (const kind of missing)
      await publishPolicy(ctx, {
        kind,
        effective_from: seoulDay(ctx.now()),
        changes: '',
        changes_en: '',
        sections: templateOf(kind, company),
      })
    return { published: missing }
  })
