import { bind } from '@sillage/server-kit/bind.ts'
import { company } from '../company-contract.ts'
import { policies } from '../contract.ts'
import { shopRules } from '../rules-contract.ts'
import { findCompany, readCompany, saveCompany } from './company.ts'
import { findPolicy, listPolicies, publishPolicy } from './policies.ts'
import { editShopRules, findShopRules, saveShopRules } from './rules.ts'
import { publishTemplates } from './templates.ts'

export const policyRoutes = bind(policies, {
  list: async (ctx) => ({ data: await listPolicies(ctx) }),
  show: (ctx, { params }) => findPolicy(ctx, params),
  publish: (ctx, { body }) => publishPolicy(ctx, body),
})

export const companyRoutes = bind(company, {
  show: (ctx) => findCompany(ctx),
  edit: (ctx) => readCompany(ctx),
  save: (ctx, { body }) => saveCompany(ctx, body),
  publishTemplates: (ctx) => publishTemplates(ctx),
})

export const shopRuleRoutes = bind(shopRules, {
  show: (ctx) => findShopRules(ctx),
  edit: (ctx) => editShopRules(ctx),
  save: (ctx, { body }) => saveShopRules(ctx, body),
})
