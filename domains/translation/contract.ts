import { endpoint } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { GlossaryEntry, glossary } from './glossary-contract.ts'
import { coverageAreas, termStates } from './words.ts'

const locale = z.enum(['ko', 'en'])
const terms = z
  .record(z.string().max(limits.language.termLength), z.string().max(limits.language.termLength))
  .refine((map) => Object.keys(map).length <= limits.language.termsPerCall, '한 번에 보낼 수 있는 문장을 넘었어요.')

const staff = staffWith('translations')

export const Term = z
  .object({
    phrase: z.string(),
    text: z.string(),
    state: z.enum(termStates),
    updated_at: Instant,
    /** Neither the code nor a name in the shop says this any more: its Korean was changed. */
    stale: z.boolean(),
    /** Words of the glossary in the Korean whose English is not in the text. */
    misses: z.array(GlossaryEntry),
  })
  .meta({ id: 'Term' })
export type Term = z.output<typeof Term>

export const translation = {
  package: endpoint({
    method: 'GET',
    path: '/api/translation-ai/package',
    summary: '번역 묶음',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['translation'] },
    query: z.object({ locale }),
    reply: z.record(z.string(), z.string()),
  }),
  terms: endpoint({
    method: 'POST',
    path: '/api/translation-ai/terms',
    summary: '번역이 없는 문장 보내기',
    access: 'anyone',
    body: z.object({ locale, terms }),
    reply: z.object({ queued: z.int() }),
  }),
  glossary,
  staff: {
    /** Phrases from the one changed last on; `queued` and `machine` wait for a person. */
    list: endpoint({
      method: 'GET',
      path: '/api/v1/staff/translations',
      summary: '번역 목록',
      access: staff,
      query: z.object({
        state: z.enum(termStates).optional(),
        /** A part of the Korean or of the English. */
        keyword: z.string().trim().max(100).optional(),
        /** Only phrases that nothing says any more. */
        stale: z.stringbool().optional(),
        /** Only those that say a word of the glossary in another way. */
        misses: z.stringbool().optional(),
        /** The last phrase of the page before. */
        after: z.string().max(limits.language.termLength).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
      reply: z.object({
        data: z.array(Term),
        next_after: z.string().nullable(),
        counts: z.partialRecord(z.enum(termStates), z.int()),
        stale: z.int(),
        misses: z.int(),
      }),
    }),
    coverage: endpoint({
      method: 'GET',
      path: '/api/v1/staff/translations/coverage',
      summary: '영역과 페이지별 번역률',
      access: staff,
      reply: z.object({
        data: z.array(
          z.object({
            area: z.enum(coverageAreas),
            /** Of a page: its name. */
            name: z.string(),
            total: z.int(),
            english: z.int(),
          }),
        ),
      }),
    }),
    show: endpoint({
      method: 'GET',
      path: '/api/v1/staff/translations/phrase',
      summary: '문구 하나의 번역',
      access: staff,
      query: z.object({ phrase: z.string().min(1).max(limits.language.termLength) }),
      reply: Term,
    }),
    /** What a person wrote is published at once; locked, no machine and no release changes it. */
    change: endpoint({
      method: 'PUT',
      path: '/api/v1/staff/translations',
      summary: '번역 고치기',
      access: staff,
      body: z.object({
        phrase: z.string().min(1).max(limits.language.termLength),
        text: z.string().trim().min(1, '영어를 적어 주세요.').max(limits.language.termLength, '너무 길어요.'),
        locked: z.boolean().default(false),
        /** The English that was read: what someone else wrote meanwhile is not overwritten. */
        was: z.string().max(limits.language.termLength),
      }),
      reply: Term,
    }),
  },
}
