import { createHmac } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'

/** The name a provider knows a member by: the same each time, and nothing anybody could guess or trace back. */
export const customerKeyOf = ({ secret }: Context, mb_id: string | null): string | null =>
  mb_id === null
    ? null
    : `m_${createHmac('sha256', secret).update(`customer ${mb_id}`).digest('base64url').slice(0, 40)}`
