import type { AnyEndpoint } from '@sillage/kit/endpoint.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Bound } from '@sillage/server-kit/bind.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { lt } from 'drizzle-orm'
import { orderPermissions } from '../permissions.ts'
import { personalReadTable } from './tables.ts'

/** Staff with one of these permissions read who people are, where they live and what they wrote. */
const personal = new Set<string>([
  'members',
  ...orderPermissions,
  'applications',
  'inquiries',
  'quotations',
  'points',
  'messages',
])

/**
 * With other permissions staff see people on these alone: who takes a class, who holds a coupon, who wrote a review,
 * who bought a lot.
 */
const alsoPersonal = new Set([
  '/api/v1/staff/tssa/sessions/:id/roster',
  '/api/v1/staff/tssa/scan/:code',
  '/api/v1/staff/tssa/certificates',
  '/api/v1/staff/coupon-issues',
  '/api/v1/staff/reviews',
  '/api/v1/staff/lot-buyers',
])

/** Leaves one event for each read of personal data by staff: who, what, when, and nothing of what was read. */
export const auditReads = (bound: Bound[]): Bound[] =>
  bound.map((entry) => {
    const { path } = entry.endpoint
    if (!readsPeople(entry.endpoint)) return entry
    const handler = async (ctx: Context, input: { params?: Record<string, unknown> }) => {
      // bind has tied the handler to this very endpoint, whose input this is.
      const answer = await entry.handler(ctx, input as never)
      await writeRead(ctx, path.split('/')[4] ?? '', Object.values(input.params ?? {}).join(' '))
      return answer
    }
    return { ...entry, handler }
  })

export const readsPeople = ({ method, access, path }: AnyEndpoint) =>
  method === 'GET' && typeof access !== 'string' && (personal.has(access.staff) || alsoPersonal.has(path))

/** Written after the read and before the answer: what cannot be noted down is not shown. */
export const writeRead = (ctx: Context, place: string, of: string) =>
  ctx.db.insert(personalReadTable).values({ mb_id: requireMember(ctx).mb_id, place, of, read_at: ctx.now() })

const keptDays = 731

/** Once a day: the law wants such a log for two years. */
export const forgetReads = (ctx: Context) =>
  ctx.db.delete(personalReadTable).where(lt(personalReadTable.read_at, addDays(ctx.now(), -keptDays)))
