import { bind } from '@sillage/server-kit/bind.ts'
import { insight } from '../contract.ts'
import { setAnalyticsClient } from './analytics.ts'
import { countClick, countStep, listClicks } from './clicks.ts'

const noted = { message: '기록했어요.' }

export const insightRoutes = bind(insight, {
  click: async (ctx, { body }) => {
    await countClick(ctx, body)
    return noted
  },
  visit: async (ctx, { body }) => {
    await countStep(ctx, body)
    return noted
  },
  clicks: (ctx, { query }) => listClicks(ctx, query),
  setSession: async (ctx, { body }) => {
    await setAnalyticsClient(ctx, body)
    return noted
  },
})
