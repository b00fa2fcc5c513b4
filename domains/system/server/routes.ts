import { bind } from '@sillage/server-kit/bind.ts'
import type { ServiceState } from '../../staff/service-words.ts'
import { system } from '../contract.ts'
import { showHealth } from './health.ts'
import { listJobs, retryDeadJob } from './jobs.ts'
import { listWebhooks } from './webhooks.ts'

export const createSystemRoutes = (services: readonly ServiceState[]) =>
  bind(system, {
    health: (ctx) => showHealth(ctx, services),
    jobs: listJobs,
    webhooks: listWebhooks,
    retry: (ctx, { params }) => retryDeadJob(ctx, params.job_id),
  })
