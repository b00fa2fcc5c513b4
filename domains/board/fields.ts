import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { noText } from '@sillage/kit/rich-text.ts'
import { NeededText, RichText, SentText } from '@sillage/kit/rich-text-schema.ts'
import { Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { boardPermission, postLimits, postStates } from './words.ts'

export const boardStaff = { staff: boardPermission } as const

/** What is known of a post before it is opened. */
export const postRow = {
  id: z.int(),
  title: z.string(),
  title_en: z.string(),
  created_at: Instant,
  changed_at: Instant,
}

/** The post itself; `version` is what a change of it has to name. */
export const postText = { body: RichText, body_en: RichText, version: z.int() }

/** When visitors see it, as its form shows it. */
export const postPublishing = {
  draft: z.boolean(),
  shown_from: Instant.nullable(),
  shown_until: Instant.nullable(),
}

/** A post before or after this one. */
export const Neighbour = z.object({ id: z.int(), title: z.string(), title_en: z.string() }).nullable()

/** What is typed to find a post: every word of it has to be there. */
export const keyword = z.string().trim().max(postLimits.keyword).default('')

const title = z.string().trim().max(postLimits.title)

/** A post as staff find it in a list, whichever board it stands on. */
export const StaffPost = z
  .object({
    ...postRow,
    topic: z.string(),
    pinned: z.boolean(),
    missing_english: z.boolean(),
    state: z.enum(postStates),
    shown_from: Instant.nullable(),
    shown_until: Instant.nullable(),
    /** Which of two boards it stands on; empty where there is one. */
    board: z.string(),
  })
  .meta({ id: 'StaffPost' })
export type StaffPost = z.output<typeof StaffPost>

/** Every post of a board for those who write it, newest first. */
export const staffPosts = ({ name, summary }: { name: string; summary: string }) =>
  endpoint({
    method: 'GET',
    path: `/api/v1/staff/${name}`,
    summary,
    access: boardStaff,
    query: keysetQuery({
      keyword,
      topic: z.string().max(20).optional(),
      /** Those that an English reader cannot read whole. */
      missing_english: z.stringbool().optional(),
      state: z.enum(postStates).optional(),
    }),
    reply: keysetOf(StaffPost),
  })

/** A form says everything in words. */
export const FormBoolean = z.union([z.boolean(), z.enum(['true', 'false']).transform((said) => said === 'true')])

/** A moment, or nothing where a form leaves it empty. */
const FormMoment = z
  .union([z.literal(''), Instant.nullable()])
  .transform((text) => (text ? new Date(text) : null))
  .default(null)

/** What staff write. */
export const postForm = {
  draft: FormBoolean.default(false),
  shown_from: FormMoment,
  shown_until: FormMoment,
  title: title.min(1, '제목을 입력해 주세요.'),
  title_en: title.default(''),
  body: NeededText,
  body_en: SentText.default(noText),
}

/** Names what was read before it was changed: a later change of someone else is not written over. */
export const changed = { version: z.coerce.number().int() }
