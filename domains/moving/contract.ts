import { FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency, Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { provedStaffWith, staffWith } from '../audit/permissions.ts'
import { moveKinds, moveLimits, moveOutcomes, moveSources, moveSteps } from './words.ts'

const staff = staffWith('moving')
const path = '/api/v1/staff/moves'
const params = z.object({ move_id: Id })
const rateMessage = '환율을 확인해 주세요.'

const Counts = z.record(z.enum(moveOutcomes), z.int())
const Move = z
  .object({
    id: z.int(),
    source: z.enum(moveSources),
    /** The names of the files. */
    name: z.string(),
    step: z.enum(moveSteps),
    /** How far the step is: bytes while a file is read, rows afterwards. */
    done: z.int(),
    total: z.int(),
    /** Why it failed; empty where it did not. */
    failure: z.string(),
    created_at: Instant,
    finished_at: Instant.nullable(),
  })
  .meta({ id: 'Move' })
export type Move = z.output<typeof Move>

const KindCounts = z.object({ kind: z.enum(moveKinds), counts: Counts, /** Rows with a note. */ notes: z.int() })
export type KindCounts = z.output<typeof KindCounts>

const MoveDetail = z
  .object({
    ...Move.shape,
    kinds: z.array(KindCounts),
    /** Kinds the files say nothing of. */ missing: z.array(z.enum(moveKinds)),
  })
  .meta({ id: 'MoveDetail' })
export type MoveDetail = z.output<typeof MoveDetail>

/** Why a record, or a part of it, is not taken over; the detail is a value of the record. */
const Note = z.object({ text: z.string(), detail: z.string() })
export type Note = z.output<typeof Note>
const LeftOut = z
  .object({
    id: z.int(),
    kind: z.enum(moveKinds),
    old_id: z.string(),
    label: z.string(),
    outcome: z.enum(moveOutcomes),
    notes: z.array(Note),
  })
  .meta({ id: 'MoveLeftOut' })
export type LeftOut = z.output<typeof LeftOut>

/** A shop that moves here: files in, a dry run, and then all of it. */
export const staffMoves = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '이사 목록',
    access: staff,
    query: z.object({ after: Id.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    reply: z.object({ data: z.array(Move), next_after: z.int().nullable() }),
  }),
  /** Takes the files in and begins the dry run. */
  start: endpoint({
    method: 'POST',
    path,
    summary: '이사 파일 올리기',
    access: staff,
    body: z.object({
      source: z.enum(moveSources),
      /** What the prices in the files are in. */
      currency: Currency.default('krw'),
      krw_per_usd: z.coerce
        .number(rateMessage)
        .min(100, rateMessage)
        .max(10_000, rateMessage)
        .default(moveLimits.krwPerUsd),
    }),
    files: {
      files: { max: 3, mb: moveLimits.fileMb, kinds: ['text'] },
      pictures: { max: 1, mb: moveLimits.picturesMb, kinds: ['zip'] },
    },
    reply: Move,
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:move_id`,
    summary: '이사 한 건',
    access: staff,
    params,
    reply: MoveDetail,
  }),
  leftOut: endpoint({
    method: 'GET',
    path: `${path}/:move_id/left-out`,
    summary: '옮기지 못하는 것',
    access: staff,
    params,
    query: z.object({
      kind: z.enum(moveKinds).optional(),
      after: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({ data: z.array(LeftOut), next_after: z.int().nullable() }),
  }),
  report: endpoint({
    method: 'GET',
    path: `${path}/:move_id/report`,
    summary: '이사 보고서 (CSV)',
    access: staff,
    params,
    sends: 'file',
    reply: FileContent,
  }),
  /** Takes everything over that the dry run has shown. */
  apply: endpoint({
    method: 'POST',
    path: `${path}/:move_id/apply`,
    summary: '이사 적용',
    access: provedStaffWith('moving'),
    params,
    reply: Move,
  }),
  /** Forgets a move with everything read for it; what was taken over stays. */
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:move_id`,
    summary: '이사 지우기',
    access: staff,
    params,
    reply: Message,
  }),
}
