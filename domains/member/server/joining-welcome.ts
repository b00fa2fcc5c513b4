import type { Context } from '@sillage/server-kit/context.ts'
import { atJoining } from '../../member-hooks.ts'

/** What a new member finds on the first visit. Once for each member, with the caller's transaction. */
export async function welcome(ctx: Context, { mb_id }: { mb_id: string }) {
  for (const follow of atJoining) await follow(ctx, mb_id)
}
