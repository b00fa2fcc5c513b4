import { bind } from '@sillage/server-kit/bind.ts'
import { policies } from '../contract.ts'
import { findPolicy, listPolicies, publishPolicy } from './policies.ts'

export const policyRoutes = bind(policies, {
  list: async (ctx) => ({ data: await listPolicies(ctx) }),
  show: (ctx, { params }) => findPolicy(ctx, params),
  publish: (ctx, { body }) => publishPolicy(ctx, body),
})
