import { bind } from '@sillage/server-kit/bind.ts'
import { audit } from '../contract.ts'
import { findLastChange, listAudit } from './audit-list.ts'

export const auditRoutes = bind(audit, {
  last: findLastChange,
  list: (ctx, input) => ctx.readReplica((ctx) => listAudit(ctx, input)),
})
