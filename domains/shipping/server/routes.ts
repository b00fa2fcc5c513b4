import { bind } from '@sillage/server-kit/bind.ts'
import { shipping } from '../contract.ts'
import { previewShippingRules, saveShippingRules, showShippingDesk } from './desk.ts'
import { lookUpCost } from './look-up.ts'
import { findShippingRules } from './rules.ts'

export const shippingRoutes = bind(shipping, {
  rules: (ctx) => findShippingRules(ctx),
  fees: (ctx) => findShippingRules(ctx),
  cost: lookUpCost,
  desk: { show: showShippingDesk, preview: previewShippingRules, save: saveShippingRules },
})
