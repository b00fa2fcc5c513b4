import { Problem } from '@sillage/kit/problem.ts'
import { createConcurrencyLimit } from '@sillage/server-kit/concurrency-limit.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { networkOf } from '@sillage/server-kit/rate-limit.ts'
import { eq, like, or, sql } from 'drizzle-orm'
import { accountRules } from '../words.ts'
import { knownDevice } from './known-device.ts'
import { loginFailureTable } from './tables.ts'

const { free_failures, free_failures_of_address, free_failures_of_account, delay_cap_seconds } = accountRules
const forgottenAfter = sql`interval '1 hour'`

/**
 * Looking at the delay, hashing and counting are one turn: a hundred guesses sent at once meet the count of those
 * before them, and a hundred right passwords all get in.
 */
export const signInTurns = createConcurrencyLimit({ atOnce: 2, waiting: 500 })

type Key = { key: string; free: number }

/**
 * What a wrong password is counted under. A browser the member has used before has a counter of its own, so that others
 * cannot delay it. All others are counted by account and address together; by address alone, against guesses at many
 * accounts, and by account alone, against guesses from many addresses: those two have higher limits for the sake of
 * offices, and of the owner.
 */
function keysOf(ctx: Context, mb_id: string): Key[] {
  const device = knownDevice(ctx, mb_id)
  if (device) return [{ key: `device:${device} id:${mb_id}`, free: free_failures }]
  const address = networkOf(ctx.visitor.ip)
  return [
    { key: `${accountKey(mb_id)} ip:${address}`, free: free_failures },
    { key: accountKey(mb_id), free: free_failures_of_account },
    { key: `ip:${address}`, free: free_failures_of_address },
  ]
}

const accountKey = (mb_id: string) => `id:${mb_id}`

export async function refuseWhileDelayed(ctx: Context, mb_id: string) {
  const { rows } = await ctx.db.execute<{ seconds: number | null }>(sql`
    select ceil(extract(epoch from max(blocked_until) - now()))::int as seconds
    from login_failure where key = any(${sql.param(keysOf(ctx, mb_id).map(({ key }) => key))}::text[])`)
  const seconds = rows[0]?.seconds ?? 0
  if (seconds <= 0) return
  throw new Problem(429, '로그인에 여러 번 실패했어요. {seconds}초 뒤에 다시 시도해 주세요.', {
    code: 'login_delayed',
    slots: { seconds },
    retryAfterSeconds: seconds,
  })
}

/** Counts a wrong password, whether the account exists or not. One statement: no try is lost. */
export async function countFailure(ctx: Context, mb_id: string) {
  const failures = sql`case when login_failure.failed_at < now() - ${forgottenAfter} then 1 else login_failure.failures + 1 end`
  // The exponent is limited: the power of a million failures would overflow.
  const free = sql`(select free from counted where counted.key = login_failure.key)`
  const delay = sql`case when ${failures} < ${free} then 0
    else least(${delay_cap_seconds}::int, power(2, least(${failures} - ${free} + 1, 20))) end`
  await ctx.db.execute(sql`
    with counted as (
      select key, free from jsonb_to_recordset(${JSON.stringify(keysOf(ctx, mb_id))}::jsonb) as each(key text, free int))
    insert into login_failure (key, failures, blocked_until, failed_at)
    select key, 1, now(), now() from counted order by key
    on conflict (key) do update
    set failures = ${failures}, blocked_until = now() + make_interval(secs => ${delay}), failed_at = now()`)
}

/** The account's counts only: someone with one account could otherwise clear their address between guesses at others. */
export const forgetFailures = (ctx: Context, mb_id: string) =>
  ctx.db
    .delete(loginFailureTable)
    .where(
      or(
        eq(loginFailureTable.key, accountKey(mb_id)),
        like(loginFailureTable.key, `${accountKey(mb_id).replaceAll('_', '\\_')} ip:%`),
        eq(loginFailureTable.key, `device:${knownDevice(ctx, mb_id)} id:${mb_id}`),
      ),
    )
