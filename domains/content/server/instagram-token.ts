import { createHmac } from 'node:crypto'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { decrypt, encrypt } from '@sillage/server-kit/encryption.ts'
import { describeFailure } from '@sillage/server-kit/job-failure.ts'
import { exchangeToken, type InstagramAccount, renewToken } from './instagram-service.ts'
import { instagramAccountTable } from './instagram-tables.ts'

const id = 1
/** A token lives sixty days: renewed each week, it may fail for seven weeks before anybody has to do something. */
const renewAfterDays = 7

/** The token that holds now: the one the shop began with, or what it has become, renewed when it is a week old. */
export async function tokenInForce(ctx: Context, account: InstagramAccount): Promise<string> {
  const began_with = createHmac('sha256', ctx.secret).update(account.token).digest('base64url')
  const [row] = await ctx.db.select().from(instagramAccountTable)
  // The setting has another token: the renewed old one is not used any more.
  const known = row?.began_with === began_with ? decrypt(ctx.secret, row.token) : null
  if (row && known !== null && addDays(row.renewed_at, renewAfterDays) > ctx.now()) return known
  const token = known ?? account.token
  const fresh = await freshToken(ctx, { ...account, token }, { isFirst: known === null })
  if (fresh) {
    const expires_at = new Date(ctx.now().getTime() + fresh.expires_in * 1000)
    await keep(ctx, { token: fresh.access_token, began_with, expires_at, renewed_at: ctx.now() })
    return fresh.access_token
  }
  // The first token may only be too young to be renewed: it is tried again in a day.
  const renewed_at = addDays(ctx.now(), 1 - renewAfterDays)
  if (known === null) await keep(ctx, { token, began_with, expires_at: addDays(ctx.now(), 60), renewed_at })
  return token
}

/** Null where the service gives none: the one there was still holds, and it is tried again the next time. */
async function freshToken(ctx: Context, account: InstagramAccount, { isFirst }: { isFirst: boolean }) {
  try {
    if (!isFirst || !account.appSecret) return await renewToken(account)
    // Who put a long-lived one beside the secret is refused the exchange, and needs none.
    return await exchangeToken(account).catch(() => renewToken(account))
  } catch (error) {
    ctx.log.warn({ reason: describeFailure(error) }, 'the token for Instagram could not be renewed')
    return null
  }
}

type Kept = { token: string; began_with: string; expires_at: Date; renewed_at: Date }

async function keep(ctx: Context, { token, ...rest }: Kept) {
  const row = { ...rest, token: encrypt(ctx.secret, token) }
  await ctx.db
    .insert(instagramAccountTable)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: instagramAccountTable.id, set: row })
}
