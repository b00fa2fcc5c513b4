import { endpoint } from '@sillage/kit/endpoint.ts'
import { Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'

const staff = staffWith('translations')
const path = '/api/v1/staff/glossary'
const word = z.string().trim().min(1, '내용을 입력해 주세요.').max(60, '너무 길어요.')

export const GlossaryEntry = z
  .object({
    /** The Korean word, and the English that the shop uses for it everywhere. */
    korean: word,
    english: word,
    /** When to use it, or which word not to use. */
    note: z.string().trim().max(200, '너무 길어요.').default(''),
  })
  .meta({ id: 'GlossaryEntry' })
export type GlossaryEntry = z.output<typeof GlossaryEntry>

/** The shop's own words and how they are said in English. */
export const glossary = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '용어집',
    access: staff,
    reply: z.object({ data: z.array(GlossaryEntry) }),
  }),
  /** Adds a word, or changes what it is in English. */
  save: endpoint({
    method: 'PUT',
    path,
    summary: '용어 정하기',
    access: staff,
    body: GlossaryEntry.extend({
      /** The English that was read, empty for a new word: what someone else wrote meanwhile is not overwritten. */
      was: z.string().max(60).default(''),
    }),
    reply: GlossaryEntry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    summary: '용어 지우기',
    access: staff,
    query: z.object({ korean: word }),
    reply: Message,
  }),
}
