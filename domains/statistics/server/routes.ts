import { bind } from '@sillage/server-kit/bind.ts'
import { statistics } from '../contract.ts'
import { showBreakdown } from './breakdown.ts'
import { showCohorts } from './cohorts.ts'
import { showConversion } from './conversion.ts'
import { exportStatistics } from './export.ts'
import { showSales } from './sales.ts'

export const statisticsRoutes = bind(statistics, {
  sales: (ctx, { query }) => ctx.readReplica((ctx) => showSales(ctx, query)),
  breakdown: (ctx, { query }) => ctx.readReplica((ctx) => showBreakdown(ctx, query)),
  conversion: (ctx, { query }) => ctx.readReplica((ctx) => showConversion(ctx, query)),
  cohorts: (ctx) => ctx.readReplica(showCohorts),
  export: (ctx, { query }) => exportStatistics(ctx, query),
})
