import { z } from 'zod'
import { grades } from './words.ts'

/** What screens know of the member who is signed in. */
export const SessionUser = z
  .object({
    mb_id: z.string(),
    is_admin: z.boolean(),
    mb_name: z.string(),
    mb_hp: z.string(),
    /** Who is of a grade with prices of its own asks for them. */
    grade: z.enum(grades),
  })
  .meta({ id: 'SessionUser' })
export type SessionUser = z.output<typeof SessionUser>
