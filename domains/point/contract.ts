import { endpoint } from '@sillage/kit/endpoint.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { pointReasons, pointRules } from './words.ts'

/** One line of the statement; `balance` is what there was after it. */
export const PointEntry = z
  .object({
    id: z.int(),
    amount: z.int(),
    balance: z.int(),
    reason: z.enum(pointReasons),
    memo: z.string(),
    created_at: Instant,
  })
  .meta({ id: 'PointEntry' })
export type PointEntry = z.output<typeof PointEntry>

/** The statement with what can be spent now, and what of it ends soon: how much in all, and when the first of it. */
export const PointStatement = pageOf(PointEntry)
  .extend({ balance: z.int(), expiring_soon: z.object({ amount: z.int(), at: Instant }).nullable() })
  .meta({ id: 'PointStatement' })
export type PointStatement = z.output<typeof PointStatement>

const direction = z.enum(['in', 'out']).optional()
const staff = staffWith('points')

const movement = z.object({
  mb_id: z.string().trim().min(1, '아이디를 입력해 주세요.').max(20, '아이디를 확인해 주세요.'),
  amount: z
    .int('금액을 확인해 주세요.')
    .min(1, '금액을 확인해 주세요.')
    .max(pointRules.staff_max, '금액을 확인해 주세요.'),
  /** The member reads it too. */
  memo: z.string().trim().min(1, '사유를 입력해 주세요.').max(100, '사유가 너무 길어요.'),
  /** Chosen by the screen for each action: sent twice, it is done once. */
  key: z.uuid(),
})

export const point = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/points',
    summary: '내 적립금과 내역',
    access: 'owner',
    query: pageQuery({ sort: ['id'], filters: { direction } }),
    reply: PointStatement,
  }),
  staff: {
    list: endpoint({
      method: 'GET',
      path: '/api/v1/staff/points/:mb_id',
      summary: '회원의 적립금과 내역',
      access: staff,
      params: z.object({ mb_id: z.string() }),
      query: pageQuery({ sort: ['id'], filters: { direction } }),
      reply: PointStatement,
    }),
    /** What the shop owes its members in points, and when it runs out. */
    liability: endpoint({
      method: 'GET',
      path: '/api/v1/staff/point-liability',
      summary: '쓰지 않은 적립금',
      access: staff,
      reply: z.object({
        outstanding: z.int(),
        members: z.int(),
        expiring_soon: z.int(),
        /** By the month in which they expire. */
        months: z.array(z.object({ month: z.string(), amount: z.int() })),
      }),
    }),
    grant: endpoint({
      method: 'POST',
      path: '/api/v1/staff/points/grant',
      summary: '적립금 지급',
      access: staff,
      body: movement,
      reply: PointEntry,
    }),
    take: endpoint({
      method: 'POST',
      path: '/api/v1/staff/points/take',
      summary: '적립금 차감',
      access: staff,
      body: movement,
      reply: PointEntry,
    }),
    /** The same amount to each of a list, all or nothing. A dry run says who would get it and writes nothing. */
    grantMany: endpoint({
      method: 'POST',
      path: '/api/v1/staff/points/grant-many',
      summary: '여러 회원에게 적립금 지급',
      access: staff,
      body: movement.omit({ mb_id: true }).extend({
        mb_ids: z.array(z.string().trim().min(1).max(40)).min(1, '아이디를 입력해 주세요.').max(pointRules.many_max),
        dry_run: z.boolean().default(false),
      }),
      reply: z.object({
        granted: z.array(z.object({ mb_id: z.string(), mb_name: z.string() })),
        /** No such member, or one who is blocked or has not finished joining. */
        refused: z.array(z.string()),
        total: z.int(),
      }),
    }),
  },
}
