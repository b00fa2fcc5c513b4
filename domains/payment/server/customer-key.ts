import { createHmac } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'

/** The id under which a provider knows a member: the same each time, and impossible to guess or trace back. */
export const customerKeyOf = ({ secret }: Context, mb_id: string | null): string | null =>
  mb_id === null
    ? null
    : `m_${createHmac('sha256', secret).update(`customer ${mb_id}`).digest('base64url').slice(0, 40)}`
