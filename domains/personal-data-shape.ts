import type { Context } from '@sillage/server-kit/context.ts'

/** Whose data is asked for. The pseudonym stands in for the id where a row must stay without its person. */
export type Person = { mb_id: string; mb_name: string; mb_hp: string; mb_email: string; pseudonym: string }

/** What one part of the shop knows of its members. */
export type PersonalData = {
  name: string
  /** Why the member cannot leave yet, in a sentence; null where nothing stands in the way. */
  open?(ctx: Context, person: Person): Promise<string | null>
  /** Everything kept about the member, for the member to read: no secrets, no one else's data. */
  collect(ctx: Context, person: Person): Promise<unknown>
  /** Takes it all away, in the transaction of leaving; what the law keeps goes to retained_record. */
  erase(ctx: Context, person: Person): Promise<void>
}
