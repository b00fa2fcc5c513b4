import { createHmac } from 'node:crypto'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { describeFailure } from '@sillage/server-kit/job-failure.ts'
import { seal, unseal } from '@sillage/server-kit/sealed.ts'
import { type InstagramAccount, renewToken } from './instagram-service.ts'
import { instagramAccountTable } from './instagram-tables.ts'

const id = 1
/** A token lives sixty days: renewed each week, it may fail for seven weeks before anybody has to do something. */
const renewAfterDays = 7

/** The token that holds now: the one the shop began with, or what it has become, renewed when it is a week old. */
export async function tokenInForce(ctx: Context, account: InstagramAccount): Promise<string> {
  const began_with = createHmac('sha256', ctx.secret).update(account.token).digest('base64url')
  const [row] = await ctx.db.select().from(instagramAccountTable)
  // Somebody has put in another token: what the old one became is nobody's any more.
  const known = row?.began_with === began_with ? unseal(ctx.secret, row.token) : null
  if (!row || known === null) {
    await keep(ctx, { token: account.token, began_with, expires_at: addDays(ctx.now(), 60) })
    return account.token
  }
  if (addDays(row.renewed_at, renewAfterDays) > ctx.now()) return known
  try {
    const { access_token, expires_in } = await renewToken({ ...account, token: known })
    await keep(ctx, { token: access_token, began_with, expires_at: new Date(ctx.now().getTime() + expires_in * 1000) })
    return access_token
  } catch (error) {
    // The old one still holds; it is tried again the next time.
    ctx.log.warn({ reason: describeFailure(error) }, 'the token for Instagram could not be renewed')
    return known
  }
}

type Kept = { token: string; began_with: string; expires_at: Date }

async function keep(ctx: Context, { token, ...rest }: Kept) {
  const row = { ...rest, token: seal(ctx.secret, token), renewed_at: ctx.now() }
  await ctx.db
    .insert(instagramAccountTable)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: instagramAccountTable.id, set: row })
}
