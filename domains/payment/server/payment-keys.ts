import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'

/** Finds a payment when its buyer returns from the provider, even if their cookies are gone. */
export const newReturnToken = () => randomBytes(24).toString('base64url')

/** The hash of it that is stored: a reader of the table cannot return in a buyer's place. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The id under which a provider knows a member: the same each time, and impossible to guess or trace back. */
export const customerKeyOf = ({ secret }: Context, mb_id: string | null): string | null =>
  mb_id === null
    ? null
    : `m_${createHmac('sha256', secret).update(`customer ${mb_id}`).digest('base64url').slice(0, 40)}`
