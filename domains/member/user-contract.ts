import { z } from 'zod'

/** What screens know of the member who is signed in. */
export const SessionUser = z
  .object({ mb_id: z.string(), is_admin: z.boolean(), mb_name: z.string(), mb_hp: z.string() })
  .meta({ id: 'SessionUser' })
export type SessionUser = z.output<typeof SessionUser>
