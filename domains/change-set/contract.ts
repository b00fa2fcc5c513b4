import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { anyStaff } from '../audit/permissions.ts'
import { changeStates } from './words.ts'

const path = '/api/v1/staff/change-sets'

/** One change of many rows, as the list of past ones shows it. */
const ChangeSet = z
  .object({
    id: z.int(),
    /** What was done: `catalog.grid`, `catalog.import`. */
    kind: z.string(),
    mb_id: z.string(),
    /** How many rows of the shop it has changed. */
    rows: z.int(),
    state: z.enum(changeStates),
    /** Of a file that a job applies: how many of its rows it has dealt with, of how many. */
    done: z.int(),
    total: z.int(),
    /** Rows of the file that were refused when their turn came. */
    left_out: z.array(z.object({ name: z.string(), reason: z.string() })),
    created_at: Instant,
    undone_at: Instant.nullable(),
    undone_by: z.string().nullable(),
  })
  .meta({ id: 'ChangeSet' })
export type ChangeSet = z.output<typeof ChangeSet>

/** Changes of many rows at once, which can be undone as one. Who may undo a set is who may make one. */
export const changeSets = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '일괄 변경 기록',
    access: anyStaff,
    query: z.object({
      /** The part of the shop it belongs to: `catalog`. */
      area: z.string().max(40).optional(),
      after: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: z.object({ data: z.array(ChangeSet), next_after: z.int().nullable() }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: '일괄 변경 한 건과 진행 상황',
    access: anyStaff,
    params: z.object({ id: Id }),
    reply: ChangeSet,
  }),
  /** Stops a file that is being applied. What is applied stays, and can be undone or gone on from. */
  stop: endpoint({
    method: 'POST',
    path: `${path}/:id/stop`,
    summary: '적용 멈추기',
    access: anyStaff,
    params: z.object({ id: Id }),
    reply: ChangeSet,
  }),
  resume: endpoint({
    method: 'POST',
    path: `${path}/:id/resume`,
    summary: '멈춘 적용 이어 하기',
    access: anyStaff,
    params: z.object({ id: Id }),
    reply: ChangeSet,
  }),
  /** What stands in the way of undoing it: rows that something else has changed since, by their names. */
  touched: endpoint({
    method: 'GET',
    path: `${path}/:id/touched`,
    summary: '되돌리지 못하는 줄',
    access: anyStaff,
    params: z.object({ id: Id }),
    reply: z.object({
      /** How many rows the set has, and how many of them stay as they are: by name, and why. */
      rows: z.int(),
      touched: z.int(),
      stuck: z.array(z.object({ name: z.string(), reason: z.string() })),
    }),
  }),
  undo: endpoint({
    method: 'POST',
    path: `${path}/:id/undo`,
    summary: '한꺼번에 바꾼 것을 되돌리기',
    access: anyStaff,
    params: z.object({ id: Id }),
    query: z.object({
      /** Leaves rows as they are that were changed since; without it they refuse the whole undo. */
      rest: z.stringbool().optional(),
    }),
    reply: Message,
  }),
}
