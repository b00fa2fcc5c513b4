import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { recoveryCodeTable } from './tables.ts'

const count = 10
// Without characters that look alike in print.
const emails = 'abcdefghjkmnpqrstuvwxyz23456789'

function newCode() {
  const text = [...randomBytes(10)].map((byte) => emails.charAt(byte % emails.length)).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

const hashOf = ({ secret }: Context, mb_id: string, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery ${mb_id} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('base64url')

/** New codes in place of the old ones. Only their hashes are stored: they can be shown now and never again. */
export async function issueRecoveryCodes(ctx: Context, mb_id: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await dropRecoveryCodes(ctx, mb_id)
  await ctx.db.insert(recoveryCodeTable).values(codes.map((code) => ({ mb_id, code_hash: hashOf(ctx, mb_id, code) })))
  return codes
}

/** The update itself tests that the code was not used: two who send it at once do not both get in. */
export async function useRecoveryCode(ctx: Context, mb_id: string, code: string): Promise<boolean> {
  const used = await ctx.db
    .update(recoveryCodeTable)
    .set({ used_at: ctx.now() })
    .where(
      and(
        eq(recoveryCodeTable.mb_id, mb_id),
        eq(recoveryCodeTable.code_hash, hashOf(ctx, mb_id, code)),
        isNull(recoveryCodeTable.used_at),
      ),
    )
    .returning({ id: recoveryCodeTable.id })
  return used.length > 0
}

export const countRecoveryCodes = (ctx: Context, mb_id: string) =>
  ctx.db.$count(recoveryCodeTable, and(eq(recoveryCodeTable.mb_id, mb_id), isNull(recoveryCodeTable.used_at)))

export const dropRecoveryCodes = (ctx: Context, mb_id: string) =>
  ctx.db.delete(recoveryCodeTable).where(eq(recoveryCodeTable.mb_id, mb_id))
