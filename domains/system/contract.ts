import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { providers } from '../order/payment-words.ts'
import { serviceNames } from '../staff/service-words.ts'
import { jobStates } from './words.ts'

const staff = staffWith('jobs')

const Job = z
  .object({
    id: z.int(),
    name: z.string(),
    state: z.enum(jobStates),
    attempts: z.int(),
    last_error: z.string().nullable(),
    run_at: Instant,
    created_at: Instant,
    finished_at: Instant.nullable(),
    /** The screen where what it worked on is repeated instead. */
    elsewhere: z.string().nullable(),
  })
  .meta({ id: 'Job' })
export type Job = z.output<typeof Job>

const Webhook = z
  .object({
    id: z.int(),
    provider: z.enum(providers),
    kind: z.string(),
    payment_id: z.int().nullable(),
    order_no: z.string().nullable(),
    received_at: Instant,
    /** Null while the provider could not be asked about it. */
    handled_at: Instant.nullable(),
    outcome: z.string().nullable(),
  })
  .meta({ id: 'ReceivedWebhook' })
export type ReceivedWebhook = z.output<typeof Webhook>

/** How the installation is doing: its jobs, its messages, its database and its files. */
export const system = {
  health: endpoint({
    method: 'GET',
    path: '/api/v1/staff/system/health',
    summary: '시스템 상태',
    access: staff,
    reply: z.object({
      database: z.object({ version: z.string(), bytes: z.int(), connections: z.int(), answer_ms: z.int() }),
      files: z.object({ count: z.int(), bytes: z.int() }),
      outbox: z.array(
        z.object({
          channel: z.string(),
          waiting: z.int(),
          oldest_at: Instant.nullable(),
          /** Those that did not arrive, of the last day. */
          failed: z.int(),
          last_sent_at: Instant.nullable(),
        }),
      ),
      queues: z.array(
        z.object({
          name: z.string(),
          waiting: z.int(),
          running: z.int(),
          dead: z.int(),
          /** Since when the oldest job that is due has been waiting. */
          oldest_at: Instant.nullable(),
          last_done_at: Instant.nullable(),
        }),
      ),
      crons: z.array(z.object({ name: z.string(), next_at: Instant, last_done_at: Instant.nullable() })),
      webhooks: z.object({ last_at: Instant.nullable(), open: z.int() }),
      services: z.array(z.object({ service: z.enum(serviceNames), state: z.enum(['ready', 'test', 'missing']) })),
    }),
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/api/v1/staff/system/jobs',
    summary: '작업 목록',
    access: staff,
    query: keysetQuery({ state: z.enum(jobStates).default('dead'), keyword: z.string().trim().max(60).optional() }),
    reply: keysetOf(Job),
  }),
  /** What payment providers have sent us, the newest first. */
  webhooks: endpoint({
    method: 'GET',
    path: '/api/v1/staff/system/webhooks',
    summary: '받은 웹훅',
    access: staff,
    query: keysetQuery({ open: z.stringbool().optional() }),
    reply: keysetOf(Webhook),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/staff/system/jobs/:job_id/retry',
    summary: '실패한 작업 다시 하기',
    access: staff,
    params: z.object({ job_id: Id }),
    reply: Job,
  }),
}
